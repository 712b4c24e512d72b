import type { ColumnType, Generated } from 'kysely'
import type {
  CustomerMessageFault,
  CustomerMessageKind,
  CustomerMessageState,
} from '#domain/notifications/customer-message.ts'
import type { StoredMessageFault } from '#domain/order-notifications/order-message.ts'
import type { Timestamp } from '../column-types.ts'

/** A column that is null until something is known. */
type Known<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The tables of messages about orders, and of messages about anything else to one person. */
export type MessageTables = {
  customer_messages: {
    kind: CustomerMessageKind
    /** The reminder, the quotation, or the request for approval. */
    subject_id: string
    partner_uid: string
    state: Generated<CustomerMessageState>
    tries: Generated<number>
    /** Of one that is being sent, since when it is. */
    next_try_at: Timestamp
    told_at: Known<Date>
    fault: Known<CustomerMessageFault>
  }
  order_messages: {
    order_id: string
    status: string
    state: 'DUE' | 'SENDING' | 'SENT' | 'FAILED' | 'SKIPPED'
    tries: Generated<number>
    next_try_at: Timestamp
    told_at: Known<Date>
    /** The provider that took it, and its reference for it. */
    sent_by: Known<string>
    sent_reference: Known<string>
    delivered_at: Known<Date>
    fault: Known<StoredMessageFault>
  }
}
