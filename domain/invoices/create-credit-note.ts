import type { CreditNote, Invoice } from './tax-document.ts'
import { financialYear } from './document-number.ts'

/**
 * The credit note that takes a whole invoice back, from the frozen invoice alone: rates, State and amounts are those
 * of the day when it was issued, whatever they are now (CGST Act, s. 34).
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
