import { AppError } from '#domain/errors.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Database } from '../../db/database.ts'
import { removeDeskSessionsOf } from '../../db/staff/desk-sessions.ts'
import { listStaff, saveStaffMember } from '../../db/staff/staff.ts'
import { partnerOfPhone } from '../identity/steps/partner-of-phone.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Role for the owner of a phone number; without a name, the one of their partner record. */
export type RoleGrant = {
  readonly phone: Phone
  readonly name: string
  readonly role: StaffRole
  /** The role that the actor saw; any when left out. */
  readonly seenRole?: StaffRole | null | undefined
}

/**
 * Gives a role to the owner of a phone number, in place of another role they may have (STAFF-01). A changed role ends their
 * desk sessions. Throws `not-permitted`, `edit-conflict` when somebody else changed their role since it was seen,
 * `proof-required`, and `last-owner` when nobody would own the store.
 */
export async function grantRole(
  { database, now }: Dependencies,
  actor: StaffActor,
  { phone, name, role, seenRole }: RoleGrant,
): Promise<StaffMember> {
  requirePermission(actor, 'staff:write')
  const at = now()
  return database.queries.transaction().execute(async (queries) => {
    const partner = await partnerOfPhone(queries, phone, at)
    const staff = await listStaff(queries, true)
    const before = staff.find(({ uid }) => uid === partner.uid) ?? null
    if (seenRole !== undefined && ![seenRole, role].includes(before?.role ?? null))
      throw await editConflict(queries, { subject: 'staff', subjectId: partner.uid })
    const owners = staff.filter((member) => member.role === 'owner')
    if (role !== 'owner' && owners.length === 1 && owners[0]?.uid === partner.uid)
      throw new AppError('last-owner')
    await saveStaffMember(queries, { uid: partner.uid, name, role, at, by: actor.name })
    if (before !== null && before.role !== role) await removeDeskSessionsOf(queries, partner.uid, at)
    await recordChange(queries, actor, {
      action: 'staff.grant',
      subject: 'staff',
      subjectId: partner.uid,
      before: before && { name: before.name, role: before.role },
      after: { name, role },
      at,
    })
    return { uid: partner.uid, phone, name, role, grantedAt: at.toISOString(), grantedBy: actor.name }
  })
}
