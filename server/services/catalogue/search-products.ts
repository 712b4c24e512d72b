import type { Product, PublicProduct } from '#domain/catalogue/product.ts'
import type { Glossary } from '#domain/catalogue/translations/glossary.ts'
import { phrasesInEnglish, type Phrases } from '#domain/catalogue/translations/phrases.ts'
import { labelFacets } from '#domain/catalogue/translations/translate.ts'
import { makeProductCard } from '#domain/catalogue/lists/make-product-card.ts'
import {
  hasFilters,
  noFilters,
  type ProductCard,
  type ProductFilters,
  type ProductSort,
} from '#domain/catalogue/lists/product-card.ts'
import { PAGE_SIZE } from '#domain/catalogue/lists/shown-order.ts'
import { commonMeasure, sortByShown } from '#domain/catalogue/lists/sort-cards.ts'
import type { SearchPage } from '#domain/catalogue/lists/suggestions.ts'
import { AppError } from '#domain/errors.ts'
import {
  findProducts,
  type AnsweredQuery,
  type FoundNothing,
  type FoundProducts,
  type RequestedPage,
} from '#search/product-index/find-products.ts'
import { fittingVariants, nearestVariant } from '#search/queries/fitting-variants.ts'
import { printSize, type Size } from '#domain/text/size.ts'
import { findShownProducts } from '../../db/catalogue/products.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { DemandCounter } from '../demand/steps/count-demand.ts'
import { databaseSource } from './steps/database-source.ts'
import type { TranslateCategories } from './steps/translate-categories.ts'
import type { SearchIndex } from './steps/search-index.ts'

type Dependencies = {
  readonly database: Database
  readonly searchIndex: SearchIndex
  readonly demand: DemandCounter
  readonly readGlossary: () => Promise<Glossary>
  readonly translateCategories: TranslateCategories
  readonly readPhrases: () => Promise<Phrases>
}

export type SearchRequest = {
  readonly q: string
  readonly page: number
  /** `featured` sorts the best match first. */
  readonly sort?: ProductSort
  readonly filters?: ProductFilters
}

/**
 * Searches products by any text (SEARCH-01) and returns a page of those that it means; if it is not understood, of those that
 * match all its words, or else some of them. Misspelt words are corrected, and sizes understood in any spelling; filters and
 * their counts are those of a list (SEARCH-02). A text without words finds nothing, and one without results counts as demand
 * (SEARCH-07). What the store itself calls its goods in another language is searched as the English of it.
 */
export async function searchProducts(using: Dependencies, request: SearchRequest): Promise<SearchPage> {
  const { page: number, sort = 'featured', filters = noFilters } = request
  const glossary = await using.readGlossary()
  const q = phrasesInEnglish(await using.readPhrases(), request.q)
  const wanted: RequestedPage = { q, page: number, sort, filters, language: glossary.language }
  const found = await find(using, wanted)
  const page =
    'ids' in found
      ? await toPage(using.database, found, { ...wanted, glossary })
      : { ...emptyPage(found, wanted), nearest: await using.translateCategories(found.nearest) }
  if (page.total === 0 && number === 1 && !hasFilters(filters)) using.demand.count('search', request.q)
  return page
}

type Found = (FoundProducts | FoundNothing) & { readonly isProvisional: boolean }

/** Searches the index in memory, or the database while that is unavailable. */
async function find(
  { database, searchIndex }: Pick<Dependencies, 'database' | 'searchIndex'>,
  wanted: RequestedPage,
): Promise<Found> {
  try {
    const { answer, isOutdated } = await searchIndex.ask('search', wanted)
    return { ...answer, isProvisional: isOutdated }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const found = await findProducts(databaseSource(database.queries), notUnderstood, wanted)
    return { ...found, isProvisional: true }
  }
}

const notUnderstood: AnsweredQuery = {
  nearest: [],
  // not known yet: anything found may be shown
  names: true,
  isUnderstood: false,
  found: [],
  missingBrands: [],
  isNotSold: false,
  lacksSizes: false,
}

function emptyPage(found: FoundNothing & Pick<Found, 'isProvisional'>, { page }: RequestedPage): SearchPage {
  return {
    cards: [],
    total: 0,
    page,
    pageSize: PAGE_SIZE,
    measure: null,
    facets: { attributes: [], prices: null },
    corrected: null,
    match: 'all',
    missingSizes: [],
    ...found,
  }
}

async function toPage(
  { queries }: Database,
  found: FoundProducts & Pick<Found, 'isProvisional'>,
  { page, sort, filters, glossary }: RequestedPage & { readonly glossary: Glossary },
): Promise<SearchPage> {
  const { terms, variants, missingSizes } = found
  const listed = await readInOrder(queries, found.ids)
  const fits = (product: PublicProduct): readonly number[] | null =>
    both(variants.get(product.id) ?? null, fittingVariants(product, { terms, filters }))
  const cards =
    missingSizes.length > 0
      ? nearestCards(listed, missingSizes, glossary)
      : listed.map((product) => makeProductCard(product, glossary, fits))
  const offset = (page - 1) * PAGE_SIZE
  return {
    cards: found.isWhole ? sortByShown(cards, sort).slice(offset, offset + PAGE_SIZE) : cards,
    total: found.total,
    page,
    pageSize: PAGE_SIZE,
    measure: commonMeasure(cards),
    facets: labelFacets(found.facets, glossary),
    corrected: found.corrected,
    match: found.match,
    missingSizes: missingSizes.map(printSize),
    missingBrands: found.missingBrands,
    isNotSold: false,
    nearest: [],
    isProvisional: found.isProvisional,
  }
}

/** Intersects two lists of variants; null is all of them. */
function both(one: readonly number[] | null, other: readonly number[] | null): readonly number[] | null {
  if (one === null || other === null) return one ?? other
  return one.filter((index) => other.includes(index))
}

async function readInOrder(queries: Queries, ids: readonly string[]): Promise<Product[]> {
  const products = new Map((await findShownProducts(queries, ids)).map((product) => [product.id, product]))
  return ids.flatMap((id) => products.get(id) ?? [])
}

/** Makes the cards of products, each with its variant nearest to the requested sizes, the nearest first. */
function nearestCards(
  products: readonly Product[],
  sizes: readonly Size[],
  glossary: Glossary,
): ProductCard[] {
  return products
    .map((product) => ({ product, nearest: nearestVariant(product, sizes) }))
    .toSorted((a, b) => (a.nearest?.distance ?? Infinity) - (b.nearest?.distance ?? Infinity))
    .map(({ product, nearest }) => makeProductCard(product, glossary, () => nearest && [nearest.index]))
}
