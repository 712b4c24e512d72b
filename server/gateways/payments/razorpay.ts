import { createRazorpayClient, type RazorpayClient } from './razorpay-client.ts'
import { PaymentProviderError, type PaymentProvider } from './port.ts'
import { collectionOf, orderSchema, paymentSchema, refundSchema } from './razorpay-schemas.ts'
import { parseWebhook } from './parse-webhook.ts'
import { verifySignature, callbackPayload } from './signature.ts'

/** What an account at Razorpay is reached and checked with. */
export type RazorpayKeys = {
  readonly keyId: string
  readonly keySecret: string
  /** The current secret of the webhook and, while it is being changed, the old one. */
  readonly webhookSecrets: readonly string[]
}

/** Where Razorpay is, when it is not where it always is. */
export type RazorpayEndpoint = {
  readonly name?: PaymentProvider['name']
  readonly baseUrl?: string
  readonly script?: string
  readonly fetch?: typeof fetch
  /** How long a call of the port may take in all. */
  readonly patienceMs?: number
}

/** What Razorpay takes as an idempotency key: at least ten letters, digits, hyphens or underscores; 40 as a receipt. */
const refundKey = /^[\w-]{10,40}$/

const order = (id: string): string => `/v1/orders/${encodeURIComponent(id)}`
const payment = (id: string): string => `/v1/payments/${encodeURIComponent(id)}`

/**
 * Razorpay over its own HTTP (razorpay.com/docs/api). The official library cannot be pointed elsewhere, has no limit
 * of time, compares signatures in a telling time and throws TypeErrors when the network fails.
 */
export function razorpay(keys: RazorpayKeys, place: RazorpayEndpoint = {}): PaymentProvider {
  const { keyId, keySecret, webhookSecrets } = keys
  const {
    name = 'razorpay',
    baseUrl = 'https://api.razorpay.com',
    script = 'https://checkout.razorpay.com/v1/checkout.js',
    fetch = globalThis.fetch,
    patienceMs = 10_000,
  } = place
  const open = (): RazorpayClient => createRazorpayClient({ keyId, keySecret, baseUrl, fetch, patienceMs })

  return {
    name,
    window: { keyId, script },
    createOrder: ({ receipt, amount }) =>
      open()({
        path: '/v1/orders',
        shape: orderSchema,
        body: { amount, currency: 'INR', receipt, payment_capture: true },
      }),
    fetchPayments: (orderId) =>
      open()({ path: `${order(orderId)}/payments`, shape: collectionOf(paymentSchema) }),
    fetchPayment: (paymentId) => open()({ path: payment(paymentId), shape: paymentSchema }),
    refund: async ({ paymentId, amount, key }) => {
      if (!refundKey.test(key))
        throw new PaymentProviderError('refused', 'the key of a refund has 10 to 40 letters, digits, - or _')
      const ask = open()
      // whether the header counts is up to the account; the receipt is ours to look up
      const made = await ask({
        path: `${payment(paymentId)}/refunds?count=100`,
        shape: collectionOf(refundSchema),
      })
      const same = made.find((refund) => refund.key === key)
      if (same === undefined) {
        const { refund } = await ask({
          path: `${payment(paymentId)}/refund`,
          shape: refundSchema,
          body: { amount, speed: 'normal', receipt: key },
          headers: { 'x-refund-idempotency': key },
        })
        return refund
      }
      if (same.refund.amount === amount) return same.refund
      throw new PaymentProviderError('refused', 'the key of the refund was used for another amount')
    },
    isGenuine: (callback) => verifySignature(callbackPayload(callback), callback.signature, keySecret),
    readWebhook: (request) => parseWebhook(request, webhookSecrets),
  }
}
