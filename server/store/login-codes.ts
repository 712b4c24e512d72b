import { sql } from 'kysely'
import type { Queries } from './database.ts'

/** Makes everything about one phone number wait for the open transaction, in whichever process it is asked for. */
export async function lockPhone(queries: Queries, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${phone}))`.execute(queries)
}

/** When codes were sent since a moment, newest first: to a number, or on request of a network address. */
export async function codesSentSince(
  queries: Queries,
  by: { column: 'phone' | 'requested_from'; value: string },
  since: Date,
): Promise<Date[]> {
  const rows = await queries
    .selectFrom('login_codes')
    .select('created_at')
    .where(by.column, '=', by.value)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.created_at)
}

/** Keeps a new code, only hashed; earlier codes of the number stop working. */
export async function addLoginCode(
  queries: Queries,
  code: {
    id: string
    phone: string
    hash: string
    requestedFrom: string
    at: Date
    expiresAt: Date
    tries: number
  },
): Promise<void> {
  await queries
    .updateTable('login_codes')
    .set({ ended_at: code.at })
    .where('phone', '=', code.phone)
    .where('ended_at', 'is', null)
    .execute()
  await queries
    .insertInto('login_codes')
    .values({
      id: code.id,
      phone: code.phone,
      code_hash: code.hash,
      requested_from: code.requestedFrom,
      created_at: code.at,
      expires_at: code.expiresAt,
      tries_left: code.tries,
    })
    .execute()
}

/** The code that a number may be tried with now, locked for the open transaction; null when there is none. */
export async function liveLoginCode(
  queries: Queries,
  phone: string,
  at: Date,
): Promise<{ id: string; hash: string; triesLeft: number } | null> {
  const row = await queries
    .selectFrom('login_codes')
    .select(['id', 'code_hash', 'tries_left'])
    .where('phone', '=', phone)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .where('tries_left', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row ? { id: row.id, hash: row.code_hash, triesLeft: row.tries_left } : null
}

/** Counts a wrong try. */
export async function spendTry(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable('login_codes')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('id', '=', id)
    .execute()
}

/** Ends a code: used, or never delivered. */
export async function endLoginCode(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.updateTable('login_codes').set({ ended_at: at }).where('id', '=', id).execute()
}
