import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Database } from '../../db/database.ts'
import { listStaff as findStaff } from '../../db/staff/staff.ts'

/** Everybody who works in the store. Throws `not-permitted`. */
export async function listStaff(
  { database }: { readonly database: Database },
  actor: StaffActor,
): Promise<StaffMember[]> {
  requirePermission(actor, 'staff:read')
  return findStaff(database.queries)
}
