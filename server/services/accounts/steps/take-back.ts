import type { OpenEntry } from '#domain/accounts/account-entry.ts'
import { allotReversal } from '#domain/accounts/allot.ts'
import { ZERO, subtract } from '#domain/money/paise.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findAllotmentsOf } from '../../../db/accounts/account-entries.ts'
import type { Queries } from '../../../db/database.ts'
import { postEntry } from './post-entry.ts'

type TakeBack = {
  readonly id: string
  readonly accountId: string
  readonly entry: OpenEntry
  readonly note: string | null
  readonly digest: string
  readonly at: Date
}

/** Posts the entry that takes another one of a locked account back: what it paid is open again. */
export async function takeBack(
  queries: Queries,
  actor: StaffActor,
  { id, accountId, entry, note, digest, at }: TakeBack,
): Promise<void> {
  await postEntry(queries, actor, {
    accountId,
    entry: {
      id,
      kind: 'reversal',
      amount: subtract(ZERO, entry.amount),
      method: entry.method,
      reference: entry.reference,
      reverses: entry.id,
      note,
    },
    allotments: allotReversal(entry, id, await findAllotmentsOf(queries, entry.id)),
    digest,
    at,
  })
}
