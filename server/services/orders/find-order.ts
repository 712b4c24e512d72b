import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { findInvoiceWarnings, type InvoiceWarning } from '#domain/invoices/invoice-warnings.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { Order } from '#domain/orders/order.ts'
import type { DocumentReference, OrderDetail } from '#domain/orders/order-detail.ts'
import { canTransition } from '#domain/orders/status-transitions.ts'
import type { Database, Queries } from '../../db/database.ts'
import { readOrderHistory } from '../../db/orders/order-events.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findRefund } from '../../db/payments/refunds.ts'
import { readSeller } from '../../db/store/store-settings.ts'
import { findDocuments } from '../../db/invoices/tax-documents.ts'

type Dependencies = { readonly database: Database }

/** One of the person's own orders with its history. Throws `not-found`, also for an order of somebody else (ORD-07). */
export async function findOrder(
  { database }: Dependencies,
  actor: Partner,
  orderId: string,
): Promise<OrderDetail> {
  return detailOf(database.queries, await findOrders(database.queries, { of: actor.uid, orderId }))
}

/** An order as staff see it. */
export type DeskOrder = OrderDetail & {
  /** What to see to before its invoice is issued; none of it once the invoice is there. */
  readonly doubts: readonly InvoiceWarning[]
}

/** Any order with its history, for staff, by its id or its short number. Throws `not-found`. */
export async function showOrder({ database }: Dependencies, wanted: string): Promise<DeskOrder> {
  const isNumber = /^\d{4}-\d{4}-\d$/.test(wanted)
  const found = await findOrders(database.queries, isNumber ? { orderNumber: wanted } : { orderId: wanted })
  const detail = await detailOf(database.queries, found)
  const isIssued = detail.invoice !== null
  return {
    ...detail,
    doubts: isIssued ? [] : findInvoiceWarnings(detail.order, await readSeller(database.queries)),
  }
}

/** A tax document of an order of the person. Throws `not-found`, also while there is none. */
export async function findDocument(
  { database }: Dependencies,
  actor: Partner,
  { orderId, kind }: { readonly orderId: string; readonly kind: TaxDocument['kind'] },
): Promise<TaxDocument> {
  const [order] = await findOrders(database.queries, { of: actor.uid, orderId })
  const documents = order === undefined ? [] : await findDocuments(database.queries, orderId)
  const found = documents.find((document) => document.kind === kind)
  if (found === undefined) throw new AppError('not-found')
  return found
}

async function detailOf(queries: Queries, [order]: readonly Order[]): Promise<OrderDetail> {
  if (order === undefined) throw new AppError('not-found')
  const documents = await findDocuments(queries, order.orderId)
  return {
    order,
    history: await readOrderHistory(queries, order.orderId),
    cancellable: canTransition(order.orderStatus, 'CANCELLED', 'customer'),
    refund: await findRefund(queries, order.orderId),
    invoice: markOf(documents, 'invoice'),
    creditNote: markOf(documents, 'credit-note'),
  }
}

function markOf(documents: readonly TaxDocument[], kind: TaxDocument['kind']): DocumentReference | null {
  const found = documents.find((document) => document.kind === kind)
  return found === undefined ? null : { number: found.number, issuedAt: found.issuedAt }
}
