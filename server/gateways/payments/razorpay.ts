import { createRazorpayClient, type RazorpayClient } from './razorpay-client.ts'
import {
  PAGE_LENGTH,
  PaymentProviderError,
  type ListPage,
  type PaymentProvider,
  type ProviderRefund,
} from './port.ts'
import {
  collectionOf,
  disputeSchema,
  orderNotes,
  orderReferenceSchema,
  orderSchema,
  paymentSchema,
  refundSchema,
} from './razorpay-schemas.ts'
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

/**
 * Refusals of a refund that no retry changes (razorpay.com/docs/api/refunds and /docs/payments/refunds/errors). Any other one
 * may be the balance of the account, which Razorpay sometimes reports as no more than an invalid request.
 */
const finalRefusal =
  /does not exist|greater than|fully refunded|should be captured|not supported|6 months|idempotency key|at least/i

const order = (id: string): string => `/v1/orders/${encodeURIComponent(id)}`
const payment = (id: string): string => `/v1/payments/${encodeURIComponent(id)}`

function inSeconds(at: Date): string {
  return String(Math.floor(at.getTime() / 1000))
}

function pageQuery({ from, to, skip }: ListPage): string {
  const query = { from: inSeconds(from), to: inSeconds(to), count: String(PAGE_LENGTH), skip: String(skip) }
  return new URLSearchParams(query).toString()
}

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
    createOrder: ({ receipt, amount, ...ids }) =>
      openClient()({
        path: '/v1/orders',
        schema: orderSchema,
        body: { amount, currency: 'INR', receipt, payment_capture: true, notes: orderNotes(ids) },
      }),
    fetchOrderReference: (orderId) => openClient()({ path: order(orderId), schema: orderReferenceSchema }),
    fetchPayments: (orderId) =>
      openClient()({ path: `${order(orderId)}/payments`, schema: collectionOf(paymentSchema) }),
    fetchPayment: (paymentId) => openClient()({ path: payment(paymentId), schema: paymentSchema }),
    fetchRefunds: (paymentId) => fetchRefunds(openClient(), paymentId),
    fetchDispute: (disputeId) =>
      openClient()({ path: `/v1/disputes/${encodeURIComponent(disputeId)}`, schema: disputeSchema }),
    listPayments: (page) =>
      openClient()({ path: `/v1/payments?${pageQuery(page)}`, schema: collectionOf(paymentSchema) }),
    listRefunds: (page) =>
      openClient()({ path: `/v1/refunds?${pageQuery(page)}`, schema: collectionOf(refundSchema) }),
    listDisputes: (page) =>
      openClient()({ path: `/v1/disputes?${pageQuery(page)}`, schema: collectionOf(disputeSchema) }),
    refund: async ({ paymentId, amount, key }) => {
      if (!refundKeyPattern.test(key))
        throw new PaymentProviderError('refused', 'a refund key must have 10 to 40 letters, digits, - or _')
      const send = openClient()
      // not every account honours the idempotency header, so look the refund up by receipt first
      const existing = (await fetchRefunds(send, paymentId)).find((refund) => refund.key === key)
      if (existing === undefined) {
        return send({
          path: `${payment(paymentId)}/refund`,
          schema: refundSchema,
          body: { amount, speed: 'normal', receipt: key },
          headers: { 'x-refund-idempotency': key },
        }).catch(postponeUnlessFinal)
      }
      if (existing.amount === amount) return existing
      throw new PaymentProviderError('refused', 'the refund key was already used for another amount')
    },
    isGenuine: (callback) => verifySignature(callbackPayload(callback), callback.signature, keySecret),
    readWebhook: (request) => parseWebhook(request, webhookSecrets),
  }
}

/** The refunds of a payment, page by page within the time of one call. */
async function fetchRefunds(send: RazorpayClient, paymentId: string): Promise<readonly ProviderRefund[]> {
  const refunds: ProviderRefund[] = []
  for (;;) {
    const page = await send({
      path: `${payment(paymentId)}/refunds?count=${PAGE_LENGTH}&skip=${refunds.length}`,
      schema: collectionOf(refundSchema),
    })
    refunds.push(...page)
    if (page.length < PAGE_LENGTH) return refunds
  }
}

function postponeUnlessFinal(error: unknown): never {
  const isOpen =
    error instanceof PaymentProviderError && error.code === 'refused' && !finalRefusal.test(error.message)
  throw isOpen
    ? new PaymentProviderError('postponed', error.message, { cause: error, said: error.said })
    : error
}
