import type { OrderView } from './order-view.ts'

/** How it stands with the money of an order. */
export type PaymentState =
  | 'pay-on-delivery'
  | 'paid-on-delivery'
  | 'waiting-for-payment'
  | 'paid-online'
  | 'not-charged'
  | 'refund-due'
  | 'refund-done'

type Paid = Pick<OrderView, 'orderStatus' | 'paymentMode' | 'paymentStatus' | 'refund'>

/** How it stands with the money of an order, from what was paid and what went back. */
export function paymentState({ orderStatus, paymentMode, paymentStatus, refund }: Paid): PaymentState {
  if (refund !== null) return refund.state === 'DONE' ? 'refund-done' : 'refund-due'
  if (paymentStatus === 'REFUNDED') return 'refund-done'
  if (paymentStatus === 'PAID') return paymentMode === 'ONLINE' ? 'paid-online' : 'paid-on-delivery'
  if (orderStatus === 'CANCELLED') return 'not-charged'
  return paymentMode === 'ONLINE' ? 'waiting-for-payment' : 'pay-on-delivery'
}
