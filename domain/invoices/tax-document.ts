import type { Paise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'
import type { PaymentMode } from '../orders/order.ts'

/** The seller as printed on a document. */
export type DocumentSeller = {
  readonly legalName: string
  readonly tradeName: string
  readonly addressLines: readonly string[]
  readonly state: string
  readonly stateCode: string
  readonly gstin: string
  readonly pan: string | null
  readonly phone: string
  readonly email: string | null
  /** The signatory, such as `Asha Rao, Accounts`; empty when the firm signs without one. */
  readonly signatory: string
}

/** The billed customer. State and code are empty when they cannot be derived from the address. */
export type DocumentBuyer = {
  readonly name: string
  readonly phone: string | null
  readonly addressLines: readonly string[]
  readonly state: string
  readonly stateCode: string
  readonly gstin: string | null
}

/** Amounts of a line, a group of lines or the whole document. CGST and SGST are 0 where IGST is due. */
export type TaxAmounts = {
  readonly taxable: Paise
  readonly cgst: Paise
  /** Called UTGST for a seller in a union territory without a legislature. */
  readonly sgst: Paise
  readonly igst: Paise
}

/** A line item: `quantity` × `ratePerUnit` − `discount` is `taxable`, and `taxable` plus the taxes is `total`. */
export type DocumentLine = TaxAmounts & {
  readonly serial: number
  readonly description: string
  readonly hsn: string | null
  readonly quantity: number
  /** The unique quantity code (UQC) of the unit. */
  readonly unit: string
  /** The unit in which the product is sold. */
  readonly unitName: string
  /** Without tax, before the discount. */
  readonly ratePerUnit: Price
  readonly discount: Paise
  /** Percent; null when no rate is known and no tax is charged. */
  readonly gstRate: number | null
  readonly total: Paise
}

/** The sum of the lines of one HSN and one rate. */
export type HsnRow = TaxAmounts & {
  readonly hsn: string | null
  readonly gstRate: number | null
  readonly total: Paise
}

export type DocumentTotals = TaxAmounts & {
  readonly discount: Paise
  /** The sum of all lines: `grandTotal` before the round-off. */
  readonly total: Paise
  /** The difference between the amount charged and `total`; may be negative. */
  readonly roundOff: Paise
  readonly grandTotal: Paise
}

type DocumentBase = {
  /** The schema version of the stored document. */
  readonly version: 1
  readonly number: string
  /** ISO 8601, UTC. */
  readonly issuedAt: string
  /** Such as `2026-27`. */
  readonly financialYear: string
  readonly orderId: string
  readonly orderNumber: string
  readonly orderedAt: string
  readonly seller: DocumentSeller
  readonly buyer: DocumentBuyer
  readonly deliveryAddress: {
    readonly name: string
    readonly phone: string | null
    readonly lines: readonly string[]
  }
  readonly placeOfSupply: { readonly state: string; readonly code: string }
  readonly reverseCharge: false
  readonly lines: readonly DocumentLine[]
  readonly hsnSummary: readonly HsnRow[]
  readonly totals: DocumentTotals
  readonly amountInWords: string
  readonly payment: { readonly mode: PaymentMode; readonly status: string; readonly id: string | null }
  readonly notes: readonly string[]
}

export type Invoice = DocumentBase & { readonly kind: 'invoice' }

/** Reverses a whole invoice, with the same amounts. */
export type CreditNote = DocumentBase & {
  readonly kind: 'credit-note'
  readonly against: { readonly number: string; readonly issuedAt: string }
  readonly reason: string
}

/**
 * A tax document (CGST Rules 46 and 53) as plain JSON. It is stored as issued and never changed: an invoice that is wrong
 * or whose order is cancelled is reversed by a credit note.
 */
export type TaxDocument = Invoice | CreditNote

/** Whether IGST is due because the place of supply is another State than the seller's. */
export function isInterState(document: Pick<TaxDocument, 'seller' | 'placeOfSupply'>): boolean {
  return document.seller.stateCode !== document.placeOfSupply.code
}
