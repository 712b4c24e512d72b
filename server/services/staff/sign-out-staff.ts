import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { removeDeskSessionsOf } from '../../db/staff/desk-sessions.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Ends all desk sessions of a member of staff at once, such as when their phone is lost; they keep their role and may sign in
 * again (STAFF-01). A manager signs out everybody but owners. Throws `not-permitted` and `not-found`.
 */
export async function signOutStaff(
  { database, now }: Dependencies,
  actor: StaffActor,
  uid: string,
): Promise<void> {
  requirePermission(actor, 'staff:sign-out')
  await database.queries.transaction().execute(async (queries) => {
    const member = (await listStaff(queries, true)).find((one) => one.uid === uid)
    if (member === undefined) throw new AppError('not-found')
    if (member.role === 'owner' && actor.role !== 'owner') throw new AppError('not-permitted')
    const at = now()
    await removeDeskSessionsOf(queries, uid, at)
    const after = { name: member.name }
    await recordChange(queries, actor, {
      action: 'staff.sign-out',
      subject: 'staff',
      subjectId: uid,
      after,
      at,
    })
  })
}
