import { sql } from 'kysely'
import { SENDING_MINUTES } from '#domain/notifications/customer-message.ts'
import type { ApprovalMessageKind } from '#domain/order-notifications/approval-message.ts'
import type { Queries } from '../database.ts'
import { addCustomerMessages } from '../messages/customer-messages.ts'

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
  await addCustomerMessages(
    queries,
    messages.map(({ approvalId, uid, kind, dueAt }) => ({
      kind: `APPROVAL_${kind}` as const,
      subjectId: approvalId,
      uid,
      dueAt,
    })),
  )
}

/**
 * Moves messages that a process of an earlier release queued in a table of their own to the others. One that such a process is sending
 * stays with it until that should have ended.
 */
export async function takeEarlierApprovalMessages(queries: Queries): Promise<void> {
  await sql`
    with taken as (
      delete from approval_messages where state <> 'SENDING'
        or next_try_at < now() - ${SENDING_MINUTES} * interval '1 minute'
      returning approval_id, partner_uid, kind, state, tries, next_try_at, told_at
    )
    insert into customer_messages (kind, subject_id, partner_uid, state, tries, next_try_at, told_at)
    select 'APPROVAL_' || kind, approval_id, partner_uid, state, tries, next_try_at, told_at from taken
    on conflict do nothing`.execute(queries)
}

/** Deletes what such a process queued for somebody. */
export async function deleteEarlierApprovalMessagesTo(queries: Queries, uid: string): Promise<void> {
  await queries.deleteFrom('approval_messages').where('partner_uid', '=', uid).execute()
}
