import { createRazorpayClient, type RazorpayClient } from './razorpay-client.ts'
import { PaymentProviderError, type PaymentProvider } from './port.ts'
import { collectionOf, orderSchema, paymentSchema, refundSchema } from './razorpay-schemas.ts'
import { parseWebhook } from './parse-webhook.ts'
import { verifySignature, callbackPayload } from './signature.ts'

/** The credentials of a Razorpay account. */
export type RazorpayKeys = {
  readonly keyId: string
  readonly keySecret: string
  /** The current webhook secret and, during a rotation, the old one. */
  readonly webhookSecrets: readonly string[]
}

/** Overrides of the Razorpay endpoint, for the simulator and tests. */
export type RazorpayEndpoint = {
  readonly name?: PaymentProvider['name']
  readonly baseUrl?: string
  readonly script?: string
  readonly fetch?: typeof fetch
  /** The total timeout of a call of the port. */
  readonly timeoutMs?: number
}

/** Idempotency keys have at least ten letters, digits, hyphens or underscores; receipts at most 40. */
const refundKeyPattern = /^[\w-]{10,40}$/

const order = (id: string): string => `/v1/orders/${encodeURIComponent(id)}`
const payment = (id: string): string => `/v1/payments/${encodeURIComponent(id)}`

/**
 * Razorpay over its HTTP API (razorpay.com/docs/api). The official library has no configurable endpoint and no timeout, does
 * not compare signatures in constant time, and throws TypeErrors on network failures.
 */
export function razorpay(keys: RazorpayKeys, endpoint: RazorpayEndpoint = {}): PaymentProvider {
  const { keyId, keySecret, webhookSecrets } = keys
  const {
    name = 'razorpay',
    baseUrl = 'https://api.razorpay.com',
    script = 'https://checkout.razorpay.com/v1/checkout.js',
    fetch = globalThis.fetch,
    timeoutMs = 10_000,
  } = endpoint
  const openClient = (): RazorpayClient =>
    createRazorpayClient({ keyId, keySecret, baseUrl, fetch, timeoutMs })

  return {
    name,
    window: { keyId, script },
    createOrder: ({ receipt, amount }) =>
      openClient()({
        path: '/v1/orders',
        schema: orderSchema,
        body: { amount, currency: 'INR', receipt, payment_capture: true },
      }),
    fetchPayments: (orderId) =>
      openClient()({ path: `${order(orderId)}/payments`, schema: collectionOf(paymentSchema) }),
    fetchPayment: (paymentId) => openClient()({ path: payment(paymentId), schema: paymentSchema }),
    refund: async ({ paymentId, amount, key }) => {
      if (!refundKeyPattern.test(key))
        throw new PaymentProviderError('refused', 'a refund key must have 10 to 40 letters, digits, - or _')
      const send = openClient()
      // not every account honours the idempotency header, so look the refund up by receipt first
      const refunds = await send({
        path: `${payment(paymentId)}/refunds?count=100`,
        schema: collectionOf(refundSchema),
      })
      const existing = refunds.find((refund) => refund.key === key)
      if (existing === undefined) {
        const { refund } = await send({
          path: `${payment(paymentId)}/refund`,
          schema: refundSchema,
          body: { amount, speed: 'normal', receipt: key },
          headers: { 'x-refund-idempotency': key },
        })
        return refund
      }
      if (existing.refund.amount === amount) return existing.refund
      throw new PaymentProviderError('refused', 'the refund key was already used for another amount')
    },
    isGenuine: (callback) => verifySignature(callbackPayload(callback), callback.signature, keySecret),
    readWebhook: (request) => parseWebhook(request, webhookSecrets),
  }
}
