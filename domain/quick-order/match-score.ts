import type { PublicProduct } from '../catalogue/product.ts'
import { isForSale } from '../catalogue/is-for-sale.ts'
import type { PublicVariant } from '../catalogue/variant.ts'
import { indexTerms } from '../search/search-document.ts'
import type { Term } from '../search/parse-query.ts'

/** The search terms of a product by where they occur. */
export type IndexedProduct = {
  readonly product: PublicProduct
  readonly name: ReadonlySet<string>
  /** The terms of the name without brand and sizes, in order: the last one is what the product is. */
  readonly nouns: readonly string[]
  readonly keywords: ReadonlySet<string>
  readonly details: ReadonlySet<string>
  readonly variants: readonly ReadonlySet<string>[]
}

/** How well the best variant of a product matches a requested line, from 0 to 1. */
export type MatchScore = {
  readonly product: PublicProduct
  readonly variantIndex: number
  readonly score: number
  /** The lead of the best variant over the product's second-best one. */
  readonly margin: number
}

/** What a requested line asks for. */
export type MatchCriteria = {
  readonly terms: readonly Term[]
  readonly unit: string | null
  /** Optional terms that favour a variant, such as the weight of a bag. */
  readonly hints: readonly string[]
}

/** Nouns that qualify the one before them. */
const qualifiers = new Set(['grade', 'class', 'type', 'schedule', 'sdr', 'star', 'series'])

/** Indexes the terms of a product, once for many lines. */
export function indexProduct(product: PublicProduct): IndexedProduct {
  const brands = product.attributes.filter(({ name }) => /^brand$/i.test(name))
  const brandTerms = new Set(indexTerms(brands.flatMap(({ values }) => values)))
  const name = indexTerms([product.name])
  return {
    product,
    name: new Set(name),
    nouns: name.filter((word) => !/\d/.test(word) && !brandTerms.has(word) && !qualifiers.has(word)),
    keywords: new Set([...indexTerms(product.searchWords), ...brandTerms]),
    details: new Set(
      indexTerms([product.description.short, ...product.attributes.flatMap(({ values }) => values)]),
    ),
    variants: product.variants.map(({ options }) => new Set(indexTerms(options))),
  }
}

/**
 * Scores a product against a requested line. Most weight is on the terms that the product contains, then on whether it is
 * what the line names and its name says little else, and on a matching unit. A term that occurs only in another variant
 * counts against this one. Null for a product without a variant for sale.
 */
export function scoreProduct(indexed: IndexedProduct, criteria: MatchCriteria): MatchScore | null {
  const scores = indexed.variants.map((_, index) => scoreVariant(indexed, index, criteria))
  const ranked = scores
    .map((score, index) => ({ score, index }))
    .filter(({ index }) => isSold(indexed.product.variants[index]))
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = ranked
  if (first === undefined) return null
  const margin = second === undefined ? 1 : first.score - second.score
  return { product: indexed.product, variantIndex: first.index, score: first.score, margin }
}

function isSold(variant: PublicVariant | undefined): boolean {
  return variant !== undefined && isForSale(variant)
}

function scoreVariant(indexed: IndexedProduct, index: number, { terms, unit, hints }: MatchCriteria): number {
  const options = indexed.variants[index] ?? new Set<string>()
  const recall =
    terms.reduce((sum, term) => sum + scoreTerm(indexed, options, term), 0) / Math.max(1, terms.length)
  const requested = new Set(terms.flatMap((term) => term.alternatives))
  const hits = indexed.nouns.filter((word) => requested.has(word)).length
  const isNamed = requested.has(indexed.nouns.at(-1) ?? '')
  const sameUnit = unit !== null && indexed.product.variants[index]?.unit === unit
  const hasHint = hints.some((hint) => options.has(hint))
  return (
    0.75 * recall +
    0.1 * (hits / Math.max(1, indexed.nouns.length)) +
    (isNamed ? 0.1 : 0) +
    (sameUnit ? 0.05 : 0) +
    (hasHint ? 0.05 : 0)
  )
}

function scoreTerm(
  indexed: IndexedProduct,
  options: ReadonlySet<string>,
  { alternatives, isPlain }: Term,
): number {
  const occursIn = (set: ReadonlySet<string>): boolean => alternatives.some((word) => set.has(word))
  if (occursIn(options) || occursIn(indexed.name)) return 1
  if (indexed.variants.some(occursIn)) return 0
  if (occursIn(indexed.keywords)) return isPlain ? 0.8 : 0.4
  return occursIn(indexed.details) ? 0.4 : 0
}
