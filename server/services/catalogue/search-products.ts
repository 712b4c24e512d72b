import { toPublicProduct } from '#domain/catalogue/product.ts'
import { toProductCard, type ProductSort } from '#domain/catalogue/product-card.ts'
import type { SearchPage } from '#domain/catalogue/suggestions.ts'
import { normalizeText } from '#domain/search/normalize-text.ts'
import { parseQuery } from '#domain/search/parse-query.ts'
import type { Database } from '../../db/database.ts'
import { findProducts } from '../../db/catalogue/products.ts'
import { searchProducts as find, type Search } from '../../db/search/search-products.ts'
import { interpretQueries, type InterpretedQuery } from './steps/interpret-queries.ts'

const PAGE_SIZE = 24

export type SearchRequest = {
  readonly q: string
  readonly page: number
  /** `featured` is the best match first. */
  readonly sort?: ProductSort
}

/**
 * One page of the goods that bear all words of a query; when there are none, of those that bear some of them
 * (SEARCH-01). Mistyped words are corrected and sizes are understood in any spelling. Anything may be asked for: a
 * text without a word finds nothing.
 */
export async function searchProducts(
  { database }: { readonly database: Database },
  { q, page, sort = 'featured' }: SearchRequest,
): Promise<SearchPage> {
  const { queries } = database
  const [understood] = await interpretQueries(queries, [parseQuery(q)])
  const none: SearchPage = { cards: [], total: 0, page, pageSize: PAGE_SIZE, corrected: null, match: 'all' }
  if (understood === undefined || understood.terms.length === 0) return none
  const part = { sort, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
  const tries = searchesFor(understood)
  let place = 0
  let found = await find(queries, tries[0], part)
  while (found.total === 0) {
    place += 1
    const next = tries[place]
    if (next === undefined) return none
    found = await find(queries, next, part)
  }
  const products = new Map((await findProducts(queries, found.ids)).map((product) => [product.id, product]))
  return {
    ...none,
    cards: found.ids.flatMap((id) => {
      const product = products.get(id)
      return product ? [toProductCard(toPublicProduct(product))] : []
    }),
    total: found.total,
    corrected: correctedText(q, understood),
    match: place === 0 ? 'all' : 'some',
  }
}

/** All words; without those that the goods do not know; some of the words. */
function searchesFor({ terms, sure }: InterpretedQuery): [Search, ...Search[]] {
  const all: Search = { terms, match: 'all' }
  if (terms.length === 1) return [all]
  const fewer = sure.length > 0 && sure.length < terms.length
  return [all, ...(fewer ? [{ terms: sure, match: 'all' } as const] : []), { terms, match: 'some' }]
}

/** The query as it was searched for, when that is not as it was typed. */
function correctedText(q: string, { replaced }: InterpretedQuery): string | null {
  if (replaced.length === 0) return null
  return replaced.reduce((text, { typed, word }) => text.replace(typed, () => word), normalizeText(q).trim())
}
