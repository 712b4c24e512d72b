import { add, sum, type Paise } from '../money/paise.ts'
import { amountLeft, type PaymentLedger } from './ledger.ts'

/** Return of one payment of an order, due or done. */
export type PaymentReturn = {
  readonly ledger: PaymentLedger
  /** The state of its return by this store; null when nobody here asked for one. */
  readonly refund: 'DUE' | 'DONE' | 'REFUSED' | null
  /** True while a bank has yet to confirm a refund of it. */
  readonly isPending: boolean
  /** Amount that this store returns in parts and the provider has not heard of; staff may have returned it in another way. */
  readonly unsent: Paise
  readonly isPartialDue: boolean
  /** True when the provider refused to return a part. */
  readonly isPartialRefused: boolean
}

/** The payments of an order as one, for its customer; amounts are paise. */
export type ReturnTotals = {
  readonly refund: { readonly amount: Paise; readonly state: 'DUE' | 'DONE' | 'REFUSED' } | null
  readonly dispute: { readonly amount: Paise; readonly state: 'open' | 'lost' } | null
}

/** Adds up what the customer gets back of the payments of an order, and what their bank withholds or returned (ORD-09). */
export function totalReturns(returns: readonly PaymentReturn[]): ReturnTotals {
  const refunded = sumOf(returns, ({ ledger, refund, unsent }) =>
    add(ledger.refunded, refund === null ? unsent : amountLeft(ledger)),
  )
  const isDue = returns.some(
    ({ refund, isPending, isPartialDue }) =>
      refund === 'DUE' || (refund === null && (isPending || isPartialDue)),
  )
  const isRefused = returns.some(
    ({ refund, isPartialRefused }) => refund === 'REFUSED' || (refund === null && isPartialRefused),
  )
  const disputed = sumOf(returns, ({ ledger }) => ledger.disputed)
  const lost = sumOf(returns, ({ ledger }) => ledger.lost)
  return {
    refund:
      refunded === 0 ? null : { amount: refunded, state: isRefused ? 'REFUSED' : isDue ? 'DUE' : 'DONE' },
    dispute:
      disputed > 0 ? { amount: disputed, state: 'open' } : lost > 0 ? { amount: lost, state: 'lost' } : null,
  }
}

function sumOf(returns: readonly PaymentReturn[], amountOf: (one: PaymentReturn) => Paise): Paise {
  return sum(returns.map(amountOf))
}
