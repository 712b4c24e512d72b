import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { securityHeaders } from './security-headers.ts'

const KEPT_BYTES = 96 * 1024 * 1024
const URL_LENGTH = 300

type Encoding = 'br' | 'gzip' | 'identity'

/** A finished page in one encoding, ready to be sent. */
type Kept = { readonly body: Uint8Array<ArrayBuffer>; readonly headers: Record<string, string> }

const compressors = {
  br: promisify((bytes: Uint8Array, done: (error: Error | null, out: Buffer) => void) =>
    brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, done),
  ),
  gzip: promisify((bytes: Uint8Array, done: (error: Error | null, out: Buffer) => void) => gzip(bytes, done)),
}

/**
 * Keeps finished pages and serves them again until the catalogue changes. Pages are the same for everybody: who is
 * signed in and what is in the cart is known to the browser alone. What says `no-store`, or did not succeed, is not kept.
 */
export function keptPages(settings: { readonly policy: (html: string) => string }) {
  const kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (page) => page.body.length + 500,
  })
  let generation = 0

  const middleware = createMiddleware(async (context, next) => {
    const { method, url } = context.req
    if (method !== 'GET' || url.length > URL_LENGTH) return next()
    const encoding = preferred(context.req.header('accept-encoding'))
    const key = `${encoding} ${url.slice(url.indexOf('/', 8))}`
    const page = kept.get(key)
    if (page !== undefined) return answer(page, context.req.header('if-none-match'))
    const begun = generation
    await next()
    const { res } = context
    if (!isPage(res)) return undefined
    const made = await finish(await res.text(), res.headers, { encoding, policy: settings.policy })
    const keepable =
      res.status === 200 && res.headers.get('cache-control') !== 'no-store' && begun === generation
    if (keepable) kept.set(key, made)
    const status = res.status
    context.res = undefined
    context.res = new Response(made.body, { status, headers: made.headers })
    return undefined
  })

  return {
    middleware,
    /** Forgets all pages: the catalogue has changed. */
    forget: (): void => {
      generation += 1
      kept.clear()
    },
  }
}

function answer(page: Kept, known: string | undefined): Response {
  return known !== undefined && known === page.headers.etag
    ? new Response(null, { status: 304, headers: page.headers })
    : new Response(page.body, { headers: page.headers })
}

function isPage(response: Response): boolean {
  return /^text\/(html|x-script)/.test(response.headers.get('content-type') ?? '')
}

async function finish(
  text: string,
  headers: Headers,
  { encoding, policy }: { encoding: Encoding; policy: (html: string) => string },
): Promise<Kept> {
  const type = headers.get('content-type') ?? 'text/html; charset=utf-8'
  const plain = new TextEncoder().encode(text)
  const body = encoding === 'identity' ? plain : new Uint8Array(await compressors[encoding](plain))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    body,
    headers: {
      ...Object.fromEntries(headers),
      ...securityHeaders,
      ...(type.startsWith('text/html') ? { 'content-security-policy': policy(text) } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': headers.get('cache-control') ?? 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      etag,
    },
  }
}

function preferred(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
