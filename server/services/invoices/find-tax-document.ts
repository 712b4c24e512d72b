import type { Partner } from '#domain/identity/partner.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { Database } from '../../db/database.ts'
import { pickDocument, type DocumentRequest } from './steps/pick-document.ts'
import { findDocuments } from '../../db/invoices/tax-documents.ts'
import { findOwnOrder } from '../orders/steps/find-own-order.ts'

/** A tax document of a customer's own order. Throws `not-found`, also while none is issued. */
export async function findTaxDocument(
  { database }: { readonly database: Database },
  actor: Partner,
  { orderId, kind, number }: DocumentRequest,
): Promise<TaxDocument> {
  await findOwnOrder(database.queries, actor.uid, orderId)
  return pickDocument(await findDocuments(database.queries, orderId), { kind, number })
}
