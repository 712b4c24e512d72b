import { add, type Paise } from '../../money/paise.ts'
import type { Bill } from '../bill.ts'

/** A bill of lines with the fee for delivering them as a line of its own, on top of their total. */
export function withDeliveryFee(bill: Bill, deliveryFee: Paise): Bill {
  return deliveryFee === 0 ? bill : { ...bill, deliveryFee, grandTotal: add(bill.grandTotal, deliveryFee) }
}
