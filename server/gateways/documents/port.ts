import type { TaxDocument } from '#domain/invoices/tax-document.ts'

/** Makes an invoice or a credit note as PDF on A4; the same document gives the same bytes. */
export type RenderInvoice = (document: TaxDocument) => Promise<Uint8Array>
