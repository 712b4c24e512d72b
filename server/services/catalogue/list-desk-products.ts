import type { DeskProduct, DeskProductRow } from '#domain/catalogue/desk-product.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findProductDocument, listDeskProducts as findRows } from '../../db/catalogue/desk-products.ts'
import type { Database } from '../../db/database.ts'

type Dependencies = { readonly database: Database }

const PAGE = 50

/** A page of the products whose name or id holds a text, by name. Throws `not-permitted`. */
export async function listDeskProducts(
  { database }: Dependencies,
  actor: StaffActor,
  { text, after }: { readonly text: string; readonly after: string | null },
): Promise<{ readonly products: readonly DeskProductRow[]; readonly hasMore: boolean }> {
  requirePermission(actor, 'catalogue:read')
  const rows = await findRows(database.queries, { text: text.trim(), after, limit: PAGE + 1 })
  return { products: rows.slice(0, PAGE), hasMore: rows.length > PAGE }
}

/** A product as the desk edits it. Throws `not-permitted` and `not-found`. */
export async function showDeskProduct(
  { database }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<DeskProduct> {
  requirePermission(actor, 'catalogue:read')
  const found = await findProductDocument(database.queries, id, false)
  if (found === null) throw new AppError('not-found')
  return { product: found.record, digest: found.digest }
}
