import { toPublicProduct } from '#domain/catalogue/product.ts'
import { toProductCard, type ProductSort } from '#domain/catalogue/product-card.ts'
import type { SearchPage } from '#domain/catalogue/suggestions.ts'
import { normalizeText } from '#domain/search/normalize-text.ts'
import type { InterpretedQuery } from '#domain/search/interpret-query.ts'
import { parseQuery } from '#domain/search/parse-query.ts'
import type { Database } from '../../db/database.ts'
import { findProducts } from '../../db/catalogue/products.ts'
import { searchProducts as find, type Search } from '../../db/search/search-products.ts'
import { interpretQueries } from './steps/interpret-queries.ts'

const PAGE_SIZE = 24

export type SearchRequest = {
  readonly q: string
  readonly page: number
  /** `featured` sorts the best match first. */
  readonly sort?: ProductSort
}

/**
 * One page of the products that match all words of a query, or, when there are none, some of them (SEARCH-01). Misspelt
 * words are corrected and sizes understood in any spelling. Any text is a query; one without words finds nothing.
 */
export async function searchProducts(
  { database }: { readonly database: Database },
  { q, page, sort = 'featured' }: SearchRequest,
): Promise<SearchPage> {
  const { queries } = database
  const [query] = await interpretQueries(queries, [parseQuery(q)])
  const none: SearchPage = { cards: [], total: 0, page, pageSize: PAGE_SIZE, corrected: null, match: 'all' }
  if (query === undefined || query.terms.length === 0) return none
  const range = { sort, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
  const searches = searchesFor(query)
  let index = 0
  let found = await find(queries, searches[0], range)
  while (found.total === 0) {
    index += 1
    const next = searches[index]
    if (next === undefined) return none
    found = await find(queries, next, range)
  }
  const products = new Map((await findProducts(queries, found.ids)).map((product) => [product.id, product]))
  return {
    ...none,
    cards: found.ids.flatMap((id) => {
      const product = products.get(id)
      return product ? [toProductCard(toPublicProduct(product))] : []
    }),
    total: found.total,
    corrected: correctedText(q, query),
    match: index === 0 ? 'all' : 'some',
  }
}

/** Searches to try in turn: for all terms, for all known terms, for some of the terms. */
function searchesFor({ terms, known }: InterpretedQuery): [Search, ...Search[]] {
  const all: Search = { terms, match: 'all' }
  if (terms.length === 1) return [all]
  const isPartlyKnown = known.length > 0 && known.length < terms.length
  return [all, ...(isPartlyKnown ? [{ terms: known, match: 'all' } as const] : []), { terms, match: 'some' }]
}

/** The query with its corrections; null without any. */
function correctedText(q: string, { corrections }: InterpretedQuery): string | null {
  if (corrections.length === 0) return null
  return corrections.reduce(
    (text, { typed, word }) => text.replace(typed, () => word),
    normalizeText(q).trim(),
  )
}
