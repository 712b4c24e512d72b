import { creditCauseText, type CreditCause } from '#domain/document-layout/credit-causes.ts'
import { receiverName } from '#domain/addresses/printed-address.ts'
import { AppError } from '#domain/errors.ts'
import {
  amountLeftToCredit,
  createCreditNote,
  type PartialCredit,
} from '#domain/invoices/create-credit-note.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { createInvoice, paymentOf } from '#domain/invoices/create-invoice.ts'
import { documentNumber, financialYear } from '#domain/invoices/document-number.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { addDocument, allocateSerial, findDocuments } from '../../../db/invoices/tax-documents.ts'
import { findPartner } from '../../../db/identity/partners.ts'
import { addCreditLines, addInvoiceLines } from '../../../db/reports/add-sales-lines.ts'
import { lockAccountOf } from '../../accounts/steps/credit-of-order.ts'
import { dueFrom, postDocument } from '../../accounts/steps/post-document.ts'
import { readConfiguredSeller, readSeller, readSeries } from '../../store/steps/read-seller.ts'

/**
 * Issues the invoice of a locked order that is being shipped, unless an earlier shipment issued it; on account, it is posted. Throws
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
  // an order taken on the phone names a receiver only when that is somebody else
  const isNamed = receiverName(order.shippingAddress) !== ''
  const customer = await findPartner(queries, order.userId)
  const { language } = customer
  const billTo = {
    name: isNamed ? null : customer.name,
    phone: null,
    addressLines: null,
    gstin: order.buyerGstin,
  }
  // accounts before the series, as everywhere
  await lockAccountOf(queries, order)
  const facts = {
    order: dueFrom(order, at),
    orderNumber: order.orderNumber,
    seller,
    billTo,
    issuedAt: at,
    language,
  }
  const { invoice: series } = await readSeries(queries, seller, financialYear(at))
  const invoice = await issue(queries, { series, at }, (number) => createInvoice({ ...facts, number }))
  await addInvoiceLines(queries, invoice, order)
  await postDocument(queries, order, { document: invoice, at })
}

/** Reason for a credit note, and the units that it is for; without a part, all that is left of the invoice. */
type CreditReason = {
  readonly at: Date
  readonly reason: string | CreditCause
  readonly partial?: PartialCredit
}

/**
 * Issues a credit note against the invoice of a locked order and returns its number; null without an invoice, or when
 * nothing of it is left.
 */
export async function issueCreditNote(
  queries: Queries,
  order: Order,
  { at, reason, partial }: CreditReason,
): Promise<string | null> {
  const documents = await findDocuments(queries, order.orderId)
  const invoice = documents.find((document) => document.kind === 'invoice')
  const earlier = documents.filter((document) => document.kind === 'credit-note')
  if (invoice === undefined) return null
  const isCredited = earlier.length > 0 && amountLeftToCredit(invoice, earlier) <= 0
  if (isCredited) return null
  await lockAccountOf(queries, order)
  const { creditNote: series } = await readSeries(queries, await readSeller(queries), financialYear(at))
  const note = await issue(queries, { series, at }, (number) =>
    createCreditNote(invoice, {
      number,
      issuedAt: at,
      reason: typeof reason === 'string' ? reason : creditCauseText(reason, invoice),
      earlier,
      payment: paymentOf(order),
      ...(partial && { partial }),
    }),
  )
  await addCreditLines(queries, note)
  await postDocument(queries, order, { document: note, at })
  return note.number
}

/** Numbers and saves a document in one transaction, so that the series has no gaps. */
async function issue<Document extends TaxDocument>(
  queries: Queries,
  { series, at }: { readonly series: string; readonly at: Date },
  create: (number: string) => Document,
): Promise<Document> {
  const serial = await allocateSerial(queries, series, financialYear(at))
  const document = create(documentNumber(series, financialYear(at), serial))
  await addDocument(queries, { document, series, serial })
  return document
}
