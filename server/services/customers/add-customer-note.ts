import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addCustomerNote as insertNote } from '../../db/customers/customer-notes.ts'
import { findCustomer } from '../../db/customers/account-status.ts'
import type { Database } from '../../db/database.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requireCustomer } from './steps/require-customer.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** A note for staff; its id makes the same request leave it once. */
export type CustomerNoteRequest = { readonly uid: string; readonly id: string; readonly text: string }

/**
 * Leaves a note on a customer for the staff; an export of the customer's data contains it (DESK-06). The audit log names the
 * note and not its text. Throws `not-permitted` and `not-found`.
 */
export async function addCustomerNote(
  { database, now }: Dependencies,
  actor: StaffActor,
  { uid, id, text }: CustomerNoteRequest,
): Promise<void> {
  requirePermission(actor, 'customers:note')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await requireCustomer(queries, await findCustomer(queries, uid, { lock: true }))
    const isNew = await insertNote(queries, { partnerUid: uid, id, at, author: actor.name, text })
    if (isNew)
      await recordChange(queries, actor, {
        action: 'customer.note',
        subject: 'customer',
        subjectId: uid,
        after: { note: id },
        at,
      })
  })
}
