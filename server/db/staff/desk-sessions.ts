import type { StaffRole } from '#domain/staff/roles.ts'
import { deskIdleMs } from '#domain/staff/staff-member.ts'
import type { Queries } from '../database.ts'
import { contactPhone } from '../identity/partners.ts'

/** A live desk session and whose it is. */
export type DeskSession = {
  readonly id: string
  readonly staffUid: string
  readonly name: string
  readonly phone: string
  readonly role: StaffRole
  readonly device: string
  readonly createdAt: Date
  readonly seenAt: Date
  readonly provedAt: Date
  readonly expiresAt: Date
}

const MAX_LISTED = 1_000

/** Saves a desk session; only the hash of its token is stored. */
export async function addDeskSession(
  queries: Queries,
  session: { tokenHash: string; id: string; staffUid: string; device: string; at: Date; expiresAt: Date },
): Promise<void> {
  const { at } = session
  await queries
    .insertInto('desk_sessions')
    .values({
      token_hash: session.tokenHash,
      id: session.id,
      staff_uid: session.staffUid,
      device: session.device,
      created_at: at,
      seen_at: at,
      proved_at: at,
      expires_at: session.expiresAt,
    })
    .execute()
}

function sessions(queries: Queries) {
  return queries
    .selectFrom('desk_sessions')
    .innerJoin('staff', 'staff.uid', 'desk_sessions.staff_uid')
    .innerJoin('partners', 'partners.uid', 'staff.uid')
    .select([
      'desk_sessions.id',
      'desk_sessions.staff_uid',
      'staff.name',
      contactPhone,
      'staff.role',
      'desk_sessions.device',
      'desk_sessions.created_at',
      'desk_sessions.seen_at',
      'desk_sessions.proved_at',
      'desk_sessions.expires_at',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof sessions>['executeTakeFirstOrThrow']>>

function sessionFromRow(row: Row): DeskSession {
  return {
    id: row.id,
    staffUid: row.staff_uid,
    name: row.name,
    phone: row.phone,
    role: row.role as StaffRole,
    device: row.device,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    provedAt: row.proved_at,
    expiresAt: row.expires_at,
  }
}

/** The desk session with that token hash, or null when there is none, it is over, or it lay unused for too long. */
export async function findDeskSession(
  queries: Queries,
  tokenHash: string,
  at: Date,
): Promise<DeskSession | null> {
  const row = await sessions(queries)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  const session = row === undefined ? null : sessionFromRow(row)
  return session !== null && isInUse(session, at) ? session : null
}

function isInUse({ seenAt, role }: DeskSession, at: Date): boolean {
  return at.getTime() - seenAt.getTime() < deskIdleMs(role)
}

/** The desk sessions of the whole staff that are not over, the last used first. */
export async function listDeskSessions(queries: Queries, at: Date): Promise<DeskSession[]> {
  const rows = await sessions(queries)
    .where('expires_at', '>', at)
    .orderBy('desk_sessions.seen_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(sessionFromRow).filter((session) => isInUse(session, at))
}

/** Records that a session was used, or that its holder proved who they are. */
export async function touchDeskSession(
  queries: Queries,
  id: string,
  times: { seenAt: Date; provedAt?: Date },
): Promise<void> {
  await queries
    .updateTable('desk_sessions')
    .set({ seen_at: times.seenAt, ...(times.provedAt && { proved_at: times.provedAt }) })
    .where('id', '=', id)
    .execute()
}

/** Ends the session with that token hash, if there is one. */
export async function removeDeskSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends all sessions of a member of staff, and those that are over anyway. */
export async function removeDeskSessionsOf(queries: Queries, staffUid: string, at: Date): Promise<void> {
  await queries
    .deleteFrom('desk_sessions')
    .where((row) => row.or([row('staff_uid', '=', staffUid), row('expires_at', '<=', at)]))
    .execute()
}
