import type { ColumnType } from 'kysely'
import type { Timestamp } from '../column-types.ts'

/** The table of quotations. */
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
  }
}
