import type { CreditNote, Invoice } from './tax-document.ts'
import { financialYear } from './document-number.ts'

/**
 * Creates the credit note that reverses a whole invoice (CGST Act, s. 34). It depends on the frozen invoice only: rates,
 * State and amounts are those of the day the invoice was issued. Amounts are paise.
 */
export function createCreditNote(
  invoice: Invoice,
  note: { readonly number: string; readonly issuedAt: Date; readonly reason: string },
): CreditNote {
  return {
    ...invoice,
    kind: 'credit-note',
    number: note.number,
    issuedAt: note.issuedAt.toISOString(),
    financialYear: financialYear(note.issuedAt),
    against: { number: invoice.number, issuedAt: invoice.issuedAt },
    reason: note.reason.trim(),
  }
}
