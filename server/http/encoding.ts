import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How the bytes of a page are sent. */
export type Encoding = 'br' | 'gzip' | 'identity'

const known = new Map<string, Encoding>()
const KNOWN = 200

/** The best encoding that a client accepts. */
export function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  const wish = String(accepted ?? '')
  const answer = known.get(wish) ?? chosen(wish)
  if (known.size < KNOWN) known.set(wish, answer)
  return answer
}

function chosen(wish: string): Encoding {
  const offered = new Set(
    wish
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.replace(/;.*$/, '').trim()),
  )
  if (offered.has('br')) return 'br'
  return offered.has('gzip') ? 'gzip' : 'identity'
}

const brotli = promisify<Uint8Array, object, Buffer>(brotliCompress)
const gzipped = promisify<Uint8Array, Buffer>(gzip)

/** The bytes of a text in an encoding. */
export async function encode(text: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new TextEncoder().encode(text)
  if (encoding === 'identity') return plain
  const packed =
    encoding === 'gzip'
      ? await gzipped(plain)
      : await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return new Uint8Array(packed)
}
