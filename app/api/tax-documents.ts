import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { orderPath } from './orders.ts'
import { request } from './request.ts'

/** A tax document of an order, as it was issued. */
export function fetchTaxDocument(orderId: string, kind: TaxDocument['kind']): Promise<TaxDocument> {
  return request('GET', `${orderPath(orderId)}/${kind}`, { isSound: ({ lines }) => Array.isArray(lines) })
}

/** The path of a tax document as a PDF. */
export function taxDocumentPdfPath(orderId: string, kind: TaxDocument['kind']): string {
  return `${orderPath(orderId)}/${kind}.pdf`
}
