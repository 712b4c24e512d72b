import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { pickDocument, type DocumentRequest } from './steps/pick-document.ts'
import { findDocuments } from '../../db/invoices/tax-documents.ts'

/** A tax document of any order, for staff. Throws `not-permitted`, and `not-found` while none is issued. */
export async function findOrderDocument(
  { database }: { readonly database: Database },
  actor: StaffActor,
  { orderId, kind, number }: DocumentRequest,
): Promise<TaxDocument> {
  requirePermission(actor, 'documents:read')
  return pickDocument(await findDocuments(database.queries, orderId), { kind, number })
}
