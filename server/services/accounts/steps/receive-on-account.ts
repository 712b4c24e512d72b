import type { OpenEntry } from '#domain/accounts/account-entry.ts'
import {
  allotChosen,
  allotInOrder,
  type Allotment,
  type ChosenBill,
  type OpenSide,
} from '#domain/accounts/allot.ts'
import { receiptIssue, type NewReceipt } from '#domain/accounts/receipt.ts'
import { AppError } from '#domain/errors.ts'
import { ZERO, subtract } from '#domain/money/paise.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { isReferenceUsed } from '../../../db/accounts/account-entries.ts'
import { isOnAccount } from '../../../db/accounts/account-orders.ts'
import type { Queries } from '../../../db/database.ts'
import { requestHash } from '../../identity/steps/hashing.ts'
import { isPosted, lockLedger } from './lock-ledger.ts'
import { postEntry } from './post-entry.ts'
import { lockHolderCash, requireLawfulCash } from './require-lawful-cash.ts'

/** Bills that a credit pays: the oldest, none yet, or those that somebody chose. */
export type AllotWish = 'oldest' | 'none' | readonly ChosenBill[]

/** A receipt for an account, and the bills that it pays. */
export type AccountReceipt = NewReceipt & {
  readonly accountId: string
  readonly allot: AllotWish
  /** The order that it is given for; null for any bill. */
  readonly orderId?: string | null | undefined
  /** True when somebody was asked about a reference that was entered before. */
  readonly confirmRepeat: boolean
}

/**
 * Receives money on account in an open transaction (CREDIT-02); a repeated id changes nothing, and what is not allotted is an advance.
 * Throws `not-found`, `invalid-input`, `idempotency-conflict`, `cash-limit`, `reference-used` when a payment with the reference is in
 * the ledger, and `amount-changed` when a bill that was chosen is no longer so much open.
 */
export async function receiveOnAccount(
  queries: Queries,
  actor: StaffActor,
  { at, ...receipt }: AccountReceipt & { readonly at: Date },
): Promise<void> {
  const { id, accountId, amount, method, reference, bank, chequeDay, day, note, orderId = null } = receipt
  const { confirmRepeat, ...said } = receipt
  const digest = requestHash(said)
  // cash before accounts, as whoever sells at the counter locks them
  if (method === 'CASH') await lockHolderCash(queries, accountId)
  const { bills } = await lockLedger(queries, accountId)
  if (await isPosted(queries, accountId, { id, digest })) return
  const issue = receiptIssue(receipt, istDay(at))
  if (issue !== null) throw new AppError('invalid-input', { reasons: [issue] })
  const isRepeat = reference !== null && (await isReferenceUsed(queries, accountId, { method, reference }))
  if (isRepeat && !confirmRepeat) throw new AppError('reference-used')
  if (orderId !== null && !(await isOnAccount(queries, { accountId, orderId })))
    throw new AppError('invalid-input', { reasons: [{ code: 'order-not-on-account' }] })
  const credit = { id, open: amount }
  const allotments =
    orderId === null
      ? allotAsWished(credit, bills, receipt.allot)
      : allotInOrder(
          credit,
          bills.filter((bill) => bill.orderId === orderId),
        )
  if (method === 'CASH') await requireLawfulCash(queries, accountId, { cash: amount, day, allotments })
  await postEntry(queries, actor, {
    accountId,
    entry: {
      id,
      kind: 'receipt',
      amount: subtract(ZERO, amount),
      method,
      reference,
      bank,
      chequeDay,
      day,
      note,
      orderId,
    },
    allotments,
    digest,
    at,
  })
}

function allotAsWished(credit: OpenSide, bills: readonly OpenEntry[], wish: AllotWish): readonly Allotment[] {
  if (wish === 'none') return []
  if (wish === 'oldest') return allotInOrder(credit, bills)
  const allotments = allotChosen(credit, bills, wish)
  if (allotments === null) throw new AppError('amount-changed', { reasons: [{ code: 'bill-not-open' }] })
  return allotments
}
