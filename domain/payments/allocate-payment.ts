import type { Paise } from '../money/paise.ts'
import type { Order } from '../orders/order.ts'
import type { PaymentLedger } from './ledger.ts'

/** Use of a captured payment: it pays the order, or is refunded for a recorded reason. */
export type PaymentAllocation =
  | { readonly use: 'ORDER' }
  | {
      readonly use: 'REFUND'
      readonly reason: 'paid-twice' | 'order-cancelled' | 'wrong-amount' | 'refunded-elsewhere' | 'disputed'
    }

/** A captured payment as it is now; amounts are paise of its currency. */
export type AllocatablePayment = Omit<PaymentLedger, 'captured'> & {
  readonly amount: Paise
  readonly currency: string
}

/**
 * Decides what to do with a captured payment (PAY-03, PAY-04): it pays an order that awaits exactly that amount in rupees,
 * and is refunded in every other case, without changing the order. A payment of which something was refunded or disputed
 * before it was known pays nothing (SAFE-04).
 */
export function allocatePayment(
  order: Pick<Order, 'orderStatus' | 'grandTotal'>,
  payment: AllocatablePayment,
): PaymentAllocation {
  if (order.orderStatus === 'CANCELLED') return { use: 'REFUND', reason: 'order-cancelled' }
  if (order.orderStatus !== 'INITIATED') return { use: 'REFUND', reason: 'paid-twice' }
  const matches = payment.amount === order.grandTotal && payment.currency === 'INR'
  if (matches && payment.refunded > 0) return { use: 'REFUND', reason: 'refunded-elsewhere' }
  if (matches && payment.disputed + payment.lost > 0) return { use: 'REFUND', reason: 'disputed' }
  return matches ? { use: 'ORDER' } : { use: 'REFUND', reason: 'wrong-amount' }
}
