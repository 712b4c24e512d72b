import { allotChosen } from '#domain/accounts/allot.ts'
import { AppError } from '#domain/errors.ts'
import { ZERO, subtract, type Paise } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { requestHash } from '../identity/steps/hashing.ts'
import { isPosted, lockLedger } from './steps/lock-ledger.ts'
import { postEntry } from './steps/post-entry.ts'

/** A bill that will not be paid, or how much of it. */
export type WriteOff = {
  readonly id: string
  readonly accountId: string
  readonly billId: string
  readonly amount: Paise
  readonly note: string
}

/**
 * Gives up what is open of a bill (CREDIT-02); a repeated id changes nothing. Throws `not-permitted`, `proof-required`, `not-found`,
 * `idempotency-conflict`, and `amount-changed` when the bill is not open by so much.
 */
export async function writeOffBill(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  writeOff: WriteOff,
): Promise<void> {
  requirePermission(actor, 'credit:write-off')
  const { id, accountId, billId, amount, note } = writeOff
  const digest = requestHash(writeOff)
  await database.queries.transaction().execute(async (queries) => {
    const { bills } = await lockLedger(queries, accountId)
    if (await isPosted(queries, accountId, { id, digest })) return
    const allotments = allotChosen({ id, open: amount }, bills, [{ billId, amount }])
    if (allotments === null) throw new AppError('amount-changed', { reasons: [{ code: 'bill-not-open' }] })
    await postEntry(queries, actor, {
      accountId,
      entry: { id, kind: 'write-off', amount: subtract(ZERO, amount), note },
      allotments,
      digest,
      at: now(),
    })
  })
}
