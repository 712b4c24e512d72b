import { randomUUID } from 'node:crypto'
import { reversibleKinds, type AccountEntry } from '#domain/accounts/account-entry.ts'
import { AppError } from '#domain/errors.ts'
import type { Reason } from '#domain/problem/reasons.ts'
import type { Paise } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findEntry, isReversed } from '../../db/accounts/account-entries.ts'
import type { Database } from '../../db/database.ts'
import { findTripOfReceipt } from '../../db/trips/door-receipts.ts'
import { lockTrip } from '../../db/trips/trips.ts'
import { requestHash } from '../identity/steps/hashing.ts'
import { isPosted, lockLedger } from './steps/lock-ledger.ts'
import { postEntry } from './steps/post-entry.ts'
import { takeBack } from './steps/take-back.ts'

/** An entry that is taken back: one made by mistake, or a cheque that bounced with what the bank charges. */
export type Reversal = {
  readonly id: string
  readonly accountId: string
  readonly entryId: string
  readonly note: string
  readonly charge: Paise | null
}

/**
 * Takes an entry back by another one (CREDIT-02): bills that it paid are open again. A repeated id changes nothing. Throws
 * `not-permitted`, `proof-required` for a write-off, `not-found`, `idempotency-conflict`, and `invalid-input` for what is taken back
 * by a document, what was taken back before, and a charge of anything but a cheque.
 */
export async function reverseEntry(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  reversal: Reversal,
): Promise<void> {
  requirePermission(actor, 'credit:receive')
  const { id, accountId, entryId, note, charge } = reversal
  const digest = requestHash(reversal)
  await database.queries.transaction().execute(async (queries) => {
    // the cash of a trip is not counted meanwhile
    const tripId = await findTripOfReceipt(queries, entryId)
    if (tripId !== null) await lockTrip(queries, tripId)
    await lockLedger(queries, accountId)
    if (await isPosted(queries, accountId, { id, digest })) return
    const entry = await findEntry(queries, { accountId, id: entryId })
    if (entry === null) throw new AppError('not-found')
    if (entry.kind === 'write-off') requirePermission(actor, 'credit:write-off')
    if (entry.kind === 'opening') requirePermission(actor, 'credit:terms')
    const issue = reversalIssue(entry, { charge, isReversed: await isReversed(queries, entryId) })
    if (issue !== null) throw new AppError('invalid-input', { reasons: [issue] })
    const at = now()
    await takeBack(queries, actor, { id, accountId, entry, note, digest, at })
    if (charge === null || charge === 0) return
    await postEntry(queries, actor, {
      accountId,
      entry: { id: randomUUID(), kind: 'charge', amount: charge, reference: entry.reference, note },
      allotments: [],
      digest,
      at,
    })
  })
}

function reversalIssue(
  { kind, method }: Pick<AccountEntry, 'kind' | 'method'>,
  { charge, isReversed: isBack }: { readonly charge: Paise | null; readonly isReversed: boolean },
): Reason | null {
  if (!reversibleKinds.includes(kind)) return { code: 'document-not-reversible' }
  if (method === 'ONLINE') return { code: 'online-not-reversible' }
  if (isBack) return { code: 'entry-taken-back' }
  return charge !== null && method !== 'CHEQUE' ? { code: 'charge-without-cheque' } : null
}
