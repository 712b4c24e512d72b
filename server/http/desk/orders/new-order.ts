import type { OpenAPIHono } from '@hono/zod-openapi'
import { newOrderCalls } from '#domain/orders/desk-calls.ts'
import { serializeDeskOrder } from '#domain/orders/desk/desk-wire.ts'
import { serializeFirms } from '#domain/identity/billing-wire.ts'
import { completeOrderFor } from '#domain/orders/placing/desk-place-wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import { guessingCoupon } from '../../guards/coupon-guesses.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const find = routeOf(newOrderCalls.find, {
  summary: 'Find the customer with a phone number',
  tags,
  answers: 'The customer with their addresses.',
})

const place = routeOf(newOrderCalls.place, {
  summary: 'Place an order for somebody',
  description:
    'For customers at the counter or on the phone. Requests with the same Idempotency-Key make one order of the customer.',
  tags,
  answers: 'The order.',
})

/** Orders that staff place for somebody (DESK-04). */
export function deskNewOrderRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(find, async (context) => {
      const actor = await requireStaff(context)
      const found = await context.var.services.desk.findCustomer(actor, context.req.valid('query').phone)
      if (found === null) return context.json({ customer: null }, 200)
      const { uid, name, phone, language, block, active } = found.partner
      const { addresses, orders, staffName, credits, buysFor } = found
      const { firms } = serializeFirms(found.firms)
      const customer = {
        uid,
        name,
        phone,
        language,
        block,
        active,
        addresses,
        orders,
        firms,
        credits,
        buysFor,
        staffName,
      }
      return context.json({ customer }, 200)
    })
    .openapi(place, async (context) => {
      const actor = await requireStaff(context)
      const idempotencyKey = context.req.valid('header')['idempotency-key']
      const request = { ...completeOrderFor(context.req.valid('json')), idempotencyKey }
      const { orderId } = await guessingCoupon(context, { code: request.offers?.code, uid: actor.uid }, () =>
        context.var.services.desk.placeOrderFor(actor, request),
      )
      const detail = await context.var.services.desk.showOrder(actor, orderId)
      return context.json(serializeDeskOrder(detail), 200)
    })
}
