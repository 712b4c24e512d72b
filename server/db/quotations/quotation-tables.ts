import type { ColumnType } from 'kysely'
import type { Json, Timestamp } from '../column-types.ts'

/** The tables of quotations and of what customers want them for. */
export type QuotationTables = {
  quotations: {
    id: string
    number: string
    user_id: string
    state: 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED'
    content: ColumnType<unknown, string, string | null>
    total: number
    token_hash: string | null
    actor: string
    created_at: Timestamp
    expires_at: Timestamp
    settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    order_id: ColumnType<string | null, string | null | undefined, string | null>
    own_token_hash: ColumnType<string | null, string | null | undefined, string | null>
  }
  partner_quotations: { id: string; user_id: string; content: Json<unknown>; created_at: Timestamp }
  quotation_requests: {
    id: string
    user_id: string
    state: 'ASKED' | 'ANSWERED' | 'DECLINED' | 'WITHDRAWN'
    content: Json<unknown>
    asked_at: Timestamp
    settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    settled_by: ColumnType<string | null, string | null | undefined, string | null>
    reason: ColumnType<string | null, string | null | undefined, string | null>
    quotation_id: ColumnType<string | null, string | null | undefined, string | null>
  }
}
