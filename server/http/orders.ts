import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { paymentModes } from '#domain/orders/order.ts'
import { writeOrder, writeOrderDetail } from '#domain/orders/order-wire.ts'
import type { Context } from 'hono'
import type { Partner } from '#domain/identity/partner.ts'
import { jsonResponse, jsonBody, createRouter } from './router.ts'
import { requirePartner, type ApiEnv } from './session.ts'
import { cartLine, gstin, orderShape } from './wire.ts'

/** The most lines one order takes. */
export const MAX_ORDER_LINES = 500

const orderParams = z.object({ orderId: z.uuid() })

const place = createRoute({
  method: 'post',
  path: '/orders',
  summary: 'Place an order',
  description:
    'One Idempotency-Key makes one order, however often it is sent. An order in cash is PLACED; one paid online is ' +
    'INITIATED and brings `payment`, with which the payment window is opened.',
  tags: ['orders'],
  request: {
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100) }),
    body: jsonBody(
      z.object({
        paymentMode: z.enum(paymentModes),
        addressId: z.string().min(1).max(100),
        lines: z.array(cartLine).min(1).max(MAX_ORDER_LINES),
        buyerGstin: gstin.nullish(),
      }),
    ),
  },
  responses: jsonResponse('The order.', orderShape),
})

const list = createRoute({
  method: 'get',
  path: '/orders',
  summary: 'The orders of the person, newest first',
  tags: ['orders'],
  responses: jsonResponse('The orders.', z.array(orderShape)),
})

const one = createRoute({
  method: 'get',
  path: '/orders/{orderId}',
  summary: 'One order of the person, with its history',
  tags: ['orders'],
  request: { params: orderParams },
  responses: jsonResponse('The order.', orderShape),
})

const cancel = createRoute({
  method: 'post',
  path: '/orders/{orderId}/cancel',
  summary: 'Cancel an order that has not left yet',
  description:
    'What was paid goes back. An order that turns out to be paid becomes PLACED instead of being given up.',
  tags: ['orders'],
  request: {
    params: orderParams,
    body: jsonBody(z.object({ reason: z.string().trim().min(1).max(300) })),
  },
  responses: jsonResponse('The order as it is now.', orderShape),
})

const again = createRoute({
  method: 'post',
  path: '/orders/{orderId}/reorder',
  summary: 'The articles of an order as lines for the cart, at the prices of today',
  tags: ['orders'],
  request: { params: orderParams },
  responses: jsonResponse(
    'The lines, and what changed since.',
    z.object({ lines: z.array(cartLine), changes: z.array(z.record(z.string(), z.unknown())) }),
  ),
})

/** The orders of the signed-in person. */
export function orderRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(place, async (context) => {
      const actor = await requirePartner(context)
      const { buyerGstin = null, ...body } = context.req.valid('json')
      const idempotencyKey = context.req.valid('header')['idempotency-key']
      const request = { ...body, buyerGstin, idempotencyKey }
      const { order, payment } = await context.var.services.orders.place(actor, request)
      const written = writeOrder(order)
      return context.json(payment === null ? written : { ...written, payment }, 200)
    })
    .openapi(list, async (context) => {
      const found = await context.var.services.orders.list(await requirePartner(context))
      return context.json(found.map(writeOrder), 200)
    })
    .openapi(one, async (context) => {
      const actor = await requirePartner(context)
      return context.json(await orderResponse(context, actor, context.req.valid('param').orderId), 200)
    })
    .openapi(cancel, async (context) => {
      const actor = await requirePartner(context)
      const { orderId } = context.req.valid('param')
      const { reason } = context.req.valid('json')
      const cancelled = await context.var.services.orders.cancel(actor, { orderId, reason })
      return context.json(writeOrderDetail(cancelled, actor), 200)
    })
    .openapi(again, async (context) => {
      const actor = await requirePartner(context)
      return context.json(
        await context.var.services.orders.reorder(actor, context.req.valid('param').orderId),
        200,
      )
    })
}

/** The order with its history, as its customer reads it. */
export async function orderResponse(
  context: Context<ApiEnv>,
  actor: Partner,
  orderId: string,
): Promise<Record<string, unknown>> {
  return writeOrderDetail(await context.var.services.orders.find(actor, orderId), actor)
}
