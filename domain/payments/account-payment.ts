import { atLeastZero, least, toPaise, type Paise } from '../money/paise.ts'

/** The least that payment providers take. */
export const MIN_ONLINE_PAISE = toPaise(100)

/** Amounts that an account of credit may be paid: all that is owed, and of it what is overdue. */
export type Payable = { readonly all: Paise; readonly overdue: Paise }

/** Amounts that an account may be paid; advances count first. */
export function payableOf({
  balance,
  overdue,
}: {
  readonly balance: Paise
  readonly overdue: Paise
}): Payable {
  const all = atLeastZero(balance)
  return { all, overdue: least(all, overdue) }
}

/** True when an amount can be paid online into an account that owes so much. */
export function isPayable(amount: Paise, { all }: Payable): boolean {
  return amount >= MIN_ONLINE_PAISE && amount <= all
}

/** Money that has arrived of a payment into an account, and what of it pays no bill: an advance, since others paid meanwhile. */
export type PaidInto = { readonly paid: Paise; readonly advance: Paise }
