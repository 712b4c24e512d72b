import { toPublicProduct, type Product, type PublicProduct } from '#domain/catalogue/product.ts'
import { findEntry } from '../../db/catalogue/entries.ts'
import type { Database } from '../../db/database.ts'
import { findShownProducts as readProducts, pageProducts } from '../../db/catalogue/products.ts'

type Dependencies = { readonly database: Database }

/** Finds a product by id, without commissions; null if there is none. */
export async function findProduct({ database }: Dependencies, id: string): Promise<PublicProduct | null> {
  const [product] = await readProducts(database.queries, [id])
  return product ? toPublicProduct(product) : null
}

/** Finds the first subcategory of an archived product, to which its page redirects; null for any other id. */
export async function findArchivedSubcategory(
  { database }: Dependencies,
  id: string,
): Promise<string | null> {
  const held = await findEntry(database.queries, 'products', id)
  return held?.status === 'archived' ? ((held.record as Product).subcategoryIds[0] ?? null) : null
}

/** Finds the existing products among some ids, without commissions (CART-05). */
export async function findProducts(
  { database }: Dependencies,
  ids: readonly string[],
): Promise<PublicProduct[]> {
  return (await readProducts(database.queries, ids)).map(toPublicProduct)
}

/** Lists a page of all products in catalogue order, without commissions. */
export async function listAllProducts(
  { database }: Dependencies,
  page: { readonly offset: number; readonly limit: number },
): Promise<PublicProduct[]> {
  return (await pageProducts(database.queries, page)).map(toPublicProduct)
}
