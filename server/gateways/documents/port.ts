import type { TaxDocument } from '#domain/invoices/tax-document.ts'

/** Renders an invoice or a credit note as an A4 PDF; the same document always gives the same bytes. */
export type RenderInvoice = (document: TaxDocument) => Promise<Uint8Array>
