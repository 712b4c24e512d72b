import type { ColumnType, Generated } from 'kysely'
import type { CustomerBlock } from '#domain/identity/customer-block.ts'
import type { Json, Timestamp } from '../column-types.ts'

/** A column that is null until something is decided. */
type Decided<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The columns of a partner that hold what the store has decided about them. */
export type AccountStatusColumns = {
  block: Decided<CustomerBlock>
  block_reason: Decided<string>
  blocked_at: Decided<Date>
  blocked_by: Decided<string>
  /** Number of decisions of the store about them. */
  standing_revision: Generated<number>
  /** Uid of the partner that they were merged into. */
  merged_into: Decided<string>
  merged_at: Decided<Date>
}

/** The notes that staff leave on customers, and the firms that are offered with their next order. */
export type CustomerTables = {
  customer_notes: { partner_uid: string; id: string; at: Timestamp; author: string; text: string }
  remembered_firms: {
    partner_uid: string
    /** Empty for an address that is none of theirs. */
    address_id: string
    gstin: string
    legal_name: string
    address: Json<unknown>
    used_at: Timestamp
  }
}
