import type { Paise } from '../money/paise.ts'
import type { Order } from '../orders/order.ts'

/** How a captured payment is used: it pays the order, or is refunded for a recorded reason. */
export type PaymentAllocation =
  | { readonly use: 'ORDER' }
  | { readonly use: 'REFUND'; readonly reason: 'paid-twice' | 'order-cancelled' | 'wrong-amount' }

/**
 * Decides what to do with a captured payment (PAY-03, PAY-04): it pays an order that awaits exactly that amount in rupees,
 * and is refunded in every other case, without changing the order. Amounts are paise.
 */
export function allocatePayment(
  order: Pick<Order, 'orderStatus' | 'grandTotal'>,
  payment: { readonly amount: Paise; readonly currency: string },
): PaymentAllocation {
  if (order.orderStatus === 'CANCELLED') return { use: 'REFUND', reason: 'order-cancelled' }
  if (order.orderStatus !== 'INITIATED') return { use: 'REFUND', reason: 'paid-twice' }
  const matches = payment.amount === order.grandTotal && payment.currency === 'INR'
  return matches ? { use: 'ORDER' } : { use: 'REFUND', reason: 'wrong-amount' }
}
