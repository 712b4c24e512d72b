import type { ErrorCode } from '../errors.ts'
import type { PaymentMode } from '../orders/order.ts'

/** What the store no longer does for a customer: take cash on delivery from them, or any order at all (DESK-06). */
export const customerBlocks = ['CASH', 'ALL'] as const
export type CustomerBlock = (typeof customerBlocks)[number]

/** Why an order of a customer is refused for their block; null when it is not. */
export function blockRefusal(
  block: CustomerBlock | null,
  paymentMode: PaymentMode,
): Extract<ErrorCode, 'customer-blocked' | 'cash-blocked'> | null {
  if (block === 'ALL') return 'customer-blocked'
  return block === 'CASH' && paymentMode === 'COD' ? 'cash-blocked' : null
}
