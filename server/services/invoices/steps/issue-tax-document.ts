import { AppError } from '#domain/errors.ts'
import { createCreditNote } from '#domain/invoices/create-credit-note.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { createInvoice } from '#domain/invoices/create-invoice.ts'
import { documentNumber, financialYear } from '#domain/invoices/document-number.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { readConfiguredSeller, readSeller } from '../../../db/store/store-settings.ts'
import { addDocument, findDocuments, takeSerial } from '../../../db/invoices/tax-documents.ts'

/**
 * Issues the invoice of a locked order as its goods leave; goods that leave a second time have theirs. Throws
 * `seller-missing` in a live store that has not said who sells.
 */
export async function issueInvoice(
  queries: Queries,
  order: Order,
  { at, live }: { readonly at: Date; readonly live: boolean },
): Promise<void> {
  const documents = await findDocuments(queries, order.orderId)
  if (documents.some(({ kind }) => kind === 'invoice')) return
  const seller = live ? await readConfiguredSeller(queries) : await readSeller(queries)
  if (seller === null) throw new AppError('seller-missing')
  const billed = { name: null, phone: null, addressLines: null, gstin: order.buyerGstin }
  const facts = { order, orderNumber: order.orderNumber, seller, billed, issuedAt: at }
  await issue(queries, { series: seller.invoiceSeries, at }, (number) => createInvoice({ ...facts, number }))
}

/** Takes the invoice of a locked order back, where there is one that was not taken back before. */
export async function issueCreditNote(
  queries: Queries,
  { orderId }: Order,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  const documents = await findDocuments(queries, orderId)
  const invoice = documents.find((document) => document.kind === 'invoice')
  if (invoice === undefined || documents.some(({ kind }) => kind === 'credit-note')) return
  const { creditNoteSeries: series } = await readSeller(queries)
  await issue(queries, { series, at }, (number) =>
    createCreditNote(invoice, { number, issuedAt: at, reason }),
  )
}

/** Takes the next number of a series and keeps the document that is made with it, in the same transaction. */
async function issue(
  queries: Queries,
  { series, at }: { readonly series: string; readonly at: Date },
  make: (number: string) => TaxDocument,
): Promise<void> {
  const serial = await takeSerial(queries, series, financialYear(at))
  const document = make(documentNumber(series, financialYear(at), serial))
  await addDocument(queries, { document, series, serial })
}
