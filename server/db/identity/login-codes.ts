import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** Serializes everything about one phone number until the transaction ends, across processes. */
export async function lockPhone(queries: Queries, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${phone}))`.execute(queries)
}

/** Serializes the sending of codes until the transaction ends, so that limits across numbers are exact. */
export async function lockCodeSending(queries: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sending of sign-in codes'))`.execute(queries)
}

type SentTo = { column: 'phone' | 'requested_from'; value: string }

/** When the newest codes were sent, newest first: to a number, or at the request of a network address. */
export async function codesSentSince(
  queries: Queries,
  by: SentTo,
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

/** When the code was sent that has `before` newer ones, to any number; null when there are fewer. */
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

/** A code that is being sent; only hashes of it and of the browser's secret are stored. */
export type NewLoginCode = {
  readonly id: string
  readonly phone: string
  readonly hash: string
  readonly browserHash: string
  readonly requestedFrom: string
  readonly at: Date
  readonly expiresAt: Date
  readonly triesLeft: number
}

/** Saves a new code. */
export async function addLoginCode(queries: Queries, code: NewLoginCode): Promise<void> {
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
      tries_left: code.triesLeft,
    })
    .execute()
}

/** A code that can still be tried. */
export type LiveLoginCode = {
  readonly id: string
  readonly hash: string
  readonly browserHash: string
  readonly triesLeft: number
}

/** The newest code of a number that can still be tried, locked until the transaction ends; null without one. */
export async function findLiveLoginCode(
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

/** Reduces a code's remaining attempts by one. */
export async function countFailedAttempt(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable('login_codes')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('id', '=', id)
    .execute()
}

/** Ends all live codes of a number. */
export async function invalidateLoginCodes(queries: Queries, phone: string, at: Date): Promise<void> {
  await queries
    .updateTable('login_codes')
    .set({ ended_at: at })
    .where('phone', '=', phone)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends a code. */
export async function invalidateLoginCode(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.updateTable('login_codes').set({ ended_at: at }).where('id', '=', id).execute()
}

/** Records which route accepted the message with a code, and under which reference. */
export async function recordSendReceipt(
  queries: Queries,
  id: string,
  receipt: { route: string; reference: string | null },
): Promise<void> {
  await queries
    .updateTable('login_codes')
    .set({ sent_by: receipt.route, sent_reference: receipt.reference })
    .where('id', '=', id)
    .execute()
}

/** Records the delivery state of the code that was sent under a reference, if there is one. */
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
