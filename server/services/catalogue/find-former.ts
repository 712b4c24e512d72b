import type { Product } from '#domain/catalogue/product.ts'
import type { Database } from '../../db/database.ts'
import { findFormerEntry, findProductOfFormerId } from '../../db/catalogue/former-entries.ts'

type Dependencies = { readonly database: Database }

/** Fate of a product: it has another id, or is gone, with the subcategory that it was in where that is known. */
export type FormerProduct =
  | { readonly movedTo: string }
  | { readonly movedTo: null; readonly subcategoryId: string | null }

/** Finds what became of a product that is not in the shop; null where there never was one of this id. */
export async function findFormerProduct(
  { database: { queries } }: Dependencies,
  id: string,
): Promise<FormerProduct | null> {
  const movedTo = await findProductOfFormerId(queries, id)
  if (movedTo !== null) return { movedTo }
  const gone = await findFormerEntry(queries, { table: 'products', subject: 'product', id })
  if (gone === null) return null
  const product = gone.record as Product | null
  return { movedTo: null, subcategoryId: product?.subcategoryIds[0] ?? null }
}

const tables = { department: 'shops', category: 'main_categories', subcategory: 'subcategories' } as const

/** Tells whether a department or a category was in the shop and is there no more. */
export async function isFormerCategory(
  { database: { queries } }: Dependencies,
  subject: keyof typeof tables,
  id: string,
): Promise<boolean> {
  return (await findFormerEntry(queries, { table: tables[subject], subject, id })) !== null
}
