import { sql } from 'kysely'
import type { Language } from '#domain/i18n/language.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { ApprovalMessageKind } from '#domain/order-notifications/approval-message.ts'
import type { Queries } from '../database.ts'
import type { MessageOutcome } from '../messages/message-outcome.ts'

/** A message about a request for approval, to somebody in the firm. */
export type ApprovalMessageKey = {
  readonly approvalId: string
  readonly uid: string
  readonly kind: ApprovalMessageKind
}

/** Queues messages; each is queued once. */
export async function addApprovalMessages(
  queries: Queries,
  messages: readonly (ApprovalMessageKey & { readonly dueAt: Date })[],
): Promise<void> {
  if (messages.length === 0) return
  await queries
    .insertInto('approval_messages')
    .values(
      messages.map(({ approvalId, uid, kind, dueAt }) => ({
        approval_id: approvalId,
        partner_uid: uid,
        kind,
        next_try_at: dueAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['approval_id', 'partner_uid', 'kind']).doNothing())
    .execute()
}

/** A message that its claimer is sending. */
export type ClaimedApprovalMessage = ApprovalMessageKey & {
  /** Null when the number may have a new owner. */
  readonly phone: Phone | null
  readonly active: boolean
  readonly language: Language
  /** Number of attempts, this one included. */
  readonly tries: number
}

/** Claims the message that is due first. It is not claimed again, not even after a crash: a duplicate is worse than a gap. */
export async function claimApprovalMessage(
  queries: Queries,
  at: Date,
): Promise<ClaimedApprovalMessage | null> {
  const { rows } = await sql<ClaimedApprovalMessage>`
    update approval_messages as due set state = 'SENDING', tries = due.tries + 1
    from partners where (due.approval_id, due.partner_uid, due.kind) in (
      select approval_id, partner_uid, kind from approval_messages
      where state = 'DUE' and next_try_at <= ${at.toISOString()}::timestamptz
      order by next_try_at limit 1 for update skip locked
    ) and partners.uid = due.partner_uid
    returning due.approval_id as "approvalId", due.partner_uid as uid, due.kind, partners.phone, partners.active,
      partners.language, due.tries`.execute(queries)
  return rows[0] ?? null
}

/** Records the outcome of a claimed message. */
export async function finishApprovalMessage(
  queries: Queries,
  { approvalId, uid, kind }: ApprovalMessageKey,
  { outcome, at }: { readonly outcome: MessageOutcome; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('approval_messages')
    .set(
      outcome.state === 'DUE'
        ? { state: outcome.state, next_try_at: outcome.nextTryAt }
        : { state: outcome.state, told_at: at },
    )
    .where('approval_id', '=', approvalId)
    .where('partner_uid', '=', uid)
    .where('kind', '=', kind)
    .execute()
}

/** Gives the messages to somebody to the person whom they were merged into. */
export async function moveApprovalMessages(
  queries: Queries,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    update approval_messages as message set partner_uid = ${to} where partner_uid = ${from} and not exists (
      select from approval_messages as own where own.partner_uid = ${to} and own.approval_id = message.approval_id
        and own.kind = message.kind
    )`.execute(queries)
  await deleteApprovalMessagesTo(queries, from)
}

/** Deletes the messages to somebody. */
export async function deleteApprovalMessagesTo(queries: Queries, uid: string): Promise<void> {
  await queries.deleteFrom('approval_messages').where('partner_uid', '=', uid).execute()
}
