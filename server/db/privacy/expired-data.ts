import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** Most rows that one statement removes, so that none holds the database up for long. */
const BATCH = 5_000

/** Deletes sessions that ended before now, and returns how many there were; at most a batch. */
export async function deleteEndedSessions(queries: Queries, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sessions where token_hash in (select token_hash from sessions where expires_at < ${now} limit ${BATCH})`.execute(
    queries,
  )
  return Number(numAffectedRows ?? 0)
}

/** Deletes what is known of messages that were sent before some time, or given up then; at most a batch. */
export async function deleteOldMessages(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from order_messages where (order_id, status) in (
      select order_id, status from order_messages where state not in ('DUE', 'SENDING') and coalesce(told_at, next_try_at) < ${before} limit ${BATCH}
    )`.execute(queries)
  return Number(numAffectedRows ?? 0)
}

/** Forgets what edits of orders would have made of them, addresses included, that nobody agreed to in time. At most a batch. */
export async function forgetExpiredEdits(queries: Queries, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update order_edits set content = null where (order_id, id) in (
      select order_id, id from order_edits where content is not null and expires_at < ${now} limit ${BATCH}
    )`.execute(queries)
  return Number(numAffectedRows ?? 0)
}

/** Deletes quotations whose prices ended before some time. At most a batch. */
export async function deleteOldQuotations(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from quotations where (user_id, id) in (
      select user_id, id from quotations where expires_at < ${before} limit ${BATCH}
    )`.execute(queries)
  return Number(numAffectedRows ?? 0)
}

/** Forgets by which keys old orders were sent: each gets its own id as a key, which nobody sends. At most a batch. */
export async function forgetOrderKeys(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders set idempotency_key = order_id::text, request_digest = '' where order_id in (
      select order_id from orders
      where created_at < ${before} and request_digest <> '' limit ${BATCH}
    )`.execute(queries)
  return Number(numAffectedRows ?? 0)
}
