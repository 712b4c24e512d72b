import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { AppError } from '#domain/errors.ts'
import type { Config } from './config.ts'
import { createApi } from './http/api.ts'
import { isCleanUrl } from './http/check-input.ts'
import { clientAddressReader } from './http/client-address.ts'
import { cataloguePaths } from './http/catalogue.ts'
import { SIMULATOR_PATH } from './gateways/payments/open-payments.ts'
import { staticAssets, mediaFiles } from './http/assets.ts'
import { createPageCache } from './http/page-cache.ts'
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts'
import { createHealthRoutes } from './http/health.ts'
import type { Services } from './services.ts'

/** The request context of page loaders: the use cases of the store, and an error reporter. */
export type PageContext = { readonly services: Services; readonly report: (error: unknown) => void }

/** Renders a page. */
export type PageHandler = (request: Request, context: PageContext) => Promise<Response>

export type AppOptions = {
  readonly config: Config
  readonly services: Services
  /** The routes of the payment simulator; null with another provider. */
  readonly simulator: Hono | null
  readonly log: Logger
  readonly pages: PageHandler
  readonly isReady: () => Promise<boolean>
}

type Env = { Variables: { requestId: string } }

/** Composes the server as a fetch handler and a Node listener; `catalogueChanged` invalidates the page cache. */
export function createApp({ config, services, simulator, log, pages, isReady }: AppOptions) {
  const policy = (html: string): string =>
    config.mode === 'development'
      ? "frame-ancestors 'none'"
      : contentSecurityPolicy(html, config.apiBase, config.paymentProvider.provider)
  const headers = securityHeaders(config.publicUrl)
  const pageCache = createPageCache(policy, headers)
  const health = createHealthRoutes({
    isReady,
    metricsToken: config.metricsToken,
    addressOf: clientAddressReader(config.trustedProxies),
  })
  const api = createApi({
    services,
    publicUrl: config.publicUrl,
    apiBase: config.apiBase,
    trustedProxies: config.trustedProxies,
    onUnexpected: (error, requestId) => log.error({ err: error, requestId }, 'a call failed'),
  })

  const logRequest = (request: {
    requestId: string
    method: string
    path: string
    status: number
    startedAt: number
  }): void => {
    const { startedAt, ...fields } = request
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    health.count(fields.path, fields.status, ms)
    log.info({ ...fields, ms }, 'request')
  }
  const withRequestLog = createMiddleware<Env>(async (context, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    await next()
    // also for files and health checks, which carry no other headers
    context.header('x-content-type-options', 'nosniff')
    const { method, path } = context.req
    logRequest({ requestId, method, path, status: context.res.status, startedAt })
  })
  const withHeaders = createMiddleware<Env>(async (context, next) => {
    await next()
    context.header('x-request-id', context.var.requestId)
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })

  const app = new Hono<Env>()
  app.use(withRequestLog)
  app.use(refuseUncleanUrls)
  app.route('/', health.routes)
  const handleApi = createMiddleware<Env>(async (context) =>
    api.fetch(context.req.raw, { ...(context.env as object), requestId: context.var.requestId }),
  )
  const bases = ['/api', ...customApiBase(config.apiBase)]
  const cached = bases.flatMap((base) => cataloguePaths.map((path) => base + path))
  for (const path of cached) app.all(path, withHeaders, pageCache.finish, handleApi)
  for (const path of ['/auth/verify', ...bases.map((base) => `${base}/*`)])
    app.all(path, withHeaders, handleApi)
  if (simulator !== null) app.route(SIMULATOR_PATH, simulator)
  app.route('/', mediaFiles(config.home, config.dataDir))
  if (config.mode === 'production') app.route('/', staticAssets(config.home))
  app.all('*', withHeaders, pageCache.finish, async (context) => {
    const { requestId } = context.var
    let unavailable: AppError | null = null
    const page = await pages(context.req.raw, {
      services,
      report: (err) => {
        if (err instanceof AppError && err.code === 'temporarily-unavailable') unavailable = err
        log.error({ err, requestId }, 'a page failed')
      },
    })
    return unavailable === null ? page : withStatus503(page, unavailable)
  })
  app.onError((error, context) => {
    log.error({ err: error, requestId: context.var.requestId }, 'a page failed')
    return context.text('Something went wrong on our side. Please try again.\n', 500)
  })

  const listener = getRequestListener(app.fetch)
  return {
    fetch: app.fetch,
    /** Handles a request of a Node server: from the page cache, otherwise with the fetch handler. */
    listener: (request: IncomingMessage, response: ServerResponse): void => {
      const startedAt = performance.now()
      const requestId = randomUUID()
      const status = pageCache.answer(request, response, requestId)
      if (status === null) void listener(request, response)
      else
        logRequest({ requestId, method: request.method ?? '', path: pathOf(request.url), status, startedAt })
    },
    catalogueChanged: pageCache.forget,
  }
}

/** A URL that cannot be decoded, or holds control characters, is nobody's. */
const refuseUncleanUrls = createMiddleware(async (context, next) => {
  if (!isCleanUrl(context.req.url)) return context.text('Bad request\n', 400)
  await next()
  return undefined
})

/** The page as it is, with the status that tells machines to come back: what it shows lacks what the database holds. */
function withStatus503(page: Response, { details }: AppError): Response {
  const headers = new Headers(page.headers)
  headers.set('retry-after', String(details.retryAfterSeconds))
  headers.set('cache-control', 'no-store')
  return new Response(page.body, { status: 503, headers })
}

function pathOf(url = '/'): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

/** The base of the catalogue calls, when it is a path of this server other than `/api`. */
function customApiBase(apiBase: string): string[] {
  return apiBase.startsWith('/') && apiBase !== '/api' ? [apiBase] : []
}
