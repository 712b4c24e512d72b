import { ZERO } from '#domain/money/paise.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { DocumentReference, OrderDetail } from '#domain/orders/order-detail.ts'
import type { Order } from '#domain/orders/order.ts'
import { canTransition } from '#domain/orders/status-transitions.ts'
import type { Queries } from '../../../db/database.ts'
import { findDocumentsOf } from '../../../db/invoices/tax-documents.ts'
import { readOrderHistories } from '../../../db/orders/order-events.ts'
import { sumReceiptsOf } from '../../../db/orders/receipts.ts'
import { findReturns } from '../../../db/payments/returns.ts'
import { cashDue, isCashOpen } from '../../fulfilments/steps/amount-due.ts'
import { readFulfilmentProgressOf } from '../../../db/orders/fulfilment-progress.ts'
import { totalReturns } from '#domain/payments/returns.ts'

/** Completes an order with its history, refund and tax documents (ORD-09). */
export async function readOrderDetail(queries: Queries, order: Order): Promise<OrderDetail> {
  return detailOf(order, await readRecords(queries, [order]))
}

/** Completes several orders with as many statements as one takes. */
export async function readOrderDetails(queries: Queries, orders: readonly Order[]): Promise<OrderDetail[]> {
  const records = await readRecords(queries, orders)
  return orders.map((order) => detailOf(order, records))
}

/** Reads the records of orders, by order. */
async function readRecords(queries: Queries, orders: readonly Order[]) {
  const ids = orders.map(({ orderId }) => orderId)
  const open = orders.filter(isCashOpen).map(({ orderId }) => orderId)
  return {
    documents: await findDocumentsOf(queries, ids),
    parts: await readFulfilmentProgressOf(queries, orders),
    histories: await readOrderHistories(queries, ids),
    returns: await findReturns(queries, ids),
    received: await sumReceiptsOf(queries, open),
  }
}

function detailOf(order: Order, records: Awaited<ReturnType<typeof readRecords>>): OrderDetail {
  const { orderId, orderStatus } = order
  const documents = records.documents.get(orderId) ?? []
  const { progress = [], fulfilments = [], changes = [] } = records.parts.get(orderId) ?? {}
  return {
    order,
    history: records.histories.get(orderId) ?? [],
    cancellable: canTransition(orderStatus, 'CANCELLED', 'customer'),
    ...totalReturns(records.returns.get(orderId) ?? []),
    invoice: documentReference(documents, 'invoice'),
    creditNote: documentReference(documents.toReversed(), 'credit-note'),
    creditNotes: documents.filter(({ kind }) => kind === 'credit-note').map(referenceTo),
    lines: progress,
    fulfilments,
    reductions: changes,
    cashDue: cashDue(order, { progress, changes, received: records.received.get(orderId) ?? ZERO }),
  }
}

function documentReference(
  documents: readonly TaxDocument[],
  kind: TaxDocument['kind'],
): DocumentReference | null {
  const found = documents.find((document) => document.kind === kind)
  return found === undefined ? null : referenceTo(found)
}

function referenceTo({ number, issuedAt, eInvoice }: TaxDocument): DocumentReference {
  return { number, issuedAt, ...(eInvoice && { irn: eInvoice.irn }) }
}
