import type { Paise } from '../money/paise.ts'
import type { CashStanding } from './cash-limit.ts'

/** What an order of a customer has to respect. */
export type CheckoutLimits = {
  readonly maxTotal: Paise
  readonly maxLines: number
  /** The greatest quantity of one line. */
  readonly maxQuantity: number
  readonly cash: CashStanding
}

/** Why a cart is too large for one order: it has too many lines, or its total is too high. Null when it is not. */
export function findSizeIssue(
  cart: { readonly lines: number; readonly total: Paise },
  { maxLines, maxTotal }: Pick<CheckoutLimits, 'maxLines' | 'maxTotal'>,
): 'lines' | 'total' | null {
  if (cart.lines > maxLines) return 'lines'
  return cart.total > maxTotal ? 'total' : null
}
