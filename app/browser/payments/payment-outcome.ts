import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'

/** Outcome of the payment window when it closes. */
export type WindowOutcome =
  | { readonly outcome: 'paid'; readonly callback: PaymentCallback }
  /** Closed after a failed attempt; `reason` is the provider's description of the last one. */
  | { readonly outcome: 'failed'; readonly reason: string }
  | { readonly outcome: 'dismissed' }
  | { readonly outcome: 'unavailable' }

/** The window that the provider's script opens over the page (https://razorpay.com/docs, standard checkout). */
type CheckoutWindow = {
  readonly open: () => void
  readonly close: () => void
  readonly on: (event: 'payment.failed', listener: (failure: unknown) => void) => void
}
export type CheckoutWindowMaker = new (options: CheckoutOptions) => CheckoutWindow

/** Options that the window is opened with. */
export type CheckoutOptions = {
  readonly key: string
  readonly order_id: string
  readonly amount: number
  readonly currency: string
  readonly name: string
  readonly prefill: PaymentSession['prefill']
  readonly handler: (callback: PaymentCallback) => void
  readonly modal: {
    readonly ondismiss: () => void
    readonly confirm_close: boolean
    readonly backdropclose: boolean
    readonly handleback: boolean
  }
}

/**
 * Opens the window; `outcome` resolves once the customer has paid or closed it. After a failed attempt the window stays
 * open for another one, so a failure only decides what closing means. `close` closes it as the customer would.
 */
export function openWindow(
  Maker: CheckoutWindowMaker,
  payment: PaymentSession,
): { readonly outcome: Promise<WindowOutcome>; readonly close: () => void } {
  let reason: string | null = null
  let resolve: ((outcome: WindowOutcome) => void) | undefined
  const outcome = new Promise<WindowOutcome>((fulfil) => {
    resolve = fulfil
  })
  const closed = (): void =>
    resolve?.(reason === null ? { outcome: 'dismissed' } : { outcome: 'failed', reason })
  const window = new Maker({
    key: payment.keyId,
    order_id: payment.orderId,
    amount: payment.amount,
    currency: payment.currency,
    name: payment.storeName,
    prefill: payment.prefill,
    handler: (callback) => resolve?.({ outcome: 'paid', callback }),
    // the page handles the back button: it closes the topmost layer
    modal: { ondismiss: closed, confirm_close: true, backdropclose: false, handleback: false },
  })
  window.on('payment.failed', (failure) => {
    reason = descriptionOf(failure)
  })
  window.open()
  return {
    outcome,
    close: () => {
      window.close()
      closed()
    },
  }
}

/** The provider's description of a failed attempt; empty when there is none. */
function descriptionOf(failure: unknown): string {
  const { error } = (failure ?? {}) as { readonly error?: { readonly description?: unknown } }
  return typeof error?.description === 'string' ? error.description : ''
}
