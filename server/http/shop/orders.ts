import type { OpenAPIHono } from '@hono/zod-openapi'
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
import { requirePartner, type ApiEnv } from '../guards/session.ts'

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

/** The orders of the logged-in partner. */
export function orderRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(place, async (context) => {
      const actor = await requirePartner(context)
      const given = context.req.valid('json')
      const { buyerGstin = null, addressId = null, deliveryFee: seenDeliveryFee = ZERO, ...body } = given
      const key = context.req.valid('header')['idempotency-key']
      const request = { ...body, buyerGstin, addressId, seenDeliveryFee, idempotencyKey: key }
      const { order, payment } = await context.var.services.orders.place(actor, request)
      return context.json(serializePlacedOrder(order, payment), 200)
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
