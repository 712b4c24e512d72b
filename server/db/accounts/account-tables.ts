import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CreditCheck, HolderKind } from '#domain/accounts/account.ts'
import type { AccountEntryKind } from '#domain/accounts/account-entry.ts'
import type { EntryMethod } from '#domain/accounts/receipt.ts'
import type { Timestamp } from '../column-types.ts'

/** The tables of accounts and their ledger, as the migrations leave them. */
export type AccountTables = {
  accounts: {
    id: string
    holder_kind: HolderKind
    holder_id: string
    credit_limit: number
    days: number
    checked_at: CreditCheck
    is_open: boolean
    revision: Generated<number>
    opened_at: Timestamp
    reminders_paused_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** Day in India. */
    reminders_resumed_on: ColumnType<string | null, string | null | undefined, string | null>
  }
  account_entries: {
    id: string
    account_id: string
    sequence: GeneratedAlways<number>
    kind: AccountEntryKind
    amount: number
    day: string
    due_day: string | null
    method: EntryMethod | null
    reference: string | null
    bank: string | null
    cheque_day: string | null
    document: string | null
    order_id: string | null
    reverses: string | null
    note: string | null
    digest: string
    entered_by: string
    at: Timestamp
  }
  account_links: {
    id: string
    account_id: string
    created_at: Timestamp
    expires_at: Timestamp
    created_by: string
    revoked_at: Timestamp | null
  }
  account_reminders: {
    id: string
    account_id: string
    link_id: string
    day: string
    /** Null of one that staff sent. */
    step: number | null
    amount: number
    due_day: string
    /** Last day of bills that it is about, where none was due before. */
    until_day: string
    created_at: Timestamp
    created_by: string
  }
  account_payment_orders: {
    provider_order_id: string
    account_id: string
    provider: string
    amount: number
    currency: string
    created_at: Timestamp
    checks: Generated<number>
    next_check_at: Timestamp | null
  }
  account_allotments: {
    sequence: GeneratedAlways<number>
    account_id: string
    bill_id: string
    credit_id: string
    amount: number
    allotted_by: string
    at: Timestamp
    request_id: string | null
    digest: string | null
  }
}
