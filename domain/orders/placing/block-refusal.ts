import type { ErrorCode } from '../../errors.ts'
import type { CustomerBlock } from '../../identity/customer-block.ts'
import type { PaymentMode } from '../order.ts'

/** Code of the refusal that a customer's block makes of an order; null when there is none. */
export function blockRefusal(
  block: CustomerBlock | null,
  paymentMode: PaymentMode,
): Extract<ErrorCode, 'customer-blocked' | 'cash-blocked'> | null {
  if (block === 'ALL') return 'customer-blocked'
  return block === 'CASH' && paymentMode === 'COD' ? 'cash-blocked' : null
}
