import type { PersonalData } from '#domain/privacy/personal-data.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findCustomer } from '../../db/customers/account-status.ts'
import type { Database } from '../../db/database.ts'
import { readPersonalData } from '../privacy/steps/read-personal-data.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requireCustomer } from './steps/require-customer.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Exports everything that the store holds of a customer, for staff to hand to them at their request (SAFE-06); the audit log
 * records the export. Throws `not-permitted` and `not-found`.
 */
export async function exportCustomer(
  dependencies: Dependencies,
  actor: StaffActor,
  uid: string,
): Promise<PersonalData> {
  requirePermission(actor, 'customers:export')
  const { database, now } = dependencies
  const known = await requireCustomer(database.queries, await findCustomer(database.queries, uid))
  await recordChange(database.queries, actor, {
    action: 'customer.export',
    subject: 'customer',
    subjectId: uid,
    at: now(),
  })
  return readPersonalData(dependencies, known.partner)
}
