import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { Database } from '../../db/database.ts'
import { findDocuments } from '../../db/invoices/tax-documents.ts'
import { findOwnOrder } from '../orders/steps/find-own-order.ts'

/** A tax document of a customer's own order. Throws `not-found`, also while none is issued. */
export async function findTaxDocument(
  { database }: { readonly database: Database },
  actor: Partner,
  { orderId, kind }: { readonly orderId: string; readonly kind: TaxDocument['kind'] },
): Promise<TaxDocument> {
  await findOwnOrder(database.queries, actor.uid, orderId)
  const documents = await findDocuments(database.queries, orderId)
  const found = documents.find((document) => document.kind === kind)
  if (found === undefined) throw new AppError('not-found')
  return found
}
