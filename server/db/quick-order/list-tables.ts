import type { ColumnType } from 'kysely'
import type { Timestamp } from '../column-types.ts'

/** Products that partners remembered for their words, and the lists that they sent to the shop. */
export type ListTables = {
  remembered_choices: {
    partner_uid: string
    words: string
    product_id: string
    options: string
    chosen_at: Timestamp
  }
  list_requests: {
    id: string
    partner_uid: string
    text: string
    sent_at: Timestamp
    answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    answered_by: ColumnType<string | null, string | null | undefined, string | null>
  }
}
