import type { ColumnType } from 'kysely'
import type { Json, Timestamp } from '../column-types.ts'

/** Orders for firms that wait for approval. */
export type ApprovalTables = {
  order_approvals: {
    id: string
    firm_id: string
    requester_uid: string
    request: Json<unknown>
    content: Json<unknown>
    state: 'WAITING' | 'APPROVING' | 'APPROVED' | 'DECLINED' | 'WITHDRAWN'
    created_at: Timestamp
    expires_at: Timestamp
    decided_by: ColumnType<string | null, string | null | undefined, string | null>
    order_number: ColumnType<string | null, string | null | undefined, string | null>
  }
}
