import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { toProductCard } from '#domain/catalogue/product-card.ts'
import type { CategorySuggestion, ProductSuggestion, Suggestions } from '#domain/catalogue/suggestions.ts'
import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import { normalizeText } from '#domain/search/normalize-text.ts'
import { parseQuery, type Term } from '#domain/search/parse-query.ts'
import type { Database } from '../../db/database.ts'
import { findProducts } from '../../db/catalogue/products.ts'
import { suggestCategories, suggestProducts, type FoundCategory } from '../../db/search/search-products.ts'
import { interpretQueries } from './steps/interpret-queries.ts'

/** The most categories, and the most products, that are suggested. */
const SUGGESTED = 5
/** Fewer characters suggest nothing. */
const SHORTEST = 2

/** Suggests categories and products for a query that is still being typed (SEARCH-01). */
export async function suggest(
  { database }: { readonly database: Database },
  q: string,
): Promise<Suggestions> {
  const { queries } = database
  const typed = normalizeText(q).trim().slice(0, 100)
  const terms = typed.length < SHORTEST ? [] : parseQuery(q)
  if (terms.length === 0) return { categories: [], products: [] }
  const [query] = await interpretQueries(queries, [terms], { typing: true })
  const options = { typed, limit: SUGGESTED }
  const find = async (sought: readonly Term[]) => ({
    categories: await suggestCategories(queries, { terms: sought, match: 'all' }, options),
    ids: await suggestProducts(queries, { terms: sought, match: 'all' }, options),
  })
  let { categories, ids } = await find(query?.terms ?? terms)
  // an unknown word, such as a brand that is not sold here, must not hide the rest
  const known = query?.known ?? []
  if (ids.length === 0 && known.length > 0 && known.length < terms.length)
    ({ categories, ids } = await find(known))
  const products = new Map((await findProducts(queries, ids)).map((product) => [product.id, product]))
  return {
    categories: categories.map(categorySuggestion).filter((category) => category !== null),
    products: ids.flatMap((id): ProductSuggestion[] => {
      const product = products.get(id)
      if (product === undefined) return []
      const { name, image } = toProductCard(product)
      return [{ id, name, image, price: product.variants.find(isForSale)?.priceWithGst ?? null }]
    }),
  }
}

function categorySuggestion({ kind, record }: FoundCategory): CategorySuggestion | null {
  const { id, name, image } = record as MainCategory | Subcategory
  const mainCategoryId = kind === 'main' ? id : (record as Subcategory).mainCategoryIds[0]
  return mainCategoryId === undefined ? null : { kind, id, name, image, mainCategoryId }
}
