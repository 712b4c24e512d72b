import type { OrderView } from './order-view.ts'

/** The payment state of an order, as shown to its customer. */
export type PaymentState =
  | 'pay-on-delivery'
  | 'paid-on-delivery'
  | 'waiting-for-payment'
  | 'paid-online'
  | 'not-charged'
  | 'refund-due'
  | 'refund-done'

type PaidOrder = Pick<OrderView, 'orderStatus' | 'paymentMode' | 'paymentStatus' | 'refund'>

/** Derives the payment state from the payment status and the refund of an order (ORD-09). */
export function paymentState({ orderStatus, paymentMode, paymentStatus, refund }: PaidOrder): PaymentState {
  if (refund !== null) return refund.state === 'DONE' ? 'refund-done' : 'refund-due'
  if (paymentStatus === 'REFUNDED') return 'refund-done'
  if (paymentStatus === 'PAID') return paymentMode === 'ONLINE' ? 'paid-online' : 'paid-on-delivery'
  if (orderStatus === 'CANCELLED') return 'not-charged'
  return paymentMode === 'ONLINE' ? 'waiting-for-payment' : 'pay-on-delivery'
}
