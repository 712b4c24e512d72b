import type { ErasurePlan } from '#domain/privacy/personal-data.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findCustomer } from '../../db/customers/account-status.ts'
import type { Database } from '../../db/database.ts'
import { erasePerson } from '../privacy/steps/erase-person.ts'
import { readErasurePlan } from '../privacy/steps/read-erasure-plan.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requireCustomer } from './steps/require-customer.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Plans the erasure of a customer: what would remain, and what stands against it. Throws `not-permitted` and `not-found`. */
export async function planCustomerErasure(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  uid: string,
): Promise<ErasurePlan> {
  requirePermission(actor, 'customers:read')
  await requireCustomer(queries, await findCustomer(queries, uid))
  return readErasurePlan(queries, uid)
}

/**
 * Erases a customer at their request, whom staff know to be the owner of the account (SAFE-06); it cannot be undone. Throws
 * `not-permitted`, `proof-required`, `not-found`, and `erasure-blocked` while orders are open.
 */
export async function eraseCustomer(
  { database, now }: Dependencies,
  actor: StaffActor,
  uid: string,
): Promise<void> {
  requirePermission(actor, 'customers:erase')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const known = await requireCustomer(queries, await findCustomer(queries, uid, { lock: true }))
    // a number that was given up may have another owner by now, whose codes stay
    await erasePerson(queries, { uid, phone: known.ownPhone ?? '' }, at)
    await recordChange(queries, actor, { action: 'customer.erase', subject: 'customer', subjectId: uid, at })
  })
}
