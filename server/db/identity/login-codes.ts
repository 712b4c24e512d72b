import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** Makes everything about one phone number wait for the open transaction, in whichever process it is asked for. */
export async function lockPhone(queries: Queries, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${phone}))`.execute(queries)
}

/** Makes all sending of codes wait for the open transaction, so that limits over several numbers are kept exactly. */
export async function lockCodeSending(queries: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sending of sign-in codes'))`.execute(queries)
}

type SentBy = { column: 'phone' | 'requested_from'; value: string }

/** When the newest codes were sent since a moment, newest first: to a number, or on request of a network address. */
export async function codesSentSince(
  queries: Queries,
  by: SentBy,
  window: { since: Date; most: number },
): Promise<Date[]> {
  const rows = await queries
    .selectFrom('login_codes')
    .select('created_at')
    .where(by.column, '=', by.value)
    .where('created_at', '>', window.since)
    .orderBy('created_at', 'desc')
    .limit(window.most)
    .execute()
  return rows.map((row) => row.created_at)
}

/** When the code was sent that has `before` newer ones since a moment, to whomever; null when there are not so many. */
export async function nthNewestCodeSentAt(
  queries: Queries,
  before: number,
  since: Date,
): Promise<Date | null> {
  const row = await queries
    .selectFrom('login_codes')
    .select('created_at')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .offset(before)
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** A code on its way to a number; only hashes of the code and of the browser's secret are kept. */
export type NewLoginCode = {
  readonly id: string
  readonly phone: string
  readonly hash: string
  readonly browserHash: string
  readonly requestedFrom: string
  readonly at: Date
  readonly expiresAt: Date
  readonly tries: number
}

/** Keeps a new code; earlier codes of the number stop working. */
export async function addLoginCode(queries: Queries, code: NewLoginCode): Promise<void> {
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
      browser_hash: code.browserHash,
      requested_from: code.requestedFrom,
      created_at: code.at,
      expires_at: code.expiresAt,
      tries_left: code.tries,
    })
    .execute()
}

/** A code that may be tried. */
export type LiveLoginCode = {
  readonly id: string
  readonly hash: string
  readonly browserHash: string
  readonly triesLeft: number
}

/** The code that a number may be tried with now, locked for the open transaction; null when there is none. */
export async function liveLoginCode(
  queries: Queries,
  phone: string,
  at: Date,
): Promise<LiveLoginCode | null> {
  const row = await queries
    .selectFrom('login_codes')
    .select(['id', 'code_hash', 'browser_hash', 'tries_left'])
    .where('phone', '=', phone)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .where('tries_left', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  return { id: row.id, hash: row.code_hash, browserHash: row.browser_hash, triesLeft: row.tries_left }
}

/** Counts a wrong try. */
export async function countFailedAttempt(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable('login_codes')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('id', '=', id)
    .execute()
}

/** Ends a code: used, or never delivered. */
export async function invalidateLoginCode(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.updateTable('login_codes').set({ ended_at: at }).where('id', '=', id).execute()
}

/** Notes which route took the message with a code, and under which reference. */
export async function recordSendReceipt(
  queries: Queries,
  id: string,
  taken: { route: string; reference: string | null },
): Promise<void> {
  await queries
    .updateTable('login_codes')
    .set({ sent_by: taken.route, sent_reference: taken.reference })
    .where('id', '=', id)
    .execute()
}

/** Notes what a provider tells about a message on its way; of one that carried no code nothing is noted. */
export async function recordDelivery(
  queries: Queries,
  sent: { route: string; reference: string },
  delivery: { state: string; at: Date },
): Promise<void> {
  await queries
    .updateTable('login_codes')
    .set({ delivery: delivery.state, delivery_at: delivery.at })
    .where('sent_by', '=', sent.route)
    .where('sent_reference', '=', sent.reference)
    .execute()
}
