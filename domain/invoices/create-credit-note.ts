import { add, toPaise, subtract, type Paise } from '../money/paise.ts'
import { financialYear } from './document-number.ts'
import { summarizeByHsn } from './lines/hsn-summary.ts'
import { roundHalfUp } from '../money/largest-remainder.ts'
import { amountInWords } from '../money/amount-in-words.ts'
import { documentTotals } from './lines/tax-document-lines.ts'
import type { CreditNote, DocumentLine, Invoice } from './tax-document.ts'

/** Part of an invoice that a credit note takes back: so many units of its lines, by their serial, for so much. */
export type PartialCredit = {
  readonly units: ReadonlyMap<number, number>
  /** True when the delivery fee goes back with them, as it does once nothing of the order is left. */
  readonly withDelivery?: boolean
  /** Amount that the customer is credited with, in paise. */
  readonly grandTotal: Paise
}

type NewCreditNote = {
  readonly number: string
  readonly issuedAt: Date
  readonly reason: string
  /** The credit notes that were issued against the invoice before. */
  readonly earlier?: readonly CreditNote[]
  /** Payment of the order as it is now; as the invoice says when it is missing. */
  readonly payment?: Invoice['payment']
  /** Everything that is left when it is missing. */
  readonly partial?: PartialCredit
}

/**
 * Creates a credit note that reverses an invoice or what is left of it (CGST Act, s. 34). It depends on frozen documents
 * only: rates, State and amounts are those of the day the invoice was issued. Each amount of a line is its share of the
 * invoice's by the units credited so far, rounded half-up, less what was credited before, so that notes for all units add up
 * to the invoice to the paisa. Amounts are paise.
 */
export function createCreditNote(
  { eInvoice: _, ewayBills: __, offers: ___, ...invoice }: Invoice,
  note: NewCreditNote,
): CreditNote {
  const { number, issuedAt, reason, earlier = [], partial } = note
  const lines = invoice.lines
    .map((line) => creditedLine(line, earlier, unitsToCredit(line, partial)))
    .filter(({ quantity }) => quantity > 0)
  const grandTotal = partial?.grandTotal ?? amountLeftToCredit(invoice, earlier)
  return {
    ...invoice,
    kind: 'credit-note',
    number,
    issuedAt: issuedAt.toISOString(),
    financialYear: financialYear(issuedAt),
    lines,
    hsnSummary: summarizeByHsn(lines),
    totals: documentTotals(lines, grandTotal),
    amountInWords: amountInWords(grandTotal, invoice.language),
    payment: note.payment ?? invoice.payment,
    against: { number: invoice.number, issuedAt: invoice.issuedAt },
    reason: reason.trim(),
  }
}

/** Amount of an invoice that no credit note has taken back yet, in paise. */
export function amountLeftToCredit(invoice: Invoice, earlier: readonly CreditNote[]): Paise {
  return subtract(invoice.totals.grandTotal, ...earlier.map(({ totals }) => totals.grandTotal))
}

/** The units of a line that a partial credit takes back; null for all that are left. */
function unitsToCredit(
  { serial, isDelivery }: DocumentLine,
  partial: PartialCredit | undefined,
): number | null {
  if (partial === undefined || (isDelivery && partial.withDelivery)) return null
  return partial.units.get(serial) ?? 0
}

/** So many units of a line; all that are left when `units` is null. */
function creditedLine(
  line: DocumentLine,
  earlier: readonly CreditNote[],
  units: number | null,
): DocumentLine {
  const before = earlier.flatMap((note) => note.lines.filter(({ serial }) => serial === line.serial))
  const unitsBefore = before.reduce((sum, { quantity }) => sum + quantity, 0)
  const quantity = units ?? line.quantity - unitsBefore
  const share = (name: 'discount' | 'taxable' | 'cgst' | 'sgst' | 'igst'): Paise => {
    const due = roundHalfUp(BigInt(line[name]) * BigInt(unitsBefore + quantity), BigInt(line.quantity))
    return subtract(toPaise(Number(due)), ...before.map((credited) => credited[name]))
  }
  const [taxable, cgst, sgst, igst] = [share('taxable'), share('cgst'), share('sgst'), share('igst')]
  const total = add(taxable, cgst, sgst, igst)
  return { ...line, quantity, discount: share('discount'), taxable, cgst, sgst, igst, total }
}
