import type { z } from 'zod'
import type {
  creditNote,
  documentBuyer,
  documentLine,
  documentSeller,
  documentTotals,
  hsnRow,
  invoice,
} from './wire.ts'

export type DocumentSeller = Readonly<z.infer<typeof documentSeller>>
export type DocumentBuyer = Readonly<z.infer<typeof documentBuyer>>
export type DocumentLine = Readonly<z.infer<typeof documentLine>>
export type HsnRow = Readonly<z.infer<typeof hsnRow>>
export type DocumentTotals = Readonly<z.infer<typeof documentTotals>>

/** Amounts of a line, of a group of lines, or of the whole document. */
export type TaxAmounts = Pick<DocumentTotals, 'taxable' | 'cgst' | 'sgst' | 'igst'>

export type Invoice = Readonly<z.infer<typeof invoice>>
export type CreditNote = Readonly<z.infer<typeof creditNote>>

/**
 * A document under the tax law (Rules 46 and 53 CGST), as plain JSON. It is stored as it was issued and never changed:
 * an error or a cancellation is settled by a credit note.
 */
export type TaxDocument = Invoice | CreditNote

/** Tells whether IGST is due because the place of supply is another State than the seller's. */
export function isInterState(document: Pick<TaxDocument, 'seller' | 'placeOfSupply'>): boolean {
  return document.seller.stateCode !== document.placeOfSupply.code
}
