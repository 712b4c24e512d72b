import type { AccountEntry } from '#domain/accounts/account-entry.ts'
import type { Allotment } from '#domain/accounts/allot.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import { addAllotments, addEntry } from '../../../db/accounts/account-entries.ts'
import { recordChange } from '../../audit/steps/record-change.ts'

/** An entry of which only what it says is named. */
export type NewEntry = Pick<AccountEntry, 'id' | 'kind' | 'amount'> & Partial<AccountEntry>

type Posting = {
  readonly accountId: string
  readonly entry: NewEntry
  readonly allotments: readonly Allotment[]
  readonly digest: string
  readonly at: Date
}

/** Posts an entry with its allotments to the ledger of a locked account, and writes it into the audit log. */
export async function postEntry(queries: Queries, actor: StaffActor, posting: Posting): Promise<void> {
  const { kind, amount, day, method, reference, note } = await addPosting(queries, {
    ...posting,
    by: actor.name,
  })
  await recordChange(queries, actor, {
    action: `credit.${kind}`,
    subject: 'credit-account',
    subjectId: posting.accountId,
    after: {
      amount: paiseToRupees(amount),
      day,
      ...(method && { method }),
      ...(reference && { reference }),
      ...(note && { note }),
    },
    at: posting.at,
  })
}

/** Posts an entry that follows from what is recorded elsewhere. */
export async function addPosting(
  queries: Queries,
  { accountId, entry, allotments, digest, by, at }: Posting & { readonly by: string },
): Promise<AccountEntry> {
  const day = entry.day ?? istDay(at)
  const whole: AccountEntry = {
    method: null,
    reference: null,
    bank: null,
    chequeDay: null,
    document: null,
    orderId: null,
    reverses: null,
    note: null,
    at: at.toISOString(),
    enteredBy: by,
    ...entry,
    day,
    dueDay: entry.amount > 0 ? (entry.dueDay ?? day) : null,
  }
  await addEntry(queries, whole, { accountId, digest })
  await addAllotments(queries, allotments, { accountId, by, at })
  return whole
}
