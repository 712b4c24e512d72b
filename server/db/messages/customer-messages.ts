import { sql } from 'kysely'
import {
  SENDING_MINUTES,
  type CustomerMessage,
  type CustomerMessageFault,
  type CustomerMessageKind,
} from '#domain/notifications/customer-message.ts'
import type { Language } from '#domain/i18n/language.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Queries } from '../database.ts'
import type { MessageOutcome } from './message-outcome.ts'

/** A message to one person about a subject, such as a reminder. */
export type CustomerMessageKey = {
  readonly kind: CustomerMessageKind
  readonly subjectId: string
  readonly uid: string
}

/** Queues messages; each is queued once. */
export async function addCustomerMessages(
  queries: Queries,
  messages: readonly (CustomerMessageKey & { readonly dueAt: Date })[],
): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(({ kind, subjectId, uid, dueAt }) => ({
    kind,
    subject_id: subjectId,
    partner_uid: uid,
    next_try_at: dueAt,
  }))
  await queries
    .insertInto('customer_messages')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id', 'partner_uid']).doNothing())
    .execute()
}

/** A message that its claimer is sending. */
export type ClaimedCustomerMessage = CustomerMessageKey & {
  /** Null when the number may have a new owner. */
  readonly phone: Phone | null
  readonly active: boolean
  readonly language: Language
  /** Number of attempts, this one included. */
  readonly tries: number
}

/** Claims the message of some kinds that is due first. It is not claimed again, not even after a crash: a duplicate is worse than a gap. */
export async function claimCustomerMessage(
  queries: Queries,
  kinds: readonly CustomerMessageKind[],
  at: Date,
): Promise<ClaimedCustomerMessage | null> {
  const { rows } = await sql<ClaimedCustomerMessage>`
    update customer_messages as due set state = 'SENDING', tries = due.tries + 1,
      next_try_at = ${at.toISOString()}::timestamptz
    from partners where (due.kind, due.subject_id, due.partner_uid) in (
      select kind, subject_id, partner_uid from customer_messages
      where kind in (${sql.join(kinds)}) and state = 'DUE' and next_try_at <= ${at.toISOString()}::timestamptz
      order by next_try_at, partner_uid limit 1 for update skip locked
    ) and partners.uid = due.partner_uid
    returning due.kind, due.subject_id as "subjectId", due.partner_uid as uid, partners.phone, partners.active,
      partners.language, due.tries`.execute(queries)
  return rows[0] ?? null
}

/** Records the outcome of a claimed message. */
export async function finishCustomerMessage(
  queries: Queries,
  { kind, subjectId, uid }: CustomerMessageKey,
  { outcome, at }: { readonly outcome: MessageOutcome; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('customer_messages')
    .set(
      outcome.state === 'DUE'
        ? { state: outcome.state, next_try_at: outcome.nextTryAt, fault: outcome.fault ?? null }
        : { state: outcome.state, told_at: at, fault: 'fault' in outcome ? outcome.fault : null },
    )
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('partner_uid', '=', uid)
    .execute()
}

/** Gives up the messages that a process was sending when it stopped: nobody knows whether they arrived. */
export async function giveUpInterrupted(queries: Queries, at: Date): Promise<void> {
  await queries
    .updateTable('customer_messages')
    .set({ state: 'FAILED', fault: 'interrupted' satisfies CustomerMessageFault, told_at: at })
    .where('state', '=', 'SENDING')
    .where('next_try_at', '<', new Date(at.getTime() - SENDING_MINUTES * MINUTE_MS))
    .execute()
}

/** The messages to somebody, the latest first. */
export async function findCustomerMessages(
  queries: Queries,
  uid: string,
  limit: number,
): Promise<CustomerMessage[]> {
  const { rows } = await sql<Omit<CustomerMessage, 'at'> & { at: Date }>`
    select subject_id as id, kind as about, state, fault, tries, coalesce(told_at, next_try_at) as at
    from customer_messages where partner_uid = ${uid} order by at desc, kind, subject_id limit ${limit}`.execute(
    queries,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** Gives the messages to somebody to the person whom they were merged into. */
export async function moveCustomerMessages(
  queries: Queries,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    update customer_messages as message set partner_uid = ${to} where partner_uid = ${from} and not exists (
      select from customer_messages as own where own.partner_uid = ${to} and own.kind = message.kind
        and own.subject_id = message.subject_id
    )`.execute(queries)
  await deleteCustomerMessagesTo(queries, from)
}

/** Deletes the messages to somebody. */
export async function deleteCustomerMessagesTo(queries: Queries, uid: string): Promise<void> {
  await queries.deleteFrom('customer_messages').where('partner_uid', '=', uid).execute()
}

/** Deletes messages that were settled, or were due, before some time. The result is their number. */
export async function deleteCustomerMessagesBefore(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from customer_messages where state not in ('DUE', 'SENDING') and coalesce(told_at, next_try_at) < ${before}`.execute(
    queries,
  )
  return Number(numAffectedRows ?? 0)
}
