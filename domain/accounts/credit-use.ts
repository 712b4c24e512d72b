import { ZERO, add, atLeastZero, subtract, type Paise } from '../money/paise.ts'
import type { CreditTerms } from './account.ts'

/** Parts of a credit limit that are used. */
export type CreditUse = {
  /** Sum of the ledger: above zero what the holder owes. */
  readonly balance: Paise
  /** Totals of the orders on account that have no invoice yet. */
  readonly unbilled: Paise
}

/** Amount that is left of a limit; never below nothing. */
export function creditLeft(limit: Paise, { balance, unbilled }: CreditUse): Paise {
  return atLeastZero(subtract(limit, balance, unbilled))
}

/** Amount by which a limit is passed when so much more is given; nothing while it is kept (CREDIT-01). */
export function missingCredit(limit: Paise, { balance, unbilled }: CreditUse, more: Paise = ZERO): Paise {
  return atLeastZero(subtract(add(balance, unbilled, more), limit))
}

/** An open account with what it has used, for whoever may order on it. */
export type CreditOffer = CreditUse &
  Pick<CreditTerms, 'limit' | 'days'> & {
    /** The firm whose account it is; null for one's own. */
    readonly firmId: string | null
    /** False where an order above the limit is taken, and held when it is packed or billed. */
    readonly isCheckedAtOrder: boolean
    /** Sum of the bills that are past their day. */
    readonly overdue: Paise
  }

/** Credit that checkout offers. */
export type CheckoutCredit = Pick<CreditOffer, 'firmId' | 'days' | 'isCheckedAtOrder'> & {
  /** Null for whoever orders for a firm and does not see its account. */
  readonly amounts: { readonly limit: Paise; readonly left: Paise; readonly overdue: Paise } | null
}

/** An open account as checkout offers it. */
export function offerCredit(offer: CreditOffer, seesAmounts: boolean): CheckoutCredit {
  const { firmId, days, isCheckedAtOrder, limit, overdue } = offer
  const amounts = seesAmounts ? { limit, left: creditLeft(limit, offer), overdue } : null
  return { firmId, days, isCheckedAtOrder, amounts }
}

/** Account of an order as it is now. */
export type OrderCredit = {
  readonly accountId: string
  /** Amount by which the limit is passed with what is ordered. */
  readonly missing: Paise
  readonly overdue: Paise
  readonly isStopped: boolean
  /** Reason that staff let it pass above the limit; null where they did not. */
  readonly pass: string | null
}
