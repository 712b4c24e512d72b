import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#domain/errors.ts'
import type { Services } from '../services.ts'
import { addressRoutes } from './addresses.ts'
import { catalogueRoutes, productRoutes } from './catalogue.ts'
import { apiDocsRoutes } from './api-docs.ts'
import { identityRoutes, authVerifyRoutes } from './identity.ts'
import { deliveryReportRoutes } from './delivery-reports.ts'
import { taxDocumentRoutes } from './tax-documents.ts'
import { orderRoutes } from './orders.ts'
import { paymentRoutes } from './payments.ts'
import { toExpectedError, problemResponse } from './problem.ts'
import { quickOrderRoutes } from './quick-order.ts'
import { checkOrigin } from './check-origin.ts'
import { searchRoutes } from './search.ts'
import { clientAddressReader } from './client-address.ts'
import type { ApiEnv } from './session.ts'

/** The largest body that a call takes. */
const BODY_BYTES = 1_000_000

export type ApiOptions = {
  readonly services: Services
  readonly publicUrl: string | null
  readonly apiBase: string
  /** Proxies whose word on the visitor's network address counts. */
  readonly trustedProxies: readonly string[]
  /** Told of every failure that is not an expected one, and of what lies behind an expected one. */
  readonly onUnexpected: (error: unknown, requestId: string) => void
}

/** The whole API: every door, with the checks that all of them share. */
export function createApi(settings: ApiOptions): OpenAPIHono<ApiEnv> {
  const { services, publicUrl, apiBase, onUnexpected } = settings
  const addressOf = clientAddressReader(settings.trustedProxies)
  const whole = new OpenAPIHono<ApiEnv>()
  whole.use(async (context, next) => {
    context.set('services', services)
    context.set('secure', publicUrl?.startsWith('https:') ?? false)
    context.set('clientAddress', addressOf(context))
    await next()
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  whole.use(checkOrigin(publicUrl))
  whole.use(
    bodyLimit({
      maxSize: BODY_BYTES,
      onError: () => {
        throw new AppError('invalid-input', 'The request is too large.')
      },
    }),
  )
  if (/^\/(?!api$)/.test(apiBase)) whole.route(apiBase, catalogueRoutes())
  whole.route('/api', catalogueRoutes())
  whole.route('/api', productRoutes())
  whole.route('/api', searchRoutes())
  whole.route('/api', quickOrderRoutes())
  whole.route('/api', identityRoutes())
  whole.route('/api', deliveryReportRoutes())
  whole.route('/api', addressRoutes())
  whole.route('/api', orderRoutes())
  whole.route('/api', paymentRoutes())
  whole.route('/api', taxDocumentRoutes())
  whole.route('/', authVerifyRoutes())
  whole.route('/api/docs', apiDocsRoutes())
  whole.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  whole.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Neev',
      version: '1',
      description: 'The calls of the store. Failures are RFC 9457 problem documents.',
    },
  })
  whole.all('/api/*', () => {
    throw new AppError('not-found', 'There is no such call.')
  })
  whole.onError((thrown, context) => {
    const error = toExpectedError(thrown)
    const fault = error instanceof AppError ? error.cause : error
    if (fault !== undefined) onUnexpected(fault, context.env.requestId)
    return problemResponse(context, error)
  })
  return whole
}
