import type { Paise } from '#domain/money/paise.ts'

/** An order at the provider: the frame in which a person may try to pay, as often as they like. */
export type ProviderOrder = {
  readonly id: string
  readonly amount: Paise
  readonly currency: string
}

/** A payment as the provider tells it; only a `captured` one has brought money. */
export type ProviderPayment = {
  readonly id: string
  readonly orderId: string | null
  readonly amount: Paise
  readonly currency: string
  readonly state: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  readonly amountRefunded: Paise
  /** How it was paid, such as `upi`, `card` or `netbanking`. */
  readonly method: string | null
}

/** Money on its way back. */
export type ProviderRefund = {
  readonly id: string
  readonly paymentId: string
  readonly amount: Paise
  readonly state: 'pending' | 'processed' | 'failed'
}

/** What the browser brings back from the payment window. */
export type Callback = { readonly orderId: string; readonly paymentId: string; readonly signature: string }

/** What a genuine webhook is about; the state of things is asked for, never believed from its body. */
export type WebhookEvent = {
  /** The provider's own id of the event, the same for every repeat. */
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  readonly paymentId: string | null
}

/**
 * The provider did not do what it was asked for. `code` is `unreachable` where nobody knows whether it was done, and
 * `refused` where it was not and would not be the next time either.
 */
export class PaymentProviderError extends Error {
  readonly code: 'unreachable' | 'refused'

  constructor(code: 'unreachable' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PaymentFault'
    this.code = code
  }
}

/** A payment provider. Every call resolves or rejects with `PaymentFault` within ten seconds. */
export type PaymentProvider = {
  readonly name: 'razorpay' | 'simulator'
  /** What the browser needs to open the payment window: public key and address of the script. */
  readonly window: { readonly keyId: string; readonly script: string }
  /** Makes an order over an amount of rupees; `receipt` is our own order's number (at most 40 characters). */
  readonly createOrder: (order: {
    readonly receipt: string
    readonly amount: Paise
  }) => Promise<ProviderOrder>
  /** All payments that were tried for an order. */
  readonly fetchPayments: (orderId: string) => Promise<readonly ProviderPayment[]>
  readonly fetchPayment: (paymentId: string) => Promise<ProviderPayment>
  /** Sends money back; the same `key` never sends it twice. */
  readonly refund: (refund: {
    readonly paymentId: string
    readonly amount: Paise
    readonly key: string
  }) => Promise<ProviderRefund>
  /** Whether the provider has signed this return from its window (compared in constant time). */
  readonly isGenuine: (callback: Callback) => boolean
  /** What a webhook tells, or null when the provider has not signed this very body. */
  readonly readWebhook: (request: {
    readonly body: string
    readonly header: (name: string) => string | undefined
  }) => WebhookEvent | null
}
