import type { Partner } from '#domain/identity/partner.ts'
import { hasCredit } from '../accounts/own-accounts.ts'
import { hasPrices } from '../pricing/rules-in-force.ts'
import type { Queries } from '../database.ts'
import { hasFirms, partnerColumns, partnerFromRow } from './partners.ts'

/** Saves a session; only the hash of its token is stored. */
export async function addSession(
  queries: Queries,
  session: {
    tokenHash: string
    partnerUid: string
    device: string
    at: Date
    expiresAt: Date
  },
): Promise<void> {
  await queries
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      partner_uid: session.partnerUid,
      device: session.device,
      created_at: session.at,
      seen_at: session.at,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** A live session and its partner. */
export type LiveSession = {
  readonly id: string
  readonly partner: Partner
  readonly createdAt: Date
  readonly seenAt: Date
}

/** The session with that token hash, if it is live at `at` and began after `since`; or null. */
export async function findSession(
  queries: Queries,
  tokenHash: string,
  { at, since }: { readonly at: Date; readonly since: Date },
): Promise<LiveSession | null> {
  const row = await queries
    .selectFrom('sessions')
    .innerJoin('partners', 'partners.uid', 'sessions.partner_uid')
    .select([
      ...partnerColumns,
      hasFirms,
      hasCredit,
      hasPrices,
      'sessions.id',
      'sessions.created_at',
      'sessions.seen_at',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .where('created_at', '>', since)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    partner: partnerFromRow(row),
    createdAt: row.created_at,
    seenAt: row.seen_at,
  }
}

/** Extends a session; its partner was seen as well. */
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
  await queries
    .updateTable('partners')
    .set({ last_seen_at: times.seenAt })
    .where('uid', 'in', (build) =>
      build.selectFrom('sessions').select('partner_uid').where('token_hash', '=', tokenHash),
    )
    .execute()
}

/** Deletes a session, if there is one. */
export async function removeSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** A live session as stored, without its token. */
export type StoredSession = {
  readonly id: string
  readonly tokenHash: string
  readonly device: string
  readonly createdAt: Date
  readonly seenAt: Date
}

/** The live sessions of a partner that began after `since`, the most recently used first. */
export async function listSessions(
  queries: Queries,
  partnerUid: string,
  { at, since }: { readonly at: Date; readonly since: Date },
): Promise<StoredSession[]> {
  const rows = await queries
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'device', 'created_at', 'seen_at'])
    .where('partner_uid', '=', partnerUid)
    .where('expires_at', '>', at)
    .where('created_at', '>', since)
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    tokenHash: row.token_hash,
    device: row.device,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  }))
}

/** Deletes one session of a partner by its id, or all of them, and returns how many there were. */
export async function removeSessions(queries: Queries, partnerUid: string, id?: string): Promise<number> {
  const all = queries.deleteFrom('sessions').where('partner_uid', '=', partnerUid)
  const { numDeletedRows } = await (id === undefined ? all : all.where('id', '=', id)).executeTakeFirst()
  return Number(numDeletedRows)
}
