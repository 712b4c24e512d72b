import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { randomUUID } from 'node:crypto'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import { MAX_ORDER_LINES, orderResponse } from './orders.ts'
import { jsonResponse, jsonBody, createRouter } from './router.ts'
import { requirePartner, type ApiEnv } from './session.ts'
import { cartLine, failures, gstin, orderShape } from './wire.ts'

const paymentStart = z
  .object({
    provider: z.string(),
    keyId: z.string(),
    script: z.string(),
    orderId: z.string(),
    amount: z.number(),
    currency: z.string(),
    storeName: z.string(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  })
  .openapi('Payment', {
    description: 'What opens the payment window; `amount` is paise, `orderId` the provider’s.',
  })

const orderParams = z.object({ orderId: z.uuid() })
const providerId = z.string().min(1).max(100)

const createOrder = createRoute({
  method: 'post',
  path: '/create-order',
  summary: 'Make an order that is to be paid online',
  description:
    'The store prices the cart itself; `amount`, in rupees, is only compared, and another one is refused with what changed. ' +
    'Answers the provider’s order id, the amount in paise and the currency, as the payment window wants them.',
  tags: ['payments'],
  request: {
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
    body: jsonBody(
      z.object({
        cart: z.array(cartLine).min(1).max(MAX_ORDER_LINES),
        amount: z.union([z.number(), z.string().max(30)]),
        addressId: z.string().min(1).max(100).optional(),
        buyerGstin: gstin.nullish(),
      }),
    ),
  },
  responses: jsonResponse('What opens the payment window.', paymentStart.extend({ order: z.uuid() })),
})

const start = createRoute({
  method: 'post',
  path: '/orders/{orderId}/payment/start',
  summary: 'What opens the payment window for an order that waits for its payment',
  tags: ['payments'],
  request: { params: orderParams },
  responses: jsonResponse('What opens the payment window.', paymentStart),
})

const comeBack = createRoute({
  method: 'post',
  path: '/orders/{orderId}/payment',
  summary: 'What the payment window gave back',
  description:
    'The signature is checked over the store’s own id of the provider’s order, and the payment is asked for.',
  tags: ['payments'],
  request: {
    params: orderParams,
    body: jsonBody(
      z.object({
        razorpay_payment_id: providerId,
        razorpay_order_id: providerId.optional(),
        razorpay_signature: z.string().min(1).max(300),
      }),
    ),
  },
  responses: jsonResponse('The order as it is now.', orderShape),
})

const check = createRoute({
  method: 'post',
  path: '/orders/{orderId}/payment/check',
  summary: 'Ask what became of the payment of an order',
  tags: ['payments'],
  request: { params: orderParams },
  responses: jsonResponse('The order as it is now.', orderShape),
})

const notice = createRoute({
  method: 'post',
  path: '/payments/webhook',
  summary: 'Notices of the payment provider',
  description: 'For the provider alone, which signs the raw body; what is true is then asked of it.',
  tags: ['providers'],
  responses: { 204: { description: 'The notice is dealt with.' }, ...failures },
})

/** Paying online. */
export function paymentRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(createOrder, async (context) => {
      const actor = await requirePartner(context)
      const { cart, amount, addressId = null, buyerGstin = null } = context.req.valid('json')
      const { orderId, payment } = await context.var.services.orders.placeOnline(actor, {
        idempotencyKey: context.req.valid('header')['idempotency-key'] ?? randomUUID(),
        addressId,
        lines: cart,
        buyerGstin,
        seenTotal: rupeesToPaise(amount),
      })
      return context.json({ ...payment, order: orderId }, 200)
    })
    .openapi(start, async (context) => {
      const actor = await requirePartner(context)
      const { orderId } = context.req.valid('param')
      return context.json(await context.var.services.payments.start(actor, orderId), 200)
    })
    .openapi(comeBack, async (context) => {
      const actor = await requirePartner(context)
      const { orderId } = context.req.valid('param')
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = context.req.valid('json')
      await context.var.services.payments.handleReturn({ actor, orderId }, { paymentId, signature })
      return context.json(await orderResponse(context, actor, orderId), 200)
    })
    .openapi(check, async (context) => {
      const actor = await requirePartner(context)
      const { orderId } = context.req.valid('param')
      await context.var.services.payments.check(actor, orderId)
      return context.json(await orderResponse(context, actor, orderId), 200)
    })
    .openapi(notice, async (context) => {
      await context.var.services.payments.handleWebhook({
        body: await context.req.text(),
        header: (name) => context.req.header(name),
      })
      return context.body(null, 204)
    })
}
