import type { Allotment } from '#domain/accounts/allot.ts'
import { AppError } from '#domain/errors.ts'
import { ZERO, least, type Paise } from '#domain/money/paise.ts'
import { mayReceiveCash } from '#domain/orders/placing/cash-limit.ts'
import { findAccountPayer, sumCashByBill } from '../../../db/accounts/account-cash.ts'
import type { Queries } from '../../../db/database.ts'
import { lockCashOf, readCashReceived, readLawfulCash } from '../../../db/orders/receipts.ts'

type Cash = { readonly day: string; readonly allotments: readonly Allotment[] }

/** Locks the cash of the holder of an account, before the account itself. */
export async function lockHolderCash(queries: Queries, accountId: string): Promise<void> {
  const payer = await findAccountPayer(queries, accountId)
  if (payer !== null) await lockCashOf(queries, payer)
}

/**
 * Holds cash on account against the limit of the law (PAY-08): of the day, with what the holder, or the people of a firm for it, paid
 * on delivery, and of each bill, however it is split. Throws `cash-limit`, and `not-found` without such an account.
 */
export async function requireLawfulCash(
  queries: Queries,
  accountId: string,
  { cash, ...bills }: Cash & { readonly cash: Paise },
): Promise<void> {
  const payer = await findAccountPayer(queries, accountId)
  if (payer === null) throw new AppError('not-found')
  await lockCashOf(queries, payer)
  const usage = await readCashReceived(queries, { payer, day: bills.day })
  if (!mayReceiveCash(cash, usage))
    throw new AppError('cash-limit', { limit: usage.limit ?? ZERO, today: usage.receivedToday })
  await requireLawfulBills(queries, bills, usage.limit)
}

/** Holds what each bill is paid in cash against the limit of one transaction (PAY-08). Throws `cash-limit`. */
export async function requireLawfulBills(
  queries: Queries,
  { day, allotments }: Cash,
  own: Paise | null = null,
): Promise<void> {
  const law = await readLawfulCash(queries, day)
  const limit = law === null || own === null ? law : least(law, own)
  const before = await sumCashByBill(
    queries,
    allotments.map(({ billId }) => billId),
  )
  const isLawful = allotments.every(({ billId, amount }) =>
    mayReceiveCash(amount, { limit, receivedToday: ZERO }, before.get(billId)),
  )
  if (!isLawful) throw new AppError('cash-limit', { limit: limit ?? ZERO, today: ZERO })
}
