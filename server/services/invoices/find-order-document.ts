import { AppError } from '#domain/errors.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findDocuments } from '../../db/invoices/tax-documents.ts'

/** A tax document of any order, for staff. Throws `not-permitted`, and `not-found` while none is issued. */
export async function findOrderDocument(
  { database }: { readonly database: Database },
  actor: StaffActor,
  { orderId, kind }: { readonly orderId: string; readonly kind: TaxDocument['kind'] },
): Promise<TaxDocument> {
  requirePermission(actor, 'documents:read')
  const found = (await findDocuments(database.queries, orderId)).find((document) => document.kind === kind)
  if (found === undefined) throw new AppError('not-found')
  return found
}
