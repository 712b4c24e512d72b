/** What the provider's window needs; the amount is paise, `orderId` is the provider's own. */
export type PaymentDetails = {
  readonly provider: 'razorpay' | 'simulator'
  readonly keyId: string
  /** The address of the provider's script. */
  readonly script: string
  readonly orderId: string
  readonly amount: number
  readonly currency: string
  readonly storeName: string
  readonly prefill: { readonly name?: string; readonly email?: string; readonly contact?: string }
}

/** What the window hands over after a payment; only the server can tell whether it is genuine. */
export type PaymentCallback = {
  readonly razorpay_order_id: string
  readonly razorpay_payment_id: string
  readonly razorpay_signature: string
}

/** How a person left the payment window. */
export type WindowOutcome =
  | { readonly outcome: 'paid'; readonly callback: PaymentCallback }
  /** Closed after a try that failed; `reason` is the provider's words for the last one. */
  | { readonly outcome: 'failed'; readonly reason: string }
  | { readonly outcome: 'dismissed' }
  | { readonly outcome: 'unavailable' }

/** The window that the provider's script draws over the page (https://razorpay.com/docs, standard checkout). */
export type CheckoutWindow = {
  readonly open: () => void
  readonly close: () => void
  readonly on: (event: 'payment.failed', told: (failure: unknown) => void) => void
}
export type CheckoutWindowMaker = new (options: Record<string, unknown>) => CheckoutWindow

/**
 * Opens the window; `outcome` resolves once the person has paid or closed it. A try that failed is followed by another
 * one inside the window, so it only decides what closing means. `close` closes it as the person would.
 */
export function openWindow(
  Maker: CheckoutWindowMaker,
  payment: PaymentDetails,
): { readonly outcome: Promise<WindowOutcome>; readonly close: () => void } {
  let reason: string | null = null
  let resolve: ((outcome: WindowOutcome) => void) | undefined
  const outcome = new Promise<WindowOutcome>((known) => {
    resolve = known
  })
  const left = (): void =>
    resolve?.(reason === null ? { outcome: 'dismissed' } : { outcome: 'failed', reason })
  const window = new Maker({
    key: payment.keyId,
    order_id: payment.orderId,
    amount: payment.amount,
    currency: payment.currency,
    name: payment.storeName,
    prefill: payment.prefill,
    handler: (callback: PaymentCallback) => resolve?.({ outcome: 'paid', callback }),
    // the back button is the page's own: it closes what is uppermost
    modal: { ondismiss: left, confirm_close: true, backdropclose: false, handleback: false },
  })
  window.on('payment.failed', (failure) => {
    reason = wordsOf(failure)
  })
  window.open()
  return {
    outcome,
    close: () => {
      window.close()
      left()
    },
  }
}

/** The provider's words for a failed try; empty when it has none. */
function wordsOf(failure: unknown): string {
  const { error } = (failure ?? {}) as { readonly error?: { readonly description?: unknown } }
  return typeof error?.description === 'string' ? error.description : ''
}
