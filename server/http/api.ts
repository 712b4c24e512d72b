import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import { ShopError } from '#domain/errors.ts'
import type { Services } from '../services.ts'
import { addressesDoor } from './addresses.ts'
import { catalogueCalls, productLookUp } from './catalogue.ts'
import { docsDoor } from './api-docs.ts'
import { identityDoor, verifyDoor } from './identity.ts'
import { messagesDoor } from './delivery-reports.ts'
import { documentsDoor } from './tax-documents.ts'
import { ordersDoor } from './orders.ts'
import { paymentsDoor } from './payments.ts'
import { expected, problem } from './problem.ts'
import { quickOrderDoor } from './quick-order.ts'
import { sameSite } from './check-origin.ts'
import { searchDoor } from './search.ts'
import { addressReader } from './client-address.ts'
import type { ApiEnv } from './session.ts'

/** The largest body that a call takes. */
const BODY_BYTES = 1_000_000

export type ApiSettings = {
  readonly services: Services
  readonly publicUrl: string | null
  readonly apiBase: string
  /** Proxies whose word on the visitor's network address counts. */
  readonly trustedProxies: readonly string[]
  /** Told of every failure that is not an expected one, and of what lies behind an expected one. */
  readonly onUnexpected: (error: unknown, requestId: string) => void
}

/** The whole API: every door, with the checks that all of them share. */
export function api(settings: ApiSettings): OpenAPIHono<ApiEnv> {
  const { services, publicUrl, apiBase, onUnexpected } = settings
  const addressOf = addressReader(settings.trustedProxies)
  const whole = new OpenAPIHono<ApiEnv>()
  whole.use(async (context, next) => {
    context.set('services', services)
    context.set('secure', publicUrl?.startsWith('https:') ?? false)
    context.set('clientAddress', addressOf(context))
    await next()
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  whole.use(sameSite(publicUrl))
  whole.use(
    bodyLimit({
      maxSize: BODY_BYTES,
      onError: () => {
        throw new ShopError('invalid-input', 'The request is too large.')
      },
    }),
  )
  if (/^\/(?!api$)/.test(apiBase)) whole.route(apiBase, catalogueCalls())
  whole.route('/api', catalogueCalls())
  whole.route('/api', productLookUp())
  whole.route('/api', searchDoor())
  whole.route('/api', quickOrderDoor())
  whole.route('/api', identityDoor())
  whole.route('/api', messagesDoor())
  whole.route('/api', addressesDoor())
  whole.route('/api', ordersDoor())
  whole.route('/api', paymentsDoor())
  whole.route('/api', documentsDoor())
  whole.route('/', verifyDoor())
  whole.route('/api/docs', docsDoor())
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
    throw new ShopError('not-found', 'There is no such call.')
  })
  whole.onError((thrown, context) => {
    const error = expected(thrown)
    const fault = error instanceof ShopError ? error.cause : error
    if (fault !== undefined) onUnexpected(fault, context.env.requestId)
    return problem(context, error)
  })
  return whole
}
