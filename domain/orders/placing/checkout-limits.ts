import type { CheckoutCredit } from '../../accounts/credit-use.ts'
import type { CustomerBlock } from '../../identity/customer-block.ts'
import type { Paise } from '../../money/paise.ts'
import { offerCash, type CashUsage } from './cash-limit.ts'

/** Limits that an order of a customer has to respect. */
export type CheckoutLimits = {
  readonly maxTotal: Paise
  readonly maxLines: number
  /** The greatest quantity of one line. */
  readonly maxQuantity: number
  /** Services that the store no longer gives the customer. */
  readonly block: CustomerBlock | null
  readonly cash: CashUsage
  /** Accounts that the customer may order on, their own first; absent for whoever has none. */
  readonly credit?: readonly CheckoutCredit[] | undefined
  /** The cash orders on their way, and how many of them the customer may have. */
  readonly cashOrders: { readonly open: number; readonly max: number }
}

/**
 * Reason that an order cannot be placed as cash on delivery: the customer is blocked, the law's limit, or too many such orders.
 * Null when it can.
 */
export type CashRefusal = 'blocked' | 'law' | 'orders' | null

/** Finds the reason for refusing cash for an order of a total (PAY-08). */
export function findCashRefusal(
  total: Paise,
  { block, cash, cashOrders }: Pick<CheckoutLimits, 'block' | 'cash' | 'cashOrders'>,
): CashRefusal {
  if (block !== null) return 'blocked'
  if (offerCash(total, cash) === 'refused') return 'law'
  return cashOrders.open >= cashOrders.max ? 'orders' : null
}

/** Finds the reason that a cart is too large for one order: it has too many lines, or its total is too high. Null when it is not. */
export function findSizeIssue(
  cart: { readonly lines: number; readonly total: Paise },
  { maxLines, maxTotal }: Pick<CheckoutLimits, 'maxLines' | 'maxTotal'>,
): 'lines' | 'total' | null {
  if (cart.lines > maxLines) return 'lines'
  return cart.total > maxTotal ? 'total' : null
}
