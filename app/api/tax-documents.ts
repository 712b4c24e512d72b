import { taxDocumentCalls } from '#domain/invoices/wire.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { callApi } from './transport/call.ts'
import { orderPath } from './orders.ts'

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
  const query = new URLSearchParams(number === undefined ? {} : { number })
  return callApi(taxDocumentCalls[kind], { params: { orderId }, query })
}

/** The path of a tax document as a PDF. */
export function taxDocumentPdfPath({ orderId, kind, number }: DocumentAddress): string {
  return `${orderPath(orderId)}/${kind}.pdf${documentQuery(number)}`
}
