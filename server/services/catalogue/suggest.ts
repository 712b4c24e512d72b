import { toProductCard } from '#domain/catalogue/product-card.ts'
import type { ProductSuggestion, Suggestions } from '#domain/catalogue/suggestions.ts'
import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import { normalizeText } from '#domain/search/normalize-text.ts'
import { readPriceWords } from '#domain/search/read-price-words.ts'
import { parseQuery, type Term } from '#domain/search/parse-query.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findProducts } from '../../db/catalogue/products.ts'
import { suggestProducts } from '../../db/search/search-products.ts'
import { interpretQueries } from './steps/interpret-queries.ts'
import type { KindReader } from './steps/kind-reader.ts'

/** The most products that are suggested. */
const SUGGESTED = 5
/** Fewer characters suggest nothing. */
const SHORTEST = 2

type Dependencies = { readonly database: Database; readonly kindReader: KindReader }

/**
 * Suggests categories and product kinds for a query that is still being typed (SEARCH-01, SEARCH-05); where no product kind fits,
 * products that have its words anywhere.
 */
export async function suggest({ database, kindReader }: Dependencies, typed: string): Promise<Suggestions> {
  // `wire under 2000` suggests what `wire` does
  const q = readPriceWords(typed)?.rest ?? typed
  const understood = (await kindReader.ask({ kind: 'suggest', q })) as Omit<Suggestions, 'products'>
  const products = understood.kinds.length > 0 ? [] : await findByWords(database.queries, q)
  return { ...understood, products }
}

async function findByWords(queries: Queries, q: string): Promise<ProductSuggestion[]> {
  const typed = normalizeText(q).trim().slice(0, 100)
  const terms = typed.length < SHORTEST ? [] : parseQuery(q)
  if (terms.length === 0) return []
  const [query] = await interpretQueries(queries, [terms], { typing: true })
  const find = (sought: readonly Term[]): Promise<string[]> =>
    suggestProducts(queries, { terms: sought, match: 'all' }, { typed, limit: SUGGESTED })
  let ids = await find(query?.terms ?? terms)
  // an unknown word, such as a brand that is not sold here, must not hide the rest
  const known = query?.known ?? []
  if (ids.length === 0 && known.length > 0 && known.length < terms.length) ids = await find(known)
  const products = new Map((await findProducts(queries, ids)).map((product) => [product.id, product]))
  return ids.flatMap((id): ProductSuggestion[] => {
    const product = products.get(id)
    if (product === undefined) return []
    const { name, image } = toProductCard(product)
    return [{ id, name, image, price: product.variants.find(isForSale)?.priceWithGst ?? null }]
  })
}
