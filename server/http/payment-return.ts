import type { PaymentCallback } from '#domain/payments/wire.ts'

/** What the payment window passed on, in the store's own words; null when it passed on nothing. */
export function paymentReturnOf(callback: PaymentCallback | null) {
  return callback && { paymentId: callback.razorpay_payment_id, signature: callback.razorpay_signature }
}
