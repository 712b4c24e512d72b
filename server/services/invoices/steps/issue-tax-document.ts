import { AppError } from '#domain/errors.ts'
import { createCreditNote } from '#domain/invoices/create-credit-note.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { createInvoice } from '#domain/invoices/create-invoice.ts'
import { documentNumber, financialYear } from '#domain/invoices/document-number.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { addDocument, allocateSerial, findDocuments } from '../../../db/invoices/tax-documents.ts'
import { readConfiguredSeller, readSeller } from '../../store/steps/read-seller.ts'

/**
 * Issues the invoice of a locked order that is being shipped, unless an earlier shipment issued it. Throws
 * `seller-missing` in a live store without a configured seller.
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
  const billTo = { name: null, phone: null, addressLines: null, gstin: order.buyerGstin }
  const facts = { order, orderNumber: order.orderNumber, seller, billTo, issuedAt: at }
  await issue(queries, { series: seller.invoiceSeries, at }, (number) => createInvoice({ ...facts, number }))
}

/** Issues the credit note that reverses the invoice of a locked order; nothing without an invoice, or when it exists. */
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

/** Numbers and saves a document in one transaction, so that the series has no gaps. */
async function issue(
  queries: Queries,
  { series, at }: { readonly series: string; readonly at: Date },
  create: (number: string) => TaxDocument,
): Promise<void> {
  const serial = await allocateSerial(queries, series, financialYear(at))
  const document = create(documentNumber(series, financialYear(at), serial))
  await addDocument(queries, { document, series, serial })
}
