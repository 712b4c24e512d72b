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
  /** True if its money ever arrived, even when all of it has been refunded since. */
  readonly captured: boolean
  readonly amountRefunded: Paise
  /** The payment method, such as `upi`, `card` or `netbanking`. */
  readonly method: string | null
}

/** A refund as reported by the provider, in the currency of its payment. */
export type ProviderRefund = {
  readonly id: string
  readonly paymentId: string
  readonly amount: Paise
  readonly state: 'pending' | 'processed' | 'failed'
  /** The key that this store requested it with; null for one that was made elsewhere. */
  readonly key: string | null
}

/** A dispute (chargeback) as reported by the provider. */
export type ProviderDispute = {
  readonly id: string
  readonly paymentId: string
  readonly amount: Paise
  /** Amount that the provider took back; 0 unless the dispute is lost. */
  readonly deducted: Paise
  readonly currency: string
  readonly state: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  readonly reason: string | null
  /** Deadline for the store's answer. */
  readonly respondBy: Date | null
}

/** Marks that tell whose a provider's order is: our reference, and the ids that were sent along with it. */
export type OrderReference = {
  readonly receipt: string | null
  readonly orderId: string | null
  readonly storeId: string | null
}

/** A page of what was created in a period, newest first. */
export type ListPage = { readonly from: Date; readonly to: Date; readonly skip: number }

/** The length of every page but the last. */
export const PAGE_LENGTH = 100

/** Return of the payment window to the browser. */
export type Callback = { readonly orderId: string; readonly paymentId: string; readonly signature: string }

/** The subject of an authentic webhook; its state is always fetched from the provider, never taken from the body. */
export type WebhookEvent = {
  /** The provider's event id, the same for every redelivery. */
  readonly id: string
  readonly name: string
  readonly orderId: string | null
  readonly paymentId: string | null
  readonly disputeId: string | null
}

type FailureCode = 'unreachable' | 'refused' | 'postponed'

/**
 * A failed call to the provider. `code` is `unreachable` when it is unknown whether the call took effect, `refused` when it
 * did not and a retry would not either, and `postponed` when it did not but may later, as soon as the account has money.
 */
export class PaymentProviderError extends Error {
  readonly code: FailureCode
  /** The provider's own words; null where it said nothing. */
  readonly said: string | null

  constructor(
    code: FailureCode,
    message: string,
    { said = null, ...options }: ErrorOptions & { readonly said?: string | null } = {},
  ) {
    super(message, options)
    this.name = 'PaymentProviderError'
    this.code = code
    this.said = said
  }
}

/** A payment provider. Every call resolves, or rejects with a `PaymentProviderError`, within ten seconds. */
export type PaymentProvider = {
  readonly name: 'razorpay' | 'simulator'
  /** Settings that the browser needs to open the payment window: the public key and the URL of the script. */
  readonly window: { readonly keyId: string; readonly script: string }
  /**
   * Creates an order in rupees (amount in paise); `receipt` is our reference (at most 40 characters), and the ids come back
   * with `fetchOrderReference`.
   */
  readonly createOrder: (order: {
    readonly receipt: string
    readonly amount: Paise
    readonly orderId: string
    readonly storeId: string
  }) => Promise<ProviderOrder>
  readonly fetchOrderReference: (orderId: string) => Promise<OrderReference>
  /** All payment attempts of an order. */
  readonly fetchPayments: (orderId: string) => Promise<readonly ProviderPayment[]>
  readonly fetchPayment: (paymentId: string) => Promise<ProviderPayment>
  /** All refunds of a payment, by this store or others. */
  readonly fetchRefunds: (paymentId: string) => Promise<readonly ProviderRefund[]>
  readonly fetchDispute: (disputeId: string) => Promise<ProviderDispute>
  readonly listPayments: (page: ListPage) => Promise<readonly ProviderPayment[]>
  readonly listRefunds: (page: ListPage) => Promise<readonly ProviderRefund[]>
  readonly listDisputes: (page: ListPage) => Promise<readonly ProviderDispute[]>
  /** Requests a refund; idempotent by `key`. */
  readonly refund: (refund: {
    readonly paymentId: string
    readonly amount: Paise
    readonly key: string
  }) => Promise<ProviderRefund>
  /** Tells whether the provider signed this return from its window (compared in constant time). */
  readonly isGenuine: (callback: Callback) => boolean
  /** Parses a webhook; null unless the provider signed exactly this body. */
  readonly readWebhook: (request: {
    readonly body: string
    readonly header: (name: string) => string | undefined
  }) => WebhookEvent | null
}
