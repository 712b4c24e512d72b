import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { AppError } from '#domain/errors.ts'
import type { Config } from './config/read-config.ts'
import { createApi } from './http/api.ts'
import { isCleanUrl } from './http/guards/check-input.ts'
import { clientAddressReader } from './http/guards/client-address.ts'
import { cataloguePaths } from './http/shop/catalogue.ts'
import { SIMULATOR_PATH } from './gateways/payments/open-payments.ts'
import { staticAssets, mediaFiles, servePreview } from './http/pages/assets.ts'
import { failedPage } from './http/pages/failed-page.ts'
import { limitRoutes } from './http/guards/limit-routes.ts'
import { inTurn, limitRequests, type LimitedEnv } from './http/guards/limit-requests.ts'
import { createPageCache, type PageEnv } from './http/pages/page-cache.ts'
import { asGet } from './http/pages/page-request.ts'
import { servePages, type PageHandler } from './http/pages/pages.ts'
import { leadHome } from './http/pages/remembered-language.ts'
import { problemResponse } from './http/problem.ts'
import { searchEngineRoutes } from './http/search-engines/search-engine-routes.ts'
import { requestLog, type RequestEnv } from './http/request-log.ts'
import { contentSecurityPolicy, headersOf, securityHeaders } from './http/guards/security-headers.ts'
import { createHealthRoutes } from './http/health.ts'
import type { Services } from './composition/services.ts'

export type AppOptions = {
  readonly config: Config
  readonly services: Services
  /** The routes of the payment simulator; null with another provider. */
  readonly simulator: Hono | null
  readonly log: Logger
  readonly pages: PageHandler
  readonly isReady: () => Promise<boolean>
  /** Metrics that the store itself counts, shown at `/metrics`. */
  readonly storeMetrics: Registry
  /** Tells whether there is room to write; without it the store only reads. */
  readonly hasRoom?: () => Promise<boolean>
  /** Aborted when the process is about to end. */
  readonly stopping?: AbortSignal
}

type Env = { Variables: RequestEnv['Variables'] & LimitedEnv['Variables'] & PageEnv['Variables'] }

/** Composes the server as a fetch handler and a Node listener; `catalogueChanged` invalidates the page cache. */
export function createApp({
  config,
  services,
  simulator,
  log,
  pages,
  isReady,
  storeMetrics,
  hasRoom = hasAlwaysRoom,
  stopping = new AbortController().signal,
}: AppOptions) {
  const policy = (hashes: readonly string[]): string =>
    config.mode === 'development'
      ? "frame-ancestors 'none'"
      : contentSecurityPolicy(hashes, config.apiBase, config.paymentProvider.provider)
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const headers = securityHeaders(config.publicUrl)
  const pageCache = createPageCache(policy, headers)
  const addressOf = clientAddressReader(config.trustedProxies)
  const findRoute = limitRoutes({ rateFactor: config.requestRateFactor, apiBase: config.apiBase })
  const health = createHealthRoutes({
    isReady,
    storeMetrics,
    metricsToken: config.metricsToken,
    addressOf,
    countMoneyAttention: async () => services.money.countAttention(),
  })
  const api = createApi({
    services,
    publicUrl: config.publicUrl,
    apiBase: config.apiBase,
    addressOf,
    hasRoom,
    onUnexpected: (err, requestId, answered) =>
      log.error({ err, requestId, ...(answered !== undefined && { answered }) }, 'a call failed'),
  })

  const { logRequest, withRequestLog } = requestLog(log, health.counterOf)
  const withHeaders = setHeaders(headers)

  const app = new Hono<Env>()
  app.use(withRequestLog)
  app.use(refuseUncleanUrls)
  app.use(limitRequests(findRoute, addressOf, (token) => services.identity.isGenuineToken(token)))
  app.route('/', health.routes)
  const handleApi = createMiddleware<Env>(async ({ req, env, var: { requestId, route, person } }) =>
    api.fetch(asGet(req.raw), { ...(env as object), requestId, route, person, stopping }),
  )
  const bases = ['/api', ...customApiBase(config.apiBase)]
  const cached = bases.flatMap((base) => cataloguePaths.map((path) => base + path))
  for (const path of cached) app.all(path, withHeaders, pageCache.finish, handleApi)
  for (const path of ['/auth/verify', ...bases.map((base) => `${base}/*`)])
    app.all(path, withHeaders, handleApi)
  app.route('/', searchEngineRoutes({ services, config, withHeaders, stopping }))
  if (simulator !== null) app.route(SIMULATOR_PATH, simulator)
  app.get('/media/previews/:name', withHeaders, inTurn, servePreview(services))
  const readPicture = config.mediaStore === 's3' ? services.pictures.read : null
  app.route('/', mediaFiles(config.home, config.dataDir, readPicture))
  if (config.mode === 'production') app.route('/', staticAssets(config.home))
  app.all('*', withHeaders, inTurn, pageCache.finish, servePages({ pages, services, log, secure }))
  app.onError((error, context) => {
    const { requestId } = context.var
    const isCall = [...bases, '/auth'].some((base) => context.req.path.startsWith(`${base}/`))
    if (!(error instanceof AppError))
      log.error({ err: error, requestId }, `a ${isCall ? 'call' : 'page'} failed`)
    context.header('x-request-id', requestId)
    context.header('cache-control', 'no-store')
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    return isCall ? problemResponse(context, error, requestId) : failedPage(context, error)
  })

  const listener = getRequestListener(app.fetch)
  return {
    fetch: app.fetch,
    /** Handles a request of a Node server: from the page cache, otherwise with the fetch handler. */
    listener: (request: IncomingMessage, response: ServerResponse): void => {
      const { method = 'GET', url } = request
      if (forbiddenMethods.includes(method)) {
        const found = findRoute(method, pathOf(url))
        response.writeHead(405, 'allow' in found ? { allow: found.allow.join(', ') } : {}).end()
        return
      }
      const startedAt = performance.now()
      const requestId = randomUUID()
      const status = leadHome(request, response) ?? pageCache.answer(request, response, requestId)
      if (status === null) void listener(request, response)
      else logRequest({ requestId, method, path: pathOf(url), status, startedAt })
    },
    catalogueChanged: pageCache.forget,
  }
}

const hasAlwaysRoom = (): Promise<boolean> => Promise.resolve(true)

/** Methods that no `Request` can have. */
const forbiddenMethods = ['TRACE', 'TRACK', 'CONNECT']

/** Gives each answer the id of its request and the headers that every one has. */
function setHeaders(headers: ReturnType<typeof securityHeaders>) {
  return createMiddleware<Env>(async (context, next) => {
    await next()
    // Hono's own `header` makes an answer anew for each of them, as a stream
    const { headers: answered } = context.res
    answered.set('x-request-id', context.var.requestId)
    for (const [name, value] of Object.entries(headersOf(context.req.path, headers)))
      answered.set(name, value)
  })
}

/** A URL that cannot be decoded, or holds control characters, has no route. */
const refuseUncleanUrls = createMiddleware(async (context, next) => {
  if (!isCleanUrl(context.req.url)) throw new AppError('invalid-input')
  await next()
})

function pathOf(url = '/'): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

/** The base of the catalogue calls, when it is a path of this server other than `/api`. */
function customApiBase(apiBase: string): string[] {
  return apiBase.startsWith('/') && apiBase !== '/api' ? [apiBase] : []
}
