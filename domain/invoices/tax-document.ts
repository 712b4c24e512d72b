import type { Paise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'
import type { PaymentMode } from '../orders/order.ts'

/** The shop as it signs a document. */
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
  /** Who signs, such as `Asha Rao, Accounts`; empty where only the firm stands. */
  readonly signatory: string
}

/** Who buys. State and code are empty where nobody can tell them from what was typed. */
export type DocumentBuyer = {
  readonly name: string
  readonly phone: string | null
  readonly addressLines: readonly string[]
  readonly state: string
  readonly stateCode: string
  readonly gstin: string | null
}

/** Amounts of a line, of a group of lines, or of the whole document. CGST and SGST are 0 where IGST is due. */
export type TaxAmounts = {
  readonly taxable: Paise
  readonly cgst: Paise
  /** Called UTGST where the seller sits in a union territory without a legislature. */
  readonly sgst: Paise
  readonly igst: Paise
}

/** An article. `quantity` × `ratePerUnit` less `discount` is `taxable`, and that with the taxes is `total`. */
export type DocumentLine = TaxAmounts & {
  readonly serial: number
  readonly description: string
  readonly hsn: string | null
  readonly quantity: number
  /** The unit by its unique quantity code (UQC). */
  readonly unit: string
  /** The unit as the goods are sold by it. */
  readonly unitName: string
  /** Without tax, before the discount. */
  readonly ratePerUnit: Price
  readonly discount: Paise
  /** Percent; null where none is known and no tax is claimed. */
  readonly gstRate: number | null
  readonly total: Paise
}

/** The lines of one HSN and one rate together. */
export type HsnRow = TaxAmounts & {
  readonly hsn: string | null
  readonly gstRate: number | null
  readonly total: Paise
}

export type DocumentTotals = TaxAmounts & {
  readonly discount: Paise
  /** All lines together: `grandTotal` before the round-off. */
  readonly total: Paise
  /** What has to be added, or taken away where negative, to come to what was charged. */
  readonly roundOff: Paise
  readonly grandTotal: Paise
}

type Facts = {
  /** The form of this record, so that a later one can tell old documents apart. */
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

export type Invoice = Facts & { readonly kind: 'invoice' }

/** Takes an invoice back, whole. Its amounts are those of the invoice. */
export type CreditNote = Facts & {
  readonly kind: 'credit-note'
  readonly against: { readonly number: string; readonly issuedAt: string }
  readonly reason: string
}

/**
 * A document of the tax law (Rules 46 and 53 CGST), as plain JSON. It is stored as it was issued and never changed:
 * what was wrong or is cancelled is taken back by a credit note.
 */
export type TaxDocument = Invoice | CreditNote

/** Whether the tax is due as IGST, because goods go to another State than the seller's. */
export function isInterState(document: Pick<TaxDocument, 'seller' | 'placeOfSupply'>): boolean {
  return document.seller.stateCode !== document.placeOfSupply.code
}
