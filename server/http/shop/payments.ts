import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { randomUUID } from 'node:crypto'
import { paymentCalls } from '#domain/payments/calls.ts'
import { serializeOrderDetail } from '#domain/orders/serialize-order.ts'
import { routeOf } from '../route-of.ts'
import { amountInPaise } from '../amount-in-paise.ts'
import { createRouter, failures } from '../router.ts'
import { requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['payments']

const createOrder = routeOf(paymentCalls.createOrder, {
  summary: 'Create an order to be paid online',
  description:
    'The store prices the cart itself. `amount` is only compared: if it differs, the request is refused with the current total.',
  tags,
  answers: 'What opens the payment window.',
})

const start = routeOf(paymentCalls.start, {
  summary: 'Start the payment of an order',
  tags,
  answers: 'What opens the payment window.',
})

const confirm = routeOf(paymentCalls.confirm, {
  summary: 'Confirm a payment',
  description:
    "Takes what the payment window returned. The signature is verified against the store's own record of the " +
    "provider's order, and the payment is looked up at the provider.",
  tags,
  answers: 'The order as it is now.',
})

const check = routeOf(paymentCalls.check, {
  summary: 'Check the payment of an order at the provider',
  tags,
  answers: 'The order as it is now.',
})

const webhook = createRoute({
  method: 'post',
  path: '/payments/webhook',
  summary: 'Receive webhooks of the payment provider',
  description:
    'For the provider only, which signs the raw body. The store then looks the payment up at the provider.',
  tags: ['providers'],
  responses: { 204: { description: 'The webhook has been processed.' }, ...failures },
})

/** Online payments. */
export function paymentRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(createOrder, async (context) => {
      const actor = await requirePartner(context)
      const { cart, amount, addressId = null, buyerGstin = null, billing } = context.req.valid('json')
      const { orderId, payment } = await context.var.services.orders.placeOnline(actor, {
        idempotencyKey: context.req.valid('header')['idempotency-key'] ?? randomUUID(),
        addressId,
        lines: cart,
        buyerGstin,
        billing,
        seenTotal: amountInPaise('amount', amount),
      })
      return context.json({ ...payment, order: orderId }, 200)
    })
    .openapi(start, async (context) => {
      const actor = await requirePartner(context)
      const { orderId } = context.req.valid('param')
      return context.json(await context.var.services.payments.start(actor, orderId), 200)
    })
    .openapi(confirm, async (context) => {
      const actor = await requirePartner(context)
      const { orderId } = context.req.valid('param')
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = context.req.valid('json')
      const order = await context.var.services.payments.handleReturn(
        { actor, orderId },
        { paymentId, signature },
      )
      return context.json(serializeOrderDetail(order, actor), 200)
    })
    .openapi(check, async (context) => {
      const actor = await requirePartner(context)
      const { orderId } = context.req.valid('param')
      const order = await context.var.services.payments.check(actor, orderId)
      return context.json(serializeOrderDetail(order, actor), 200)
    })
    .openapi(webhook, async (context) => {
      await context.var.services.payments.handleWebhook({
        body: await context.req.text(),
        header: (name) => context.req.header(name),
      })
      return context.body(null, 204)
    })
}
