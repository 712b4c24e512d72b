import { canBeAdded } from '#domain/catalogue/is-for-sale.ts'
import { makeProductCard } from '#domain/catalogue/lists/make-product-card.ts'
import type { ProductCard } from '#domain/catalogue/lists/product-card.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import type { Glossary } from '#domain/catalogue/translations/glossary.ts'
import { firstOfSubcategories } from '../../db/catalogue/products.ts'
import type { Database } from '../../db/database.ts'

type Dependencies = {
  readonly database: Database
  readonly readSubcategories: () => Promise<readonly Subcategory[]>
  readonly readGlossary: () => Promise<Glossary>
}

/** The most products that are offered with another. */
const MAX_COMPANIONS = 4

/**
 * Finds what goes with the products of some subcategories (PRICE-04): the first product that can be bought of each of their
 * companion subcategories, the most needed first.
 */
export async function findCompanions(
  { database, readSubcategories, readGlossary }: Dependencies,
  subcategoryIds: readonly string[],
): Promise<ProductCard[]> {
  if (subcategoryIds.length === 0) return []
  const subcategories = await readSubcategories()
  const known = new Set(subcategories.map(({ id }) => id))
  const wanted = subcategories
    .filter(({ id }) => subcategoryIds.includes(id))
    .flatMap(({ goesWith = [] }) => goesWith)
    .filter((id) => known.has(id) && !subcategoryIds.includes(id))
  const products = await firstOfSubcategories(database.queries, [...new Set(wanted)])
  const glossary = await readGlossary()
  return products
    .filter(({ variants }) => variants.some(canBeAdded))
    .slice(0, MAX_COMPANIONS)
    .map((product) => makeProductCard(product, glossary))
}
