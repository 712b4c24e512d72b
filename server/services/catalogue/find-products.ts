import { toPublicProduct, type PublicProduct } from '#domain/catalogue/product.ts'
import type { Glossary } from '#domain/catalogue/translations/glossary.ts'
import type { Database } from '../../db/database.ts'
import { findShownProducts as readProducts, pageProducts } from '../../db/catalogue/products.ts'

type Dependencies = { readonly database: Database; readonly readGlossary: () => Promise<Glossary> }

/** Finds a product by id, without commissions; null if there is none. */
export async function findProduct(using: Dependencies, id: string): Promise<PublicProduct | null> {
  const [product] = await findProducts(using, [id])
  return product ?? null
}

/** Finds the existing products among some ids, without commissions (CART-05). */
export async function findProducts(
  { database, readGlossary }: Dependencies,
  ids: readonly string[],
): Promise<PublicProduct[]> {
  const [products, glossary] = [await readProducts(database.queries, ids), await readGlossary()]
  return products.map((each) => toPublicProduct(each, glossary))
}

/** Lists a page of all products in catalogue order, without commissions. */
export async function listAllProducts(
  { database, readGlossary }: Dependencies,
  page: { readonly offset: number; readonly limit: number },
): Promise<PublicProduct[]> {
  const [products, glossary] = [await pageProducts(database.queries, page), await readGlossary()]
  return products.map((each) => toPublicProduct(each, glossary))
}
