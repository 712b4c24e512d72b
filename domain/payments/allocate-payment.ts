import type { Paise } from '../money/paise.ts'
import type { Order } from '../orders/order.ts'

/** What is done with money that came for an order: it pays the order, or goes back for a reason that is kept. */
export type PaymentAllocation =
  | { readonly use: 'ORDER' }
  | { readonly use: 'REFUND'; readonly reason: 'paid-twice' | 'order-cancelled' | 'wrong-amount' }

/**
 * Decides on money that came for an order (PAY-03, PAY-04): it pays an order that waits for exactly that amount of rupees,
 * and goes back in every other case. An order that was paid otherwise stays as it is.
 */
export function allocatePayment(
  order: Pick<Order, 'orderStatus' | 'grandTotal'>,
  money: { readonly amount: Paise; readonly currency: string },
): PaymentAllocation {
  if (order.orderStatus === 'CANCELLED') return { use: 'REFUND', reason: 'order-cancelled' }
  if (order.orderStatus !== 'INITIATED') return { use: 'REFUND', reason: 'paid-twice' }
  const fits = money.amount === order.grandTotal && money.currency === 'INR'
  return fits ? { use: 'ORDER' } : { use: 'REFUND', reason: 'wrong-amount' }
}
