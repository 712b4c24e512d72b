import type { Paise } from '../money/paise.ts'
import type { Reason } from '../problem/reasons.ts'
import { daysBetween } from './ageing.ts'

/** Forms in which money is received at the office. */
export const receiptMethods = ['CASH', 'UPI', 'BANK', 'CHEQUE', 'CARD'] as const
export type ReceiptMethod = (typeof receiptMethods)[number]

/** Forms of money in the ledger: ONLINE comes through the payment provider, and nobody enters it. */
export const entryMethods = [...receiptMethods, 'ONLINE'] as const
export type EntryMethod = (typeof entryMethods)[number]

/** Most days that a receipt may be dated back. */
const MAX_DAYS_BACK = 366
/** A cheque is paid within three months of its date; post-dated ones are taken for the time to come. */
const MAX_CHEQUE_DAYS = 92

/** Money that was received, as it is entered. */
export type NewReceipt = {
  readonly id: string
  readonly amount: Paise
  readonly method: ReceiptMethod
  readonly reference: string | null
  readonly bank: string | null
  readonly chequeDay: string | null
  /** Day on which it was received. */
  readonly day: string
  readonly note: string | null
}

/** A reference as it is stored and compared: `utr 1234-5` and `UTR12345` are one. */
export function normalizeReference(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Reason that a receipt cannot be as it is entered; null when it can. */
export function receiptIssue(receipt: NewReceipt, today: string): Reason | null {
  const { amount, method, reference, day } = receipt
  if (amount <= 0) return { code: 'receipt-is-nothing' }
  const age = daysBetween(day, today)
  if (age < 0) return { code: 'receipt-in-future' }
  if (method === 'CASH') return age === 0 ? null : { code: 'receipt-cash-not-today' }
  if (age > MAX_DAYS_BACK) return { code: 'receipt-too-old' }
  return referenceIssue({ method, reference }) ?? (method === 'CHEQUE' ? chequeIssue(receipt) : null)
}

/** Reason that money in a form cannot have such a reference; null when it can. */
export function referenceIssue({
  method,
  reference,
}: Pick<NewReceipt, 'method' | 'reference'>): Reason | null {
  if (method === 'UPI' && reference === null) return { code: 'upi-without-reference' }
  if (method === 'BANK' && reference === null) return { code: 'transfer-without-utr' }
  const isCheque = reference !== null && /^\d{6}$/.test(reference)
  return method === 'CHEQUE' && !isCheque ? { code: 'cheque-number-wrong' } : null
}

function chequeIssue({ bank, chequeDay, day }: NewReceipt): Reason | null {
  if (bank === null) return { code: 'cheque-without-bank' }
  if (chequeDay === null) return { code: 'cheque-without-date' }
  return daysBetween(chequeDay, day) > MAX_CHEQUE_DAYS ? { code: 'cheque-too-old' } : null
}
