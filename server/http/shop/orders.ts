import type { OpenAPIHono } from '@hono/zod-openapi'
import { offerCalls, serializeCheckedOffers } from '#domain/offers/check-wire.ts'
import { orderCalls } from '#domain/orders/calls.ts'
import { ORDERS_PER_PAGE } from '#domain/orders/order.ts'
import {
  serializeListedOrder,
  serializeOrderDetail,
  serializePlacedOrder,
} from '#domain/orders/serialize-order.ts'
import { ZERO } from '#domain/money/paise.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import { guessingCoupon } from '../guards/coupon-guesses.ts'
import { currentPartner, requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['orders']

const place = routeOf(orderCalls.place, {
  summary: 'Place an order',
  description:
    'Requests with the same Idempotency-Key make one order. A cash-on-delivery order is PLACED; an online order is ' +
    'INITIATED and comes with the `payment` that opens the payment window.',
  tags,
  answers: 'The order.',
})

const list = routeOf(orderCalls.list, {
  summary: 'List orders',
  description: `At most ${ORDERS_PER_PAGE} orders; the \`Link\` header with \`rel="next"\` leads to the next page.`,
  tags,
  answers: "The partner's orders, newest first.",
})

const one = routeOf(orderCalls.one, { summary: 'Get an order', tags, answers: 'The order with its history.' })

const cancel = routeOf(orderCalls.cancel, {
  summary: 'Cancel an order that has not been shipped',
  description:
    'Payments are refunded. An order whose payment has meanwhile come in is PLACED instead of cancelled.',
  tags,
  answers: 'The order as it is now.',
})

const again = routeOf(orderCalls.again, {
  summary: 'Turn an order into cart lines at the prices of today',
  tags,
  answers: 'The lines, and what has changed since.',
})

const limits = routeOf(orderCalls.limits, {
  summary: 'Get what an order has to respect',
  tags,
  answers: 'The limits of an order, and how much cash may still be paid.',
})

const check = routeOf(offerCalls.check, {
  summary: 'Get the offers that a cart has, and what keeps others from it',
  description:
    'For guests as well. An order is placed with what it saves and its coupon, and refused as offers-changed when that is something else by then. ' +
    'A coupon that is somebody else’s is as unknown as one that nobody has; too many unknown ones are refused for ten minutes.',
  tags,
  answers: 'What each offer saves, and the prices of the lines with all of them.',
})

/** The orders of the logged-in partner, and the offers that a cart has (OFFER-01). */
export function orderRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(place, async (context) => {
      const actor = await requirePartner(context)
      const given = context.req.valid('json')
      const { buyerGstin = null, addressId = null, deliveryFee: seenDeliveryFee = ZERO, ...body } = given
      const key = context.req.valid('header')['idempotency-key']
      const request = { ...body, buyerGstin, addressId, seenDeliveryFee, idempotencyKey: key }
      const { order, payment } = await guessingCoupon(
        context,
        { code: body.offers?.code, uid: actor.uid },
        () => context.var.services.orders.place(actor, request),
      )
      return context.json(serializePlacedOrder(order, payment), 200)
    })
    .openapi(check, async (context) => {
      const partner = await currentPartner(context)
      if (partner !== null) await context.env.route.countPartner(partner.uid)
      const { lines, code = null, pinCode = null, firm: firmId = null } = context.req.valid('json')
      const userId = partner?.uid ?? null
      const question = { userId, firmId, code, pinCode, lines }
      const checked = await guessingCoupon(context, { code, uid: userId }, () =>
        context.var.services.orders.checkOffers(question),
      )
      return context.json(serializeCheckedOffers(checked), 200)
    })
    .openapi(limits, async (context) => {
      const found = await context.var.services.orders.getLimits(await requirePartner(context))
      return context.json(found, 200)
    })
    .openapi(list, async (context) => {
      const actor = await requirePartner(context)
      const asked = context.req.valid('query')
      const { orders, next } = await context.var.services.orders.list(actor, asked)
      if (next !== null) context.header('link', `<${context.req.path}?${nextPage(asked, next)}>; rel="next"`)
      return context.json(orders.map(serializeListedOrder), 200)
    })
    .openapi(one, async (context) => {
      const actor = await requirePartner(context)
      const order = await context.var.services.orders.find(actor, context.req.valid('param').orderId)
      return context.json(serializeOrderDetail(order, actor), 200)
    })
    .openapi(cancel, async (context) => {
      const actor = await requirePartner(context)
      const { orderId } = context.req.valid('param')
      const { reason } = context.req.valid('json')
      const cancelled = await context.var.services.orders.cancel(actor, { orderId, reason })
      return context.json(serializeOrderDetail(cancelled, actor), 200)
    })
    .openapi(again, async (context) => {
      const actor = await requirePartner(context)
      const { orderId } = context.req.valid('param')
      const { firm: firmId } = context.req.valid('query')
      return context.json(await context.var.services.orders.reorder(actor, { orderId, firmId }), 200)
    })
}

/** The query of the page that follows one. */
function nextPage(asked: Readonly<Record<string, string | undefined>>, next: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...asked, after: next }))
    if (value !== undefined) query.set(name, value)
  return query.toString()
}
