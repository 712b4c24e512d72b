import type { Partner } from '#domain/identity/partner.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { Database } from '../../db/database.ts'
import { pickDocument, type DocumentRequest } from './steps/pick-document.ts'
import { findDocuments } from '../../db/invoices/tax-documents.ts'
import { findSeenOrder } from '../orders/steps/find-own-order.ts'

/** A tax document of an order that a customer may look at. Throws `not-found`, also while none is issued. */
export async function findTaxDocument(
  { database }: { readonly database: Database },
  actor: Partner,
  { orderId, kind, number }: DocumentRequest,
): Promise<TaxDocument> {
  await findSeenOrder(database.queries, actor.uid, orderId)
  return pickDocument(await findDocuments(database.queries, orderId), { kind, number })
}
