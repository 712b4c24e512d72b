import type { Paise } from '../money/paise.ts'
import type { EntryMethod } from './receipt.ts'

/**
 * Kinds of entries. Openings, invoices, charges and refunds raise what is owed; receipts, credit notes and write-offs lower it, and
 * so does an opening that is an advance. A reversal takes an entry back.
 */
export const accountEntryKinds = [
  'opening',
  'invoice',
  'charge',
  'refund',
  'receipt',
  'credit-note',
  'write-off',
  'reversal',
] as const
export type AccountEntryKind = (typeof accountEntryKinds)[number]

/** Kinds that staff enter by hand, and may take back; documents are taken back by documents. */
export const reversibleKinds: readonly AccountEntryKind[] = ['opening', 'charge', 'receipt', 'write-off']

/** An entry of an account. Entries are added and never changed. */
export type AccountEntry = {
  readonly id: string
  readonly kind: AccountEntryKind
  /** A bill is above zero, a credit below. */
  readonly amount: Paise
  /** Day in India, as `2026-11-20`. */
  readonly day: string
  /** Day on which a bill is due; null for a credit. */
  readonly dueDay: string | null
  readonly method: EntryMethod | null
  /** Reference of the payment, number of the cheque, or of the bill in the book before this one. */
  readonly reference: string | null
  /** Bank of a cheque. */
  readonly bank: string | null
  readonly chequeDay: string | null
  /** Number of the tax document. */
  readonly document: string | null
  readonly orderId: string | null
  /** The entry that this one takes back. */
  readonly reverses: string | null
  readonly note: string | null
  /** ISO 8601, UTC. */
  readonly at: string
  readonly enteredBy: string
}

/** An entry with what of it is open: of a bill what is unpaid, of a credit what is not allotted. */
export type OpenEntry = AccountEntry & { readonly open: Paise }

/** A row of the ledger: an entry with what it settles or is settled by, and the balance after it. */
export type LedgerRow = OpenEntry & {
  readonly balance: Paise
  readonly isReversed: boolean
  readonly against: readonly {
    readonly id: string
    readonly kind: AccountEntryKind
    readonly method: EntryMethod | null
    readonly label: string | null
    readonly amount: Paise
  }[]
}

/** An entry of the ledger of what they buy on credit. */
export type CreditPosting = Pick<
  AccountEntry,
  'day' | 'kind' | 'method' | 'reference' | 'bank' | 'amount' | 'note' | 'at'
>
