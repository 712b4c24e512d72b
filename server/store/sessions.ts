import type { Partner } from '#domain/identity/partner.ts'
import type { Queries } from './database.ts'
import { partnerColumns, partnerFromRow } from './partners.ts'

/** Starts a session; only the hash of its token is kept. */
export async function addSession(
  queries: Queries,
  session: { tokenHash: string; partnerUid: string; at: Date; expiresAt: Date },
): Promise<void> {
  await queries
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      partner_uid: session.partnerUid,
      created_at: session.at,
      seen_at: session.at,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** The live session of a token's hash with its partner, or null. */
export async function findSession(
  queries: Queries,
  tokenHash: string,
  at: Date,
): Promise<{ partner: Partner; seenAt: Date } | null> {
  const row = await queries
    .selectFrom('sessions')
    .innerJoin('partners', 'partners.uid', 'sessions.partner_uid')
    .select([...partnerColumns, 'sessions.seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return row ? { partner: partnerFromRow(row), seenAt: row.seen_at } : null
}

/** Lets a session live on from now. */
export async function extendSession(
  queries: Queries,
  tokenHash: string,
  times: { seenAt: Date; expiresAt: Date },
): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ seen_at: times.seenAt, expires_at: times.expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Ends a session; no fault when there is none. */
export async function removeSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}
