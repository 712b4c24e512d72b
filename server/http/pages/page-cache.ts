import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HOUR_MS } from '#domain/time/durations.ts'
import { encode, preferredEncoding, type Encoding } from './encoding.ts'
import { pageUrl } from './page-url.ts'
import { replaceBytes } from './replace-bytes.ts'
import { headersOf, sealScripts } from '../guards/security-headers.ts'

const MAX_BYTES = 96 * 1024 * 1024
/** Pages with longer URLs are not cached, so that made-up ones do not evict real pages. */
const MAX_URL_LENGTH = 300
/** Time for which an outdated page may be served when it cannot be rendered again (stale-if-error, RFC 5861). */
const STALE_IF_ERROR_MS = HOUR_MS

/** Lets the browser keep a prefetched page until the tap. It is outdated by 30 s at most; checkout reads prices again. */
const PREFETCHED = 'private, max-age=30'
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Variables that a page request passes to the page cache. */
export type PageEnv = {
  Variables: {
    /** Marks the scripts that the renderer wrote; absent where there are none. */
    nonce?: string
    /** The page that the renderer wrote, in UTF-8, of an answer without a body. */
    html?: Buffer<ArrayBuffer>
  }
}

/** A finished page in one encoding; headers as the flat list that node writes. */
type CachedPage = {
  /** The state of the catalogue that it shows; an outdated page is served only if rendering fails. */
  readonly generation: number
  readonly finishedAt: number
  readonly body: Buffer<ArrayBuffer>
  readonly etag: string
  readonly headers: readonly string[]
  /** The headers for a browser that prefetches. */
  readonly prefetched: readonly string[]
}

/**
 * Caches finished pages until the catalogue changes. Pages are the same for everybody: only the browser knows who is
 * logged in and what is in the cart. Pages with `no-store` and failed ones are not cached. While the database is away the
 * outdated page is served for up to an hour: prices are checked again at checkout.
 */
export function createPageCache(
  policy: (hashes: readonly string[]) => string,
  securityHeaders: Readonly<Record<string, string>>,
) {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => page.body.length + 2_000,
  })
  let generation = 0
  const current = (key: string): CachedPage | undefined => {
    const page = cache.get(key)
    return page?.generation === generation ? page : undefined
  }

  /**
   * Completes rendered pages with policy, encoding and headers, and caches those that may be cached. A page that somebody
   * else's request brought into the cache while this one waited for its turn is not rendered again.
   */
  const finish = createMiddleware<PageEnv>(async (context, next) => {
    const encoding = preferredEncoding(context.req.header('accept-encoding'))
    const isPrefetch = isPrefetched(context.req.header('sec-purpose'))
    const { pathname, search } = new URL(context.req.url)
    const url = pageUrl(pathname + search)
    const key = keyOf(encoding, url)
    const known = current(key)
    if (known !== undefined) {
      context.res = new Response(known.body, {
        headers: pairs(isPrefetch ? known.prefetched : known.headers),
      })
      return
    }
    const startedIn = generation
    await next()
    const { res } = context
    const stale = res.status === 503 ? cache.get(key) : undefined
    if (stale !== undefined && performance.now() - stale.finishedAt < STALE_IF_ERROR_MS) {
      context.res = undefined
      context.res = new Response(stale.body, { headers: pairs(stale.headers) })
      return
    }
    if (!isCacheable(res)) return
    const { nonce, html } = context.var
    const page = {
      ...(await finished(res, {
        encoding,
        nonce,
        html,
        policy,
        securityHeaders: headersOf(pathname, securityHeaders),
      })),
      generation: startedIn,
      finishedAt: performance.now(),
    }
    const cacheable =
      res.status === 200 &&
      startedIn === generation &&
      res.headers.get('cache-control') !== 'no-store' &&
      url.length <= MAX_URL_LENGTH
    if (cacheable) cache.set(key, page)
    context.res = undefined
    const headers = isPrefetch && res.status === 200 ? page.prefetched : page.headers
    context.res = new Response(page.body, { status: res.status, headers: pairs(headers) })
  })

  /** Answers from the cache; the status of the answer, or null if the page is not cached. */
  const answer = (request: IncomingMessage, response: ServerResponse, requestId: string): number | null => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    const page = current(keyOf(encoding, pageUrl(request.url ?? '/')))
    if (page === undefined) return null
    const status = request.headers['if-none-match'] === page.etag ? 304 : 200
    const headers = isPrefetched(request.headers['sec-purpose']) ? page.prefetched : page.headers
    response.writeHead(status, [...headers, 'x-request-id', requestId])
    response.end(status === 304 || request.method === 'HEAD' ? undefined : page.body)
    return status
  }

  /** All pages are outdated: the catalogue has changed. */
  const forget = (): void => {
    generation += 1
  }

  return { finish, answer, forget }
}

/** Pages and their data, and whatever says itself that everybody may have it. */
function isCacheable({ headers }: Response): boolean {
  return (
    /^text\/(html|x-script)/.test(headers.get('content-type') ?? '') ||
    headers.get('cache-control')?.startsWith('public') === true
  )
}

/** Tells whether the browser asks before its user does (wicg.github.io/nav-speculation, Sec-Purpose). */
function isPrefetched(purpose: string | string[] | undefined): boolean {
  return typeof purpose === 'string' && purpose.startsWith('prefetch')
}

function keyOf(encoding: Encoding, path: string): string {
  return `${encoding} ${path}`
}

type FinishOptions = {
  readonly encoding: Encoding
  readonly nonce: string | undefined
  /** The page of an answer without a body. */
  readonly html: Buffer<ArrayBuffer> | undefined
  readonly policy: (hashes: readonly string[]) => string
  readonly securityHeaders: Readonly<Record<string, string>>
}

async function finished(
  response: Response,
  { encoding, nonce, html: page = Buffer.alloc(0), policy, securityHeaders }: FinishOptions,
): Promise<Pick<CachedPage, 'body' | 'etag' | 'headers' | 'prefetched'>> {
  const rendered = response.body === null ? page : Buffer.from(await response.arrayBuffer())
  const sealed = nonce === undefined ? { html: rendered, hashes: [] } : sealScripts(rendered, nonce)
  const { hashes } = sealed
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
  const encoded = await encode(isHtml ? lowerScriptPriority(sealed.html) : sealed.html, encoding)
  // bytes in the form that Node writes unchanged
  const body = Buffer.from(encoded.buffer, encoded.byteOffset, encoded.byteLength)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...Object.fromEntries(response.headers),
    ...securityHeaders,
    ...(isHtml ? { 'content-security-policy': policy(hashes) } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
    'cache-control': response.headers.get('cache-control') ?? REVALIDATED,
    vary: 'accept-encoding',
    etag,
  }
  const flat = Object.entries(headers).flat()
  return {
    body,
    etag,
    headers: flat,
    prefetched: flat.map((part) => (part === REVALIDATED ? PREFETCHED : part)),
  }
}

/** Lets the stylesheet, fonts and first picture load before the scripts; on a slow network the page shows half a second earlier. */
function lowerScriptPriority(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return replaceBytes(html, '<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []))
}
