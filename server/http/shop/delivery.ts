import type { OpenAPIHono } from '@hono/zod-openapi'
import { promiseCalls } from '#domain/delivery/promise-wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'

const tags = ['delivery']

/** The same for everybody who asks for a PIN, and good for as long as it takes to read a page. */
const CACHE = 'public, max-age=60'

const ofPin = routeOf(promiseCalls.ofPin, {
  summary: 'Get by when the store delivers to a PIN code',
  description: 'The same for everybody. A PIN outside every area is counted for the shop, without who asked.',
  tags,
  answers: 'The promise.',
})

const ofLines = routeOf(promiseCalls.ofLines, {
  summary: 'Get by when the store delivers the lines of a cart to a PIN code',
  description: 'Nothing is reserved; placing the order is what takes a place of the day.',
  tags,
  answers: 'The promise.',
})

/** Routes of the delivery promise for a PIN code (AREA-01, AREA-02). */
export function deliveryRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(ofPin, async (context) => {
      const { delivery } = context.var.services
      const promised = await delivery.showPromise({ ...context.req.valid('query'), counts: true })
      context.header('cache-control', CACHE)
      return context.json(promised, 200)
    })
    .openapi(ofLines, async (context) => {
      const { delivery } = context.var.services
      const promised = await delivery.showPromise({ ...context.req.valid('json'), counts: false })
      return context.json(promised, 200)
    })
}
