import { toPublicProduct, type Product, type PublicProduct } from '#domain/catalogue/product.ts'
import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findEntry } from '../../db/catalogue/entries.ts'
import type { Database } from '../../db/database.ts'

/**
 * Reads a product of any status as its page would show it, without commissions (GOODS-01). Throws `not-permitted` and
 * `not-found`.
 */
export async function previewProduct(
  { database }: { readonly database: Database },
  actor: StaffActor,
  id: string,
): Promise<{ readonly status: EntryStatus; readonly product: PublicProduct }> {
  requirePermission(actor, 'catalogue:read')
  const entry = await findEntry(database.queries, 'products', id)
  if (entry === null) throw new AppError('not-found')
  return { status: entry.status, product: toPublicProduct(entry.record as Product) }
}
