import type { ColumnType, Generated } from 'kysely'
import type { ApprovalMessageKind } from '#domain/order-notifications/approval-message.ts'
import type { Json, Timestamp } from '../column-types.ts'

/** Orders for firms that wait for approval, and the messages about them. */
export type ApprovalTables = {
  approval_messages: {
    approval_id: string
    partner_uid: string
    kind: ApprovalMessageKind
    state: Generated<'DUE' | 'SENDING' | 'SENT' | 'FAILED' | 'SKIPPED'>
    tries: Generated<number>
    next_try_at: Timestamp
    told_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  order_approvals: {
    id: string
    firm_id: string
    requester_uid: string
    request: Json<unknown>
    content: Json<unknown>
    quotation_id: ColumnType<string | null, string | null | undefined, string | null>
    state: 'WAITING' | 'APPROVING' | 'APPROVED' | 'DECLINED' | 'WITHDRAWN'
    created_at: Timestamp
    expires_at: Timestamp
    decided_by: ColumnType<string | null, string | null | undefined, string | null>
    order_number: ColumnType<string | null, string | null | undefined, string | null>
  }
}
