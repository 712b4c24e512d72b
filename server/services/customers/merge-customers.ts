import { mergeAddressBooks, replacedAddresses } from '#domain/addresses/merge-address-books.ts'
import { VERIFIED } from '#domain/customers/customer.ts'
import { previewMerge, type MergePreview } from '#domain/customers/merge.ts'
import { AppError } from '#domain/errors.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import {
  findMergeSide,
  lockCustomers,
  mergeCustomers as mergeRecords,
} from '../../db/customers/merged-customers.ts'
import { findCustomer } from '../../db/customers/account-status.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findPartnerByPhone, writeAddressBook } from '../../db/identity/partners.ts'
import { moveFirms } from '../../db/identity/remembered-firms.ts'
import { readAddressBook } from '../addresses/steps/read-address-book.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { mergeConflict } from './steps/merge-conflict.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Previews the merge of a customer with the one who has a number (DESK-06). Throws `not-permitted` and `not-found`. */
export async function planMerge(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  { uid, phone }: { readonly uid: string; readonly phone: Phone },
): Promise<MergePreview> {
  requirePermission(actor, 'customers:merge')
  const other = await findPartnerByPhone(queries, phone)
  if (other === null) throw new AppError('not-found')
  return readPreview(queries, { one: uid, other: other.uid }, now())
}

/** Two customers who are one, the one whose number stays, and what the actor saw of them. */
export type MergeRequest = {
  readonly uid: string
  readonly other: string
  /** The uid of the one whose account and number stay. */
  readonly keep: string
  readonly seen: string
}

/**
 * Makes two customers one, whole or not at all (DESK-06); it cannot be undone. A repeat finds it done. Throws `not-permitted`,
 * `proof-required`, `not-found`, `merge-refused` with the reasons, and `edit-conflict` when either of them has changed since the
 * actor looked, also by another merge.
 */
export async function mergeCustomers(
  { database, now }: Dependencies,
  actor: StaffActor,
  { uid, other, keep, seen }: MergeRequest,
): Promise<void> {
  requirePermission(actor, 'customers:merge')
  if (keep !== uid && keep !== other) throw new AppError('invalid-input')
  const from = keep === uid ? other : uid
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockCustomers(queries, [uid, other])
    const merged = await findCustomer(queries, from)
    if (merged?.mergedInto === keep) return
    const preview = await readPreview(queries, { one: keep, other: from }, at)
    if (preview.seen !== seen) throw new AppError('edit-conflict')
    const { refusals, other: goes } = preview
    if (refusals.length > 0) throw new AppError('merge-refused', { refusals })
    const [ownBook, otherBook] = [await readAddressBook(queries, keep), await readAddressBook(queries, from)]
    await moveFirms(queries, { from, to: keep }, replacedAddresses(ownBook, otherBook))
    await mergeRecords(queries, { from, to: keep, at, verified: VERIFIED })
    await writeAddressBook(queries, keep, mergeAddressBooks(ownBook, otherBook))
    const { orders, addresses, quotations, notes } = goes
    // numbers are left out: the log outlives an erasure
    await recordChange(queries, actor, {
      action: 'customer.merge',
      subject: 'customer',
      subjectId: keep,
      after: { mergedCustomer: from, orders, addresses, quotations, notes },
      at,
    })
  })
}

async function readPreview(
  queries: Queries,
  uids: { readonly one: string; readonly other: string },
  at: Date,
): Promise<MergePreview> {
  const one = await findMergeSide(queries, uids.one, at)
  const other = await findMergeSide(queries, uids.other, at)
  if (one === null || other === null) throw await gone(queries, [uids.one, uids.other])
  const book = mergeAddressBooks(
    await readAddressBook(queries, uids.one),
    await readAddressBook(queries, uids.other),
  )
  return previewMerge(one, other, book.addresses.length)
}

/** Error for a repeated merge: somebody else merged one of them, or there is none. */
async function gone(queries: Queries, uids: readonly string[]): Promise<AppError> {
  for (const uid of uids) {
    const into = (await findCustomer(queries, uid))?.mergedInto
    if (into) return mergeConflict(queries, { uid, into })
  }
  return new AppError('not-found')
}
