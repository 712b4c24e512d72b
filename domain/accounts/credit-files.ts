import { paiseToRupees, type Paise } from '../money/paise.ts'
import { csv } from '../text/csv.ts'
import type { CreditAccount } from './account.ts'
import type { AccountEntryKind } from './account-entry.ts'
import type { EntryMethod } from './receipt.ts'

/** Most accounts of the file of what is outstanding. */
export const MAX_OUTSTANDING_ROWS = 20_000

/** A receipt on account, or what was taken back of one. */
export type ReceiptRow = {
  readonly day: string
  readonly name: string | null
  readonly phone: string | null
  readonly kind: AccountEntryKind
  readonly method: EntryMethod
  readonly reference: string | null
  readonly bank: string | null
  /** Below zero for what was taken back. */
  readonly amount: Paise
  readonly enteredBy: string
}

/** The outstanding amounts of accounts as CSV, in rupees: what each owes and how late it is. */
export function outstandingCsv(accounts: readonly CreditAccount[]): string {
  return csv(
    [
      'Customer',
      'Phone',
      'Credit limit',
      'Days to pay',
      'Credit',
      'Balance',
      'Overdue',
      'Not due',
      '1–30 days late',
      '31–60 days late',
      '61–90 days late',
      'Over 90 days late',
      'Advance',
    ],
    accounts.map(({ holder, terms, balance, overdue, ageing, advance }) => [
      holder.name ?? '',
      holder.phone ?? '',
      paiseToRupees(terms.limit),
      terms.days,
      terms.isOpen ? 'open' : 'stopped',
      paiseToRupees(balance),
      paiseToRupees(overdue),
      paiseToRupees(ageing.notDue),
      paiseToRupees(ageing.upTo30),
      paiseToRupees(ageing.upTo60),
      paiseToRupees(ageing.upTo90),
      paiseToRupees(ageing.over90),
      paiseToRupees(advance),
    ]),
  )
}

const methods: Readonly<Record<EntryMethod, string>> = {
  CASH: 'Cash',
  UPI: 'UPI',
  BANK: 'Bank transfer',
  CHEQUE: 'Cheque',
  CARD: 'Card',
  ONLINE: 'Online',
}

/** Receipts on account as CSV, in rupees; what was taken back, such as a bounced cheque, is below zero. */
export function receiptsCsv(rows: readonly ReceiptRow[]): string {
  return csv(
    ['Day', 'Customer', 'Phone', 'Entry', 'Paid by', 'Reference', 'Bank', 'Amount', 'Entered by'],
    rows.map(({ day, name, phone, kind, method, reference, bank, amount, enteredBy }) => [
      day,
      name ?? '',
      phone ?? '',
      kind === 'receipt' ? 'Received' : 'Taken back',
      methods[method],
      reference ?? '',
      bank ?? '',
      paiseToRupees(amount),
      enteredBy,
    ]),
  )
}
