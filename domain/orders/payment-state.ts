import type { OrderView } from './order-view.ts'

/** The payment state of an order, as shown to its customer. */
export type PaymentState =
  | 'pay-on-delivery'
  | 'paid-on-delivery'
  | 'on-account'
  | 'waiting-for-payment'
  | 'paid-online'
  | 'not-charged'
  | 'refund-due'
  | 'refund-done'
  | 'refund-by-hand'
  | 'part-refund-due'
  | 'part-refund-done'
  | 'disputed'
  | 'returned-by-bank'

type PaidOrder = Pick<OrderView, 'orderStatus' | 'paymentMode' | 'paymentStatus' | 'refund' | 'dispute'>

/** Derives the payment state from the payment status, the refund and the dispute of an order (ORD-09, SAFE-04). */
export function paymentState(order: PaidOrder): PaymentState {
  const { orderStatus, paymentMode, paymentStatus } = order
  const returned = returnState(order)
  if (returned !== null) return returned
  if (paymentStatus === 'REFUNDED') return 'refund-done'
  if (paymentStatus === 'PAID') return paymentMode === 'ONLINE' ? 'paid-online' : 'paid-on-delivery'
  if (orderStatus === 'CANCELLED') return 'not-charged'
  if (paymentMode === 'ACCOUNT') return 'on-account'
  return paymentMode === 'ONLINE' ? 'waiting-for-payment' : 'pay-on-delivery'
}

/** State of the money that goes back of the payment of an order; null when nothing does. */
function returnState({ orderStatus, paymentStatus, refund, dispute }: PaidOrder): PaymentState | null {
  if (dispute?.state === 'open') return 'disputed'
  if (refund === null) return dispute === null ? null : 'returned-by-bank'
  if (refund.state === 'REFUSED') return 'refund-by-hand'
  const goesOn = paymentStatus === 'PAID' && orderStatus !== 'CANCELLED'
  if (refund.state === 'DONE') return goesOn ? 'part-refund-done' : 'refund-done'
  return goesOn ? 'part-refund-due' : 'refund-due'
}
