import { selectFacets } from '#domain/catalogue/lists/facets.ts'
import {
  hasFilters,
  type Facets,
  type ProductFilters,
  type ProductSort,
} from '#domain/catalogue/lists/product-card.ts'
import type { CategorySuggestion } from '#domain/catalogue/lists/suggestions.ts'
import { isSortedByShown, MAX_SORTED, PAGE_SIZE } from '#domain/catalogue/lists/shown-order.ts'
import type { Language } from '#domain/i18n/language.ts'
import type { UnderstoodQuery } from '../product-kinds/search-kinds.ts'
import type { InterpretedQuery } from '../queries/interpret-query.ts'
import { isSlip } from '#domain/text/is-slip.ts'
import { normalizeText } from '#domain/text/normalize-text.ts'
import { parseQuery, type Term } from '../queries/parse-query.ts'
import { formatSize, type Size } from '#domain/text/size.ts'
import { tokenize } from '#domain/text/tokenize.ts'
import type { Found, ProductSource, Range, Search } from './product-source.ts'

/** A page of a search that is wanted; `page` starts at 1, and has as many products as a page of a list has or as `size` says. */
export type RequestedPage = {
  readonly q: string
  readonly page: number
  readonly size?: number
  readonly sort: ProductSort
  readonly filters: ProductFilters
  readonly language: Language
}

/** The products of one page of a search. */
export type FoundProducts = {
  /** Those of the page; all of them where they have yet to be sorted by what their cards show. */
  readonly ids: readonly string[]
  readonly isWhole: boolean
  readonly total: number
  /** The variants that are meant, of those products that not all are meant of. */
  readonly variants: ReadonlyMap<string, readonly number[]>
  readonly facets: Facets
  /** The terms that were searched for, which choose among variants. */
  readonly terms: readonly Term[]
  readonly corrected: string | null
  readonly match: 'all' | 'some'
  /** The written sizes that nothing is sold in. */
  readonly missingSizes: readonly Size[]
  /** The written brands that are not sold; the products are of other brands. */
  readonly missingBrands: readonly string[]
}

/** Nothing was found. */
export type FoundNothing = {
  /** True when the thing searched for is known and not sold, or its words may well be right. */
  readonly isNotSold: boolean
  readonly missingBrands: readonly string[]
  /** The categories that are nearest to what is not sold. */
  readonly nearest: readonly CategorySuggestion[]
}

/** Meaning of a query; of one that is not sold or not understood, with the nearest categories. */
export type AnsweredQuery = UnderstoodQuery & Pick<FoundNothing, 'nearest'>

/**
 * Finds one page of the products that a query means; of what is not understood, those that have all of its words, otherwise some
 * (SEARCH-01).
 */
export async function findProducts(
  source: ProductSource,
  understood: AnsweredQuery,
  { q, page, size = PAGE_SIZE, sort, filters, language }: RequestedPage,
): Promise<FoundProducts | FoundNothing> {
  const { isNotSold, missingBrands, nearest } = understood
  if (isNotSold) return { isNotSold, missingBrands, nearest }
  const { sizes } = tokenize(q)
  const plan = await planSearch(source, understood, { q, sizes })
  if (plan === null) return { isNotSold: false, missingBrands: [], nearest: [] }
  const { query, attempts, known } = plan
  const isNarrowed =
    hasFilters(filters) || sizes.length > 0 || understood.found.some(({ variants }) => variants !== null)
  const result = await findFirst(source, attempts, {
    range: { sort, language, offset: (page - 1) * size, limit: size, filters },
    isSortedByShown: isSortedByShown(sort, isNarrowed),
  })
  if (result === null) return { isNotSold: query.terms.every(isWordlike), missingBrands: [], nearest }
  const { attempt, found, isWhole } = result
  const { counted, prices } = await source.countFacets(attempt.search, filters)
  return {
    ids: found.ids,
    isWhole,
    total: found.total,
    variants: new Map(
      found.ids.flatMap((id) => {
        const variants = known.get(id)
        return variants === undefined ? [] : [[id, variants] as const]
      }),
    ),
    facets: { attributes: selectFacets(counted), prices },
    terms: query.terms,
    corrected: correctedText(q, query),
    match: attempt.isWithoutSizes || attempt.isWhole ? 'all' : 'some',
    missingSizes: attempt.isWithoutSizes ? sizes : [],
    missingBrands,
  }
}

/** A search, and what of the query it leaves out. */
type Attempt = { readonly search: Search; readonly isWhole: boolean; readonly isWithoutSizes: boolean }

type Plan = {
  readonly query: InterpretedQuery
  readonly attempts: readonly Attempt[]
  readonly known: ReadonlyMap<string, readonly number[]>
}

/** No words to look for: what was understood says only which slips were mended. */
const literal: InterpretedQuery = { terms: [], known: [], corrections: [] }

/** Plans the search: for the products that a query means, otherwise for its words; null when it has none. */
async function planSearch(
  source: ProductSource,
  { isUnderstood, lacksSizes, names, found }: UnderstoodQuery,
  { q, sizes }: { readonly q: string; readonly sizes: readonly Size[] },
): Promise<Plan | null> {
  const query = await source.interpret(parseQuery(q))
  const known = new Map(
    found.flatMap(({ productId, variants }) => (variants === null ? [] : [[productId, variants] as const])),
  )
  const ofKind: Attempt = {
    search: { ids: found.map(({ productId }) => productId) },
    isWhole: isUnderstood,
    isWithoutSizes: lacksSizes,
  }
  // without a size to compare, the words tell more
  if (isUnderstood && (!lacksSizes || sizes.length > 0)) {
    const corrections = query.corrections.filter(({ typed, word }) => isSlip(typed, word))
    return { query: { ...literal, corrections }, attempts: [ofKind], known }
  }
  if (query.terms.length === 0) return null
  const [whole, ...others] = attemptsFor(query, sizes)
  // beside a word that nobody knows, and none that names a product, what else is found is not what was meant
  const areSlips = query.corrections.every(({ typed, word }) => isSlip(typed, word))
  const isWhole = names || (query.known.length === query.terms.length && areSlips)
  const attempts = [...(whole ? [whole] : []), ...(found.length > 0 ? [ofKind] : isWhole ? others : [])]
  return { query, attempts, known }
}

/** Tells whether a term may be a word of English or Hindi in Latin letters: an unknown one is then not sold, rather than a slip. */
function isWordlike({ word }: Term): boolean {
  return /^[a-z]{3,}$/.test(word) && /[aeiouy]/.test(word) && !/[^aeiouy]{5}/.test(word)
}

type Request = { readonly range: Range; readonly isSortedByShown: boolean }
type FirstFound = { readonly attempt: Attempt; readonly found: Found; readonly isWhole: boolean }

/**
 * A page of the first search that finds anything, whether or not it passes the filters; all of what it finds where that has to be
 * sorted by what is shown.
 */
async function findFirst(
  source: ProductSource,
  attempts: readonly Attempt[],
  { range, isSortedByShown: isByShown }: Request,
): Promise<FirstFound | null> {
  const first: Range = isByShown ? { ...range, offset: 0, limit: MAX_SORTED } : range
  for (const attempt of attempts) {
    const found = await source.find(attempt.search, first)
    if (found.matched === 0) continue
    const isWhole = isByShown && found.total <= MAX_SORTED
    if (!isByShown || isWhole) return { attempt, found, isWhole }
    return { attempt, found: await source.find(attempt.search, range), isWhole }
  }
  return null
}

/**
 * Searches to try in turn: for all terms, for all but the written sizes, for all known terms, for some of the terms. A size
 * is a condition: what has none of it is only shown as the nearest (SEARCH-03, SEARCH-04).
 */
function attemptsFor({ terms, known }: InterpretedQuery, sizes: readonly Size[]): readonly Attempt[] {
  const all: Attempt = { ...searchFor(terms), isWhole: true }
  if (terms.length === 1) return [all]
  const sizeWords = new Set(sizes.map(formatSize))
  const others = terms.filter(({ word }) => !sizeWords.has(word))
  const hasBoth = others.length > 0 && others.length < terms.length
  const isPartlyKnown = known.length > 0 && known.length < terms.length
  return [
    all,
    ...(hasBoth ? [{ ...searchFor(others), isWithoutSizes: true }] : []),
    ...(isPartlyKnown ? [searchFor(known)] : []),
    searchFor(terms, 'some'),
  ]
}

function searchFor(terms: readonly Term[], match: 'all' | 'some' = 'all'): Attempt {
  return { search: { terms, match }, isWhole: false, isWithoutSizes: false }
}

/** The query with its corrections; null without any. */
function correctedText(q: string, { corrections }: InterpretedQuery): string | null {
  if (corrections.length === 0) return null
  return corrections.reduce(
    (text, { typed, word }) => text.replace(typed, () => word),
    normalizeText(q).trim(),
  )
}
