import { selectFacets } from '#domain/catalogue/facets.ts'
import { toPublicProduct, type PublicProduct } from '#domain/catalogue/product.ts'
import {
  hasFilters,
  noFilters,
  toProductCard,
  type Facets,
  type ProductCard,
  type ProductFilters,
  type ProductSort,
} from '#domain/catalogue/product-card.ts'
import { commonMeasure, sortByShown, withMeasure } from '#domain/catalogue/sort-cards.ts'
import type { SearchPage } from '#domain/catalogue/suggestions.ts'
import { normalizeText } from '#domain/search/normalize-text.ts'
import type { InterpretedQuery } from '#domain/search/interpret-query.ts'
import { parseQuery, type Term } from '#domain/search/parse-query.ts'
import { fittingVariants, nearestVariant } from '#domain/search/fitting-variants.ts'
import { formatSize, printSize, type Size } from '#domain/search/size.ts'
import { tokenize } from '#domain/search/tokenize.ts'
import { AppError } from '#domain/errors.ts'
import type { SearchAnswer } from '../../workers/kind-reader.ts'
import type { DemandCounter } from '../demand/steps/count-demand.ts'
import type { KindReader } from './steps/kind-reader.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findShownProducts, passes, readFacets } from '../../db/catalogue/products.ts'
import {
  foundBy,
  searchProducts as find,
  type KnownProducts,
  type Search,
} from '../../db/search/search-products.ts'
import { interpretQueries } from './steps/interpret-queries.ts'
import { isSortedByShown, MAX_SORTED, PAGE_SIZE } from './steps/shown-order.ts'

type Dependencies = {
  readonly database: Database
  readonly kindReader: KindReader
  readonly demand: DemandCounter
}

export type SearchRequest = {
  readonly q: string
  readonly page: number
  /** `featured` sorts the best match first. */
  readonly sort?: ProductSort
  readonly filters?: ProductFilters
}

/** The filters of a search are counted among this many products at most. */
const MAX_COUNTED = 5000

const noFacets: Facets = { attributes: [], prices: null }

/**
 * One page of the products that match all words of a query, or, when there are none, some of them (SEARCH-01), with the filters
 * of a list and their counts (SEARCH-02). Misspelt words are corrected and sizes understood in any spelling. Any text is a
 * query; one without words finds nothing. What finds nothing is counted (SEARCH-07).
 */
export async function searchProducts(using: Dependencies, request: SearchRequest): Promise<SearchPage> {
  const page = await searchFor(using, request)
  const isNarrowed = hasFilters(request.filters ?? noFilters)
  if (page.total === 0 && request.page === 1 && !isNarrowed) using.demand.count('search', request.q)
  return page
}

async function searchFor(
  { database, kindReader }: Dependencies,
  request: SearchRequest,
): Promise<SearchPage> {
  const { q, page, sort = 'featured', filters = noFilters } = request
  const { queries } = database
  const understood = await understand(kindReader, q)
  const none: SearchPage = {
    cards: [],
    total: 0,
    page,
    pageSize: PAGE_SIZE,
    measure: null,
    facets: noFacets,
    corrected: null,
    match: 'all',
    missingSizes: [],
    missingBrands: [],
    isNotSold: false,
    nearest: [],
    isProvisional: understood === notUnderstood,
  }
  const { missingBrands, isNotSold } = understood
  if (isNotSold) return { ...none, isNotSold, missingBrands, nearest: understood.nearest }
  const { sizes } = tokenize(q)
  const plan = await planSearch(queries, understood, q)
  if (plan === null) return none
  const { query, searches, known } = plan
  const result = await findPage(queries, searches, {
    sort,
    page,
    filters,
    isNarrowed:
      hasFilters(filters) || sizes.length > 0 || understood.found.some(({ variants }) => variants !== null),
  })
  if (result === null)
    return { ...none, isNotSold: query.terms.every(isWordlike), nearest: understood.nearest }
  const { search, found, isWhole } = result
  const scope = { scope: foundBy(search), filters, most: MAX_COUNTED }
  const [listed, { counted, prices }] = await Promise.all([
    readInOrder(queries, found.ids),
    readFacets(queries, scope),
  ])
  const fits = (product: PublicProduct): readonly number[] | null =>
    both(known.get(product.id) ?? null, fittingVariants(product, { terms: query.terms, filters }))
  const fitted = search.isWithoutSizes
    ? nearestCards(listed, sizes)
    : listed.map((product) => toProductCard(product, fits(product)))
  const measured = fitted.map(withMeasure)
  const offset = (page - 1) * PAGE_SIZE
  return {
    ...none,
    cards: isWhole ? sortByShown(measured, sort).slice(offset, offset + PAGE_SIZE) : measured,
    total: found.total,
    measure: commonMeasure(measured),
    facets: { attributes: selectFacets(counted), prices },
    corrected: correctedText(q, query),
    match: search.isWithoutSizes || search.isWhole ? 'all' : 'some',
    missingSizes: search.isWithoutSizes ? sizes.map(printSize) : [],
    missingBrands,
  }
}

/** What a query means by product kinds; nothing while those are not at hand, for its words are searched for then. */
async function understand(kindReader: KindReader, q: string): Promise<SearchAnswer> {
  try {
    return (await kindReader.ask({ kind: 'search', q })) as SearchAnswer
  } catch (error) {
    if (error instanceof AppError) return notUnderstood
    throw error
  }
}

const notUnderstood: SearchAnswer = {
  nearest: [],
  // while it is not known, anything found may be shown
  names: true,
  isUnderstood: false,
  found: [],
  missingBrands: [],
  isNotSold: false,
  lacksSizes: false,
}

type SearchPlan = {
  readonly query: InterpretedQuery
  readonly searches: readonly Attempt[]
  /** The variants of products that are known to be meant; null for all of one's. */
  readonly known: ReadonlyMap<string, readonly number[] | null>
}

/** What to search for: the products that a query means, otherwise its words; null when it has none. */
async function planSearch(
  queries: Queries,
  { isUnderstood, lacksSizes, names, found }: SearchAnswer,
  q: string,
): Promise<SearchPlan | null> {
  const { sizes } = tokenize(q)
  // without a size to compare, the words tell more
  if (isUnderstood && (!lacksSizes || sizes.length > 0)) {
    const known = new Map(found.map(({ productId, variants }) => [productId, variants]))
    return {
      query: literal,
      searches: [{ ids: [...known.keys()], isWhole: true, isWithoutSizes: lacksSizes }],
      known,
    }
  }
  const [query] = await interpretQueries(queries, [parseQuery(q)])
  if (query === undefined || query.terms.length === 0) return null
  const all = searchesFor(query, sizes)
  // beside a word that nobody knows, and none that names a product, what else is found is not what was meant
  const isWhole = names || query.known.length === query.terms.length
  return { query, searches: isWhole ? all : all.slice(0, 1), known: new Map() }
}

/** Whether a term may be a word of English or Hindi in Latin letters: what nobody knows is then not sold, rather than a slip. */
function isWordlike({ word }: Term): boolean {
  return /^[a-z]{3,}$/.test(word) && /[aeiouy]/.test(word) && !/[^aeiouy]{5}/.test(word)
}

/** No words to look for. */
const literal: InterpretedQuery = { terms: [], known: [], corrections: [] }

/** The variants that are in both lists; a list that is null has all of them. */
function both(one: readonly number[] | null, other: readonly number[] | null): readonly number[] | null {
  if (one === null || other === null) return one ?? other
  return one.filter((index) => other.includes(index))
}

type WantedPage = {
  readonly sort: ProductSort
  readonly page: number
  readonly filters: ProductFilters
  /** Whether cards show other variants than their products' first. */
  readonly isNarrowed: boolean
}

/** A page of the first search that finds anything; all of what it finds where that has to be sorted by what is shown. */
async function findPage(queries: Queries, searches: readonly Attempt[], wanted: WantedPage) {
  const { sort, page, filters, isNarrowed } = wanted
  const onePage: Range = { sort, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, passing: passes(filters) }
  if (!isSortedByShown(sort, isNarrowed)) {
    const result = await findFirst(queries, searches, onePage)
    return result && { ...result, isWhole: false }
  }
  const result = await findFirst(queries, searches, { ...onePage, offset: 0, limit: MAX_SORTED })
  if (result === null) return null
  if (result.found.total <= MAX_SORTED) return { ...result, isWhole: true }
  return { ...result, found: await find(queries, result.search, onePage), isWhole: false }
}

/** A search, and what of the query it leaves out. */
type Attempt = (Search | KnownProducts) & {
  readonly isWhole?: boolean
  readonly isWithoutSizes?: boolean
}
type Range = Parameters<typeof find>[2]

/** The first of the searches that finds anything, whether or not it passes the filters. */
async function findFirst(queries: Queries, searches: readonly Attempt[], range: Range) {
  for (const search of searches) {
    const found = await find(queries, search, range)
    if (found.matched > 0) return { found, search }
  }
  return null
}

async function readInOrder(queries: Queries, ids: readonly string[]): Promise<PublicProduct[]> {
  const products = new Map((await findShownProducts(queries, ids)).map((product) => [product.id, product]))
  return ids.flatMap((id) => products.get(id) ?? []).map(toPublicProduct)
}

/** The products with a size of the wanted kind first, each with its variant in the nearest size. */
function nearestCards(products: readonly PublicProduct[], sizes: readonly Size[]): ProductCard[] {
  return products
    .map((product) => ({ product, nearest: nearestVariant(product, sizes) }))
    .toSorted((a, b) => (a.nearest?.distance ?? Infinity) - (b.nearest?.distance ?? Infinity))
    .map(({ product, nearest }) => toProductCard(product, nearest && [nearest.index]))
}

/**
 * Searches to try in turn: for all terms, for all but the written sizes, for all known terms, for some of the terms. A size
 * is a condition: what has none of it is only shown as the nearest (SEARCH-03, SEARCH-04).
 */
function searchesFor({ terms, known }: InterpretedQuery, sizes: readonly Size[]): readonly Attempt[] {
  const all: Attempt = { terms, match: 'all', isWhole: true }
  if (terms.length === 1) return [all]
  const sizeWords = new Set(sizes.map(formatSize))
  const others = terms.filter(({ word }) => !sizeWords.has(word))
  const hasBoth = others.length > 0 && others.length < terms.length
  const isPartlyKnown = known.length > 0 && known.length < terms.length
  return [
    all,
    ...(hasBoth ? [{ terms: others, match: 'all', isWithoutSizes: true } as const] : []),
    ...(isPartlyKnown ? [{ terms: known, match: 'all' } as const] : []),
    { terms, match: 'some' },
  ]
}

/** The query with its corrections; null without any. */
function correctedText(q: string, { corrections }: InterpretedQuery): string | null {
  if (corrections.length === 0) return null
  return corrections.reduce(
    (text, { typed, word }) => text.replace(typed, () => word),
    normalizeText(q).trim(),
  )
}
