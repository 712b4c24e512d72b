import type { Paise } from '#domain/money/paise.ts'

/** An order at the provider; a customer may make any number of payment attempts for it. */
export type ProviderOrder = {
  readonly id: string
  readonly amount: Paise
  readonly currency: string
}

/** A payment as reported by the provider; money has arrived only for a `captured` one. */
export type ProviderPayment = {
  readonly id: string
  readonly orderId: string | null
  readonly amount: Paise
  readonly currency: string
  readonly state: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  readonly amountRefunded: Paise
  /** The payment method, such as `upi`, `card` or `netbanking`. */
  readonly method: string | null
}

/** A refund as reported by the provider. */
export type ProviderRefund = {
  readonly id: string
  readonly paymentId: string
  readonly amount: Paise
  readonly state: 'pending' | 'processed' | 'failed'
}

/** What the payment window returns to the browser. */
export type Callback = { readonly orderId: string; readonly paymentId: string; readonly signature: string }

/** The subject of an authentic webhook; its state is always fetched from the provider, never taken from the body. */
export type WebhookEvent = {
  /** The provider's event id, the same for every redelivery. */
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  readonly paymentId: string | null
}

/**
 * A failed call to the provider. `code` is `unreachable` when it is unknown whether the call took effect, and `refused` when
 * it did not and a retry would not either.
 */
export class PaymentProviderError extends Error {
  readonly code: 'unreachable' | 'refused'

  constructor(code: 'unreachable' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PaymentProviderError'
    this.code = code
  }
}

/** A payment provider. Every call resolves, or rejects with a `PaymentProviderError`, within ten seconds. */
export type PaymentProvider = {
  readonly name: 'razorpay' | 'simulator'
  /** What the browser needs to open the payment window: the public key and the URL of the script. */
  readonly window: { readonly keyId: string; readonly script: string }
  /** Creates an order in rupees (amount in paise); `receipt` is our reference (at most 40 characters). */
  readonly createOrder: (order: {
    readonly receipt: string
    readonly amount: Paise
  }) => Promise<ProviderOrder>
  /** All payment attempts of an order. */
  readonly fetchPayments: (orderId: string) => Promise<readonly ProviderPayment[]>
  readonly fetchPayment: (paymentId: string) => Promise<ProviderPayment>
  /** Requests a refund; idempotent by `key`. */
  readonly refund: (refund: {
    readonly paymentId: string
    readonly amount: Paise
    readonly key: string
  }) => Promise<ProviderRefund>
  /** Whether the provider signed this return from its window (compared in constant time). */
  readonly isGenuine: (callback: Callback) => boolean
  /** Parses a webhook; null unless the provider signed exactly this body. */
  readonly readWebhook: (request: {
    readonly body: string
    readonly header: (name: string) => string | undefined
  }) => WebhookEvent | null
}
