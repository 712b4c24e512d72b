import type { CountedValue } from '#domain/catalogue/lists/facets.ts'
import type { Facets, ProductFilters, ProductSort } from '#domain/catalogue/lists/product-card.ts'
import type { Language } from '#domain/i18n/language.ts'
import type { InterpretedQuery } from '../queries/interpret-query.ts'
import type { Term } from '../queries/parse-query.ts'
import type { TermSearch } from './match-terms.ts'

/** Products that are known to be meant, best first. */
export type KnownProducts = { readonly ids: readonly string[] }
export type Search = TermSearch | KnownProducts

/** Range of the products that a search finds: those that pass the filters, from one place in an order on. */
export type Range = {
  readonly sort: ProductSort
  /** That of the names, where they sort. */
  readonly language: Language
  readonly offset: number
  readonly limit: number
  readonly filters: ProductFilters
}

/** The ids of a range, the number of products that pass, and of those that match. */
export type Found = { readonly ids: readonly string[]; readonly total: number; readonly matched: number }

/** Every attribute value among the products of a search, and the price range. */
export type CountedFacets = { readonly counted: readonly CountedValue[]; readonly prices: Facets['prices'] }

type Awaitable<T> = T | Promise<T>

/** Source of products by their words: the index in memory, or the database. */
export type ProductSource = {
  /** Reads the terms of a query by the words of the products; `typing` when the last one is still being typed. */
  readonly interpret: (
    terms: readonly Term[],
    options?: { readonly typing?: boolean },
  ) => Awaitable<InterpretedQuery>
  /** Best first, unless sorted otherwise. */
  readonly find: (search: Search, range: Range) => Awaitable<Found>
  readonly countFacets: (search: Search, filters: ProductFilters) => Awaitable<CountedFacets>
  /** The ids of the best products for a query that is still being typed: those that have its very words, then those named so. */
  readonly suggest: (
    search: TermSearch,
    wanted: { readonly typed: string; readonly limit: number },
  ) => Awaitable<readonly string[]>
}
