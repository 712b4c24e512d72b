import type { PaymentCallback } from '#domain/payments/wire.ts'

/** Names the fields of the payment window's return as the store does; null when there was none. */
export function paymentReturnOf(callback: PaymentCallback | null) {
  return callback && { paymentId: callback.razorpay_payment_id, signature: callback.razorpay_signature }
}
