import type { Product } from '#domain/catalogue/product.ts'
import { equivalentSizes } from './equivalent-sizes.ts'
import { tokenize } from '#domain/text/tokenize.ts'

/** The weight of a term in full-text search: A is the highest, D the lowest. */
export type Weight = 'A' | 'B' | 'C' | 'D'

/**
 * The version of the search documents. Raise it when the terms of an unchanged product change, or what is read from a document of the
 * catalogue or filtered by; the store reads its documents again and rebuilds its search index when it starts with another version.
 */
export const SEARCH_DOCUMENT_VERSION = 8

/** The terms of each subcategory and its main categories, by subcategory id. */
export type CategoryTerms = ReadonlyMap<string, readonly string[]>

const MAX_TERMS = 600

type SearchableProduct = Pick<
  Product,
  'name' | 'rowId' | 'searchWords' | 'attributes' | 'description' | 'variants'
>

/**
 * The search terms of a product, each with its highest weight: A for the name, B for search words and brand, C for options,
 * units and category names, D for attributes, features and the one-line summary. The long description is left out because
 * it compares the product with others.
 */
function weightedTerms(product: SearchableProduct, categoryTerms: readonly string[]): Map<string, Weight> {
  const brands = product.attributes.filter(({ name }) => /^brand$/i.test(name))
  const otherAttributes = product.attributes.filter(({ name }) => !/^brand$/i.test(name))
  const options = product.variants.flatMap((variant) => [...variant.options, variant.unit ?? ''])
  return assignWeights([
    ['A', indexTerms([product.name])],
    [
      'B',
      indexTerms([...product.searchWords, ...brands.flatMap(({ values }) => values), product.rowId ?? '']),
    ],
    ['C', [...categoryTerms, ...indexTerms(options)]],
    ['D', indexTerms([product.description.short, ...product.description.features])],
    ['D', indexTerms(otherAttributes.flatMap(({ values }) => values))],
  ])
}

/** The search document of a product as `tsvector` text. */
export function productSearchVector(
  product: SearchableProduct & Pick<Product, 'subcategoryIds'>,
  termsByCategory: CategoryTerms,
): string {
  const categoryTerms = product.subcategoryIds.flatMap((id) => termsByCategory.get(id) ?? [])
  return toTsvector(weightedTerms(product, categoryTerms))
}

/** The terms of texts, with the equivalents of sizes. */
export function indexTerms(texts: readonly string[]): string[] {
  return [...new Set(texts)].flatMap(termsOf)
}

/** A cache of recent texts: similar products share options, features and search words. */
const cache = new Map<string, readonly string[]>()
const MAX_CACHED = 20_000

function termsOf(text: string): readonly string[] {
  const cached = cache.get(text)
  if (cached !== undefined) return cached
  const { sizes, words } = tokenize(text)
  const terms = [...words.map(({ word }) => word), ...sizes.flatMap(equivalentSizes)]
  if (cache.size === MAX_CACHED) cache.clear()
  cache.set(text, terms)
  return terms
}

/** Gives each term the weight of the first list that contains it, up to 600 terms. */
export function assignWeights(lists: readonly (readonly [Weight, readonly string[]])[]): Map<string, Weight> {
  const weights = new Map<string, Weight>()
  for (const [weight, terms] of lists) {
    for (const term of terms) {
      if (!weights.has(term) && weights.size < MAX_TERMS) weights.set(term, weight)
    }
  }
  return weights
}

/** The terms as PostgreSQL `tsvector` text; each has a single position, so that only its weight counts, not its frequency. */
export function toTsvector(terms: ReadonlyMap<string, Weight>): string {
  return [...terms].map(([term, weight], index) => `'${term}':${index + 1}${weight}`).join(' ')
}
