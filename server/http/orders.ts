import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { paymentModes } from '#domain/orders/order.ts'
import { writeOrder } from '#domain/orders/order-wire.ts'
import { answers, jsonBody, router } from './router.ts'
import { requirePartner, type ApiEnv } from './session.ts'
import { cartLine } from './wire.ts'

/** The most lines one order takes. */
const LINES = 500

const order = z.record(z.string(), z.unknown()).openapi('Order', {
  description:
    'orderId, userId, orderStatus, paymentMode, paymentStatus, paymentId, shippingAddress, orderItems, itemMRPTotal, ' +
    'itemTotal, savedAmount, totalTax, grandTotal, deliveryCharge, handlingCharge, createdAt, updatedAt, ' +
    'cancellationReason, cancelledBy. Money is rupees.',
})

const place = createRoute({
  method: 'post',
  path: '/orders',
  summary: 'Place an order paid on delivery',
  description: 'One Idempotency-Key makes one order, however often it is sent.',
  tags: ['orders'],
  request: {
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100) }),
    body: jsonBody(
      z.object({
        paymentMode: z.enum(paymentModes),
        addressId: z.string().min(1).max(100),
        lines: z.array(cartLine).min(1).max(LINES),
      }),
    ),
  },
  responses: answers('The placed order.', order),
})

const list = createRoute({
  method: 'get',
  path: '/orders',
  summary: 'The orders of the person, newest first',
  tags: ['orders'],
  responses: answers('The orders.', z.array(order)),
})

const one = createRoute({
  method: 'get',
  path: '/orders/{orderId}',
  summary: 'One order of the person',
  tags: ['orders'],
  request: { params: z.object({ orderId: z.uuid() }) },
  responses: answers('The order.', order),
})

/** The orders of the signed-in person. */
export function ordersDoor(): OpenAPIHono<ApiEnv> {
  return router()
    .openapi(place, async (context) => {
      const actor = await requirePartner(context)
      const idempotencyKey = context.req.valid('header')['idempotency-key']
      const placed = await context.var.services.orders.place(actor, {
        ...context.req.valid('json'),
        idempotencyKey,
      })
      return context.json(writeOrder(placed), 200)
    })
    .openapi(list, async (context) => {
      const found = await context.var.services.orders.list(await requirePartner(context))
      return context.json(found.map(writeOrder), 200)
    })
    .openapi(one, async (context) => {
      const actor = await requirePartner(context)
      const found = await context.var.services.orders.find(actor, context.req.valid('param').orderId)
      return context.json(writeOrder(found), 200)
    })
}
