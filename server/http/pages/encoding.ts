import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A content encoding of pages. */
export type Encoding = 'br' | 'gzip' | 'identity'

const cache = new Map<string, Encoding>()
const MAX_CACHED = 200

/** The best encoding that a client accepts. */
export function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? '')
  const encoding = cache.get(header) ?? choose(header)
  if (cache.size < MAX_CACHED) cache.set(header, encoding)
  return encoding
}

function choose(header: string): Encoding {
  const offered = new Set(
    header
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

/** Encodes bytes. */
export async function encode(
  plain: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return plain
  const packed =
    encoding === 'gzip'
      ? await gzipped(plain)
      : await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return new Uint8Array(packed)
}
