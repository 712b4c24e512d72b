import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { DocumentReference, OrderDetail } from '#domain/orders/order-detail.ts'
import type { Order } from '#domain/orders/order.ts'
import { canTransition } from '#domain/orders/status-transitions.ts'
import type { Queries } from '../../../db/database.ts'
import { findDocuments } from '../../../db/invoices/tax-documents.ts'
import { readOrderHistory } from '../../../db/orders/order-events.ts'
import { findReturns } from '../../../db/payments/returns.ts'
import { readCashDue } from '../../fulfilments/steps/amount-due.ts'
import { readParts } from '../../../db/orders/parts.ts'
import { totalReturns } from '#domain/payments/returns.ts'

/** Completes an order with its history, refund and tax documents (ORD-09). */
export async function readOrderDetail(queries: Queries, order: Order): Promise<OrderDetail> {
  const documents = await findDocuments(queries, order.orderId)
  const { progress, fulfilments, changes } = await readParts(queries, order)
  return {
    order,
    history: await readOrderHistory(queries, order.orderId),
    cancellable: canTransition(order.orderStatus, 'CANCELLED', 'customer'),
    ...totalReturns(await findReturns(queries, order.orderId)),
    invoice: documentReference(documents, 'invoice'),
    creditNote: documentReference(documents.toReversed(), 'credit-note'),
    creditNotes: documents
      .filter(({ kind }) => kind === 'credit-note')
      .map(({ number, issuedAt }) => ({ number, issuedAt })),
    lines: progress,
    fulfilments,
    reductions: changes,
    cashDue: await readCashDue(queries, { order, lines: progress, reductions: changes }),
  }
}

function documentReference(
  documents: readonly TaxDocument[],
  kind: TaxDocument['kind'],
): DocumentReference | null {
  const found = documents.find((document) => document.kind === kind)
  return found === undefined ? null : { number: found.number, issuedAt: found.issuedAt }
}
