import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { orderPath } from './orders.ts'
import { request } from './request.ts'

/** A tax document of an order; the latest of its kind without a number. */
export type DocumentAddress = {
  readonly orderId: string
  readonly kind: TaxDocument['kind']
  readonly number?: string | undefined
}

/** Says which of several documents is meant. */
export function documentQuery(number: string | undefined): string {
  return number === undefined ? '' : `?number=${encodeURIComponent(number)}`
}

/** A tax document of an order, as it was issued. */
export function fetchTaxDocument({ orderId, kind, number }: DocumentAddress): Promise<TaxDocument> {
  return request('GET', `${orderPath(orderId)}/${kind}${documentQuery(number)}`, {
    isSound: ({ lines }) => Array.isArray(lines),
  })
}

/** The path of a tax document as a PDF. */
export function taxDocumentPdfPath({ orderId, kind, number }: DocumentAddress): string {
  return `${orderPath(orderId)}/${kind}.pdf${documentQuery(number)}`
}
