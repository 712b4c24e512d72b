import { AppError } from '#domain/errors.ts'
import { add, paiseToRupees, type Paise } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { moveOfTill, tillEntryIssue, type NewTillEntry } from '#domain/till/till-entry.ts'
import { cashAfter } from '#domain/trips/cash-balance.ts'
import type { Database, Queries } from '../../db/database.ts'
import { addTillEntry, findTillEntryDigest, lockTill } from '../../db/till/till-entries.ts'
import { sumCash } from '../../db/trips/cash.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requestHash } from '../identity/steps/hashing.ts'

/**
 * Records a count of the till, or money put into it or taken out (DESK-05); a repeated id changes nothing. A count sets what the
 * till holds, and its difference is stored as it is, with a note. Throws `not-permitted`, `idempotency-conflict`, `invalid-input`,
 * and `amount-changed` with what the till holds, in rupees, when a count expected something else or more is taken out than there is.
 */
export async function recordTillEntry(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  entry: NewTillEntry,
): Promise<void> {
  requirePermission(actor, entry.kind === 'counted' ? 'cash:count' : 'cash:move')
  const issue = tillEntryIssue(entry)
  if (issue !== null) throw new AppError('invalid-input', { reasons: [issue] })
  await database.queries.transaction().execute(async (queries) => {
    await lockTill(queries)
    const digest = requestHash(entry)
    const known = await findTillEntryDigest(queries, entry.id)
    if (known !== null && known !== digest) throw new AppError('idempotency-conflict')
    if (known === null) await enter(queries, actor, { entry, digest, at: now() })
  })
}

async function enter(
  queries: Queries,
  actor: StaffActor,
  { entry, digest, at }: { readonly entry: NewTillEntry; readonly digest: string; readonly at: Date },
): Promise<void> {
  const { till } = cashAfter(await sumCash(queries))
  requireFit(entry, till)
  await addTillEntry(queries, entry, { digest, enteredBy: actor.name, at })
  const { id, kind, amount, expected, reason, note } = entry
  const after = {
    ...(expected === null
      ? { amount: paiseToRupees(amount), reason }
      : {
          expected: paiseToRupees(expected),
          counted: paiseToRupees(amount),
          difference: paiseToRupees(moveOfTill(entry)),
        }),
    note,
  }
  const inTill = paiseToRupees(add(till, moveOfTill(entry)))
  await recordChange(queries, actor, {
    action: `till.${kind}`,
    subject: 'till',
    subjectId: id,
    before: { inTill: paiseToRupees(till) },
    after: { ...after, inTill },
    at,
  })
}

/**
 * Refuses to take more out of the till than it holds: money put in or received was not recorded then, and a count tells how
 * much. A count against another sum than was shown is refused too: money that moved meanwhile may be in the till or not.
 * Throws `amount-changed`.
 */
function requireFit({ kind, amount, expected }: NewTillEntry, till: Paise): void {
  if (kind === 'put-in') return
  if (kind === 'counted' ? expected === till : amount <= till) return
  throw new AppError('amount-changed', { amount: till })
}
