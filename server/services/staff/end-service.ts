import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { listStaff, removeStaffMember } from '../../db/staff/staff.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Takes a member of staff's role away and ends their desk sessions at once; what they did stays in the audit log. Throws
 * `not-permitted`, `proof-required`, `not-found`, and `last-owner` when nobody would own the store.
 */
export async function endService(
  { database, now }: Dependencies,
  actor: StaffActor,
  uid: string,
): Promise<void> {
  requirePermission(actor, 'staff:write')
  await database.queries.transaction().execute(async (queries) => {
    const staff = await listStaff(queries, true)
    const member = staff.find((one) => one.uid === uid)
    if (member === undefined) throw new AppError('not-found')
    const isLastOwner = member.role === 'owner' && staff.filter(({ role }) => role === 'owner').length === 1
    if (isLastOwner) throw new AppError('last-owner')
    await removeStaffMember(queries, uid)
    await recordChange(queries, actor, {
      action: 'staff.end',
      subject: 'staff',
      subjectId: uid,
      before: { name: member.name, role: member.role },
      at: now(),
    })
  })
}
