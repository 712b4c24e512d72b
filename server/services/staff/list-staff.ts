import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { StaffMemberAtWork } from '#domain/staff/staff-member.ts'
import type { Database } from '../../db/database.ts'
import { listDeskSessions } from '../../db/staff/desk-sessions.ts'
import { listStaff as findStaff } from '../../db/staff/staff.ts'

/** Everybody who works in the store, and where they are signed in. Throws `not-permitted`. */
export async function listStaff(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
): Promise<StaffMemberAtWork[]> {
  requirePermission(actor, 'staff:read')
  const staff = await findStaff(database.queries)
  const sessions = Map.groupBy(await listDeskSessions(database.queries, now()), ({ staffUid }) => staffUid)
  return staff.map((member) => ({
    ...member,
    sessions: (sessions.get(member.uid) ?? []).map(({ device, createdAt, seenAt }) => ({
      device,
      openedAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
  }))
}
