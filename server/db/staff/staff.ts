import type { Phone } from '#domain/identity/phone.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Queries } from '../database.ts'
import { contactPhone } from '../identity/partners.ts'

/** The whole staff, the longest serving first; `lock` holds changes of it back until the transaction ends. */
export async function listStaff(queries: Queries, lock = false): Promise<StaffMember[]> {
  if (lock) await queries.selectFrom('staff').select('uid').forUpdate().execute()
  const rows = await queries
    .selectFrom('staff')
    .innerJoin('partners', 'partners.uid', 'staff.uid')
    .select(['staff.uid', contactPhone, 'staff.name', 'role', 'granted_at', 'granted_by'])
    .orderBy('granted_at')
    .orderBy('staff.uid')
    .execute()
  return rows.map(memberFromRow)
}

type Row = { uid: string; phone: string; name: string; role: string; granted_at: Date; granted_by: string }

function memberFromRow(row: Row): StaffMember {
  return {
    uid: row.uid,
    phone: row.phone as Phone,
    name: row.name,
    role: row.role as StaffRole,
    grantedAt: row.granted_at.toISOString(),
    grantedBy: row.granted_by,
  }
}

/** Grants a role; a member of staff who has another one gets this in its place. */
export async function saveStaffMember(
  queries: Queries,
  grant: { uid: string; name: string; role: StaffRole; at: Date; by: string },
): Promise<void> {
  const { uid, name, role, at: granted_at, by: granted_by } = grant
  await queries
    .insertInto('staff')
    .values({ uid, name, role, granted_at, granted_by })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ name, role, granted_at, granted_by }))
    .execute()
}

/** Ends the service of a member of staff and all their desk sessions. */
export async function removeStaffMember(queries: Queries, uid: string): Promise<void> {
  await queries.deleteFrom('staff').where('uid', '=', uid).execute()
}
