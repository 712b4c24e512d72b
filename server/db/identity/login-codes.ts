import { sql } from 'kysely'
import type { CodeBudget } from '#domain/identity/code-budget.ts'
import type { CodeLoad } from '#domain/identity/proof-factor.ts'
import { CLOCK_TOLERANCE_MS, type TimeWindow } from '#domain/identity/sliding-window.ts'
import type { Queries } from '../database.ts'

/** Serializes everything about one phone number until the transaction ends, across processes. */
export async function lockPhone(queries: Queries, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${phone}))`.execute(queries)
}

/** Serializes the sending of codes until the transaction ends, so that limits across numbers are exact. */
export async function lockCodeSending(queries: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sending of sign-in codes'))`.execute(queries)
}

/** A code that was sent to a number, and at whose request. */
export type SentCode = {
  readonly at: Date
  readonly requestedFrom: string
  /** The known device that it was requested on, or null. */
  readonly deviceHash: string | null
}

/** More codes than any limit lets through to one number. */
const MOST_CODES_TO_NUMBER = 200

/** The codes that were sent to a number, newest first. */
export async function codesSentTo(queries: Queries, phone: string, window: TimeWindow): Promise<SentCode[]> {
  const rows = await queries
    .selectFrom('login_codes')
    .select(['created_at', 'requested_from', 'device_hash'])
    .where('phone', '=', phone)
    .where('created_at', '>', window.since)
    .where('created_at', '<=', window.until)
    .orderBy('created_at', 'desc')
    .limit(MOST_CODES_TO_NUMBER)
    .execute()
  return rows.map((row) => ({
    at: row.created_at,
    requestedFrom: row.requested_from,
    deviceHash: row.device_hash,
  }))
}

/** Times at which the newest codes of a budget were sent at the request of a network address, newest first. */
export async function codesSentFrom(
  queries: Queries,
  by: { readonly address: string; readonly budget: CodeBudget },
  { window, most }: { readonly window: TimeWindow; readonly most: number },
): Promise<Date[]> {
  const rows = await queries
    .selectFrom('login_codes')
    .select('created_at')
    .where('requested_from', '=', by.address)
    .where('budget', '=', by.budget)
    .where('created_at', '>', window.since)
    .where('created_at', '<=', window.until)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => row.created_at)
}

/** Counts the codes of a budget that were sent within a window. */
export async function countCodesOf(
  queries: Queries,
  budget: CodeBudget,
  window: TimeWindow,
): Promise<number> {
  const { sent } = await queries
    .selectFrom('login_codes')
    .select((build) => build.fn.countAll<number>().as('sent'))
    .where('budget', '=', budget)
    .where('created_at', '>', window.since)
    .where('created_at', '<=', window.until)
    .executeTakeFirstOrThrow()
  return sent
}

/** Time at which the code of a budget was sent that has `before` newer ones; null when there are fewer. */
export async function nthNewestCodeOf(
  queries: Queries,
  budget: CodeBudget,
  { before, window }: { readonly before: number; readonly window: TimeWindow },
): Promise<Date | null> {
  const row = await queries
    .selectFrom('login_codes')
    .select('created_at')
    .where('budget', '=', budget)
    .where('created_at', '>', window.since)
    .where('created_at', '<=', window.until)
    .orderBy('created_at', 'desc')
    .offset(before)
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** Counts the codes sent to numbers without a known device: for an address, for its block, and in all. */
export async function countCodeLoad(
  queries: Queries,
  from: { readonly address: string; readonly block: string },
  window: TimeWindow,
): Promise<CodeLoad> {
  const { rows } = await sql<CodeLoad>`
    select count(*) filter (where requested_from = ${from.address})::int as "fromAddress",
      count(*) filter (where requested_block = ${from.block})::int as "fromBlock",
      count(*)::int as "inAll"
    from login_codes
    where budget <> 'device' and created_at > ${window.since.toISOString()}::timestamptz
      and created_at <= ${window.until.toISOString()}::timestamptz`.execute(queries)
  return rows[0] ?? { fromAddress: 0, fromBlock: 0, inAll: 0 }
}

/** A code that is being sent; only hashes of it and of the browser's secret are stored. */
export type NewLoginCode = {
  readonly id: string
  readonly phone: string
  readonly hash: string
  readonly browserHash: string
  readonly requestedFrom: string
  readonly requestedBlock: string
  /** The known device that it was requested on, or null. */
  readonly deviceHash: string | null
  readonly budget: CodeBudget
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
      requested_block: code.requestedBlock,
      device_hash: code.deviceHash,
      budget: code.budget,
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
  readonly triesLeft: number
}

/** Owner of a code: a number, and the hash of the secret of the browser that requested it. */
export type CodeOwner = { readonly phone: string; readonly browserHash: string }

/** Tells whether a browser has requested a code for a number lately, live or not. */
export async function hasRequestedCode(queries: Queries, owner: CodeOwner): Promise<boolean> {
  const row = await queries
    .selectFrom('login_codes')
    .select('id')
    .where('phone', '=', owner.phone)
    .where('browser_hash', '=', owner.browserHash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest code that a browser can still try for a number, locked until the transaction ends; null without one. */
export async function findLiveLoginCode(
  queries: Queries,
  owner: CodeOwner,
  at: Date,
): Promise<LiveLoginCode | null> {
  const row = await queries
    .selectFrom('login_codes')
    .select(['id', 'code_hash', 'tries_left'])
    .where('phone', '=', owner.phone)
    .where('browser_hash', '=', owner.browserHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    // a code from the future was sent while the clock was wrong: it would live for too long
    .where('created_at', '<=', new Date(at.getTime() + CLOCK_TOLERANCE_MS))
    .where('tries_left', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  return { id: row.id, hash: row.code_hash, triesLeft: row.tries_left }
}

/** Reduces a code's remaining attempts by one. */
export async function countFailedAttempt(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable('login_codes')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('id', '=', id)
    .execute()
}

/** Ends the live codes that a browser has for a number. */
export async function invalidateLoginCodes(queries: Queries, owner: CodeOwner, at: Date): Promise<void> {
  await queries
    .updateTable('login_codes')
    .set({ ended_at: at })
    .where('phone', '=', owner.phone)
    .where('browser_hash', '=', owner.browserHash)
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
