import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { ORDERS_PER_PAGE } from '#domain/orders/order.ts'
import {
  cancelOrderRequest,
  idempotencyKey,
  orderDetail,
  orderList,
  orderListQuery,
  placedOrder,
  placeOrderRequest,
  serializeOrder,
  serializeOrderDetail,
  serializePlacedOrder,
} from '#domain/orders/wire.ts'
import { orderLimits, serializeOrderLimits } from '#domain/orders/order-limits-wire.ts'
import { reorder } from '#domain/orders/cart-change-wire.ts'
import { amountInPaise } from './amount-in-paise.ts'
import { jsonResponse, jsonBody, createRouter } from './router.ts'
import { requirePartner, type ApiEnv } from './session.ts'

const tags = ['orders']
const params = z.object({ orderId: z.uuid() })

const place = createRoute({
  method: 'post',
  path: '/orders',
  summary: 'Place an order',
  description:
    'Requests with the same Idempotency-Key make one order. A cash-on-delivery order is PLACED; an online order is ' +
    'INITIATED and comes with the `payment` that opens the payment window.',
  tags,
  request: {
    headers: z.object({ 'idempotency-key': idempotencyKey }),
    body: jsonBody(placeOrderRequest),
  },
  responses: jsonResponse('The order.', placedOrder),
})

const list = createRoute({
  method: 'get',
  path: '/orders',
  summary: 'List orders',
  description: `At most ${ORDERS_PER_PAGE} orders; the \`Link\` header with \`rel="next"\` leads to the next page.`,
  tags,
  request: { query: orderListQuery },
  responses: jsonResponse("The partner's orders, newest first.", orderList),
})

const one = createRoute({
  method: 'get',
  path: '/orders/{orderId}',
  summary: 'Get an order',
  tags,
  request: { params },
  responses: jsonResponse('The order with its history.', orderDetail),
})

const cancel = createRoute({
  method: 'post',
  path: '/orders/{orderId}/cancel',
  summary: 'Cancel an order that has not been shipped',
  description:
    'Payments are refunded. An order whose payment has meanwhile come in is PLACED instead of cancelled.',
  tags,
  request: { params, body: jsonBody(cancelOrderRequest) },
  responses: jsonResponse('The order as it is now.', orderDetail),
})

const again = createRoute({
  method: 'post',
  path: '/orders/{orderId}/reorder',
  summary: 'Turn an order into cart lines at the prices of today',
  tags,
  request: { params },
  responses: jsonResponse('The lines, and what has changed since.', reorder),
})

const limits = createRoute({
  method: 'get',
  path: '/order-limits',
  summary: 'Get what an order has to respect',
  tags,
  responses: jsonResponse('The limits of an order, and how much cash may still be paid.', orderLimits),
})

/** The orders of the logged-in partner. */
export function orderRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(place, async (context) => {
      const actor = await requirePartner(context)
      const { buyerGstin = null, deliveryFee = 0, ...body } = context.req.valid('json')
      const key = context.req.valid('header')['idempotency-key']
      const seenDeliveryFee = amountInPaise('deliveryFee', deliveryFee)
      const request = { ...body, buyerGstin, seenDeliveryFee, idempotencyKey: key }
      const { order, payment } = await context.var.services.orders.place(actor, request)
      return context.json(serializePlacedOrder(order, payment), 200)
    })
    .openapi(limits, async (context) => {
      const found = await context.var.services.orders.getLimits(await requirePartner(context))
      return context.json(serializeOrderLimits(found), 200)
    })
    .openapi(list, async (context) => {
      const actor = await requirePartner(context)
      const { orders, next } = await context.var.services.orders.list(actor, context.req.valid('query'))
      if (next !== null) context.header('link', `<${context.req.path}?after=${next}>; rel="next"`)
      return context.json(orders.map(serializeOrder), 200)
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
      return context.json(
        await context.var.services.orders.reorder(actor, context.req.valid('param').orderId),
        200,
      )
    })
}
