import type { PublicProduct } from '../catalogue/product.ts'
import { indexTerms } from '../search/search-document.ts'
import type { Term } from '../search/parse-query.ts'

/** The words of a product, by where they stand. */
export type IndexedProduct = {
  readonly product: PublicProduct
  readonly name: ReadonlySet<string>
  /** The words of the name without brand and sizes, in their order: the last is what the product is. */
  readonly nouns: readonly string[]
  readonly known: ReadonlySet<string>
  readonly told: ReadonlySet<string>
  readonly variants: readonly ReadonlySet<string>[]
}

/** How well a product fits what a line wants, from 0 to 1, in its best variant. */
export type MatchScore = {
  readonly product: PublicProduct
  readonly variantIndex: number
  readonly score: number
  /** How far the best variant is ahead of the product's next one. */
  readonly ahead: number
}

/** What a line wants. */
export type MatchCriteria = {
  readonly terms: readonly Term[]
  readonly unit: string | null
  /** Words that tell a variant but need not be there, such as the weight of a bag. */
  readonly hints: readonly string[]
}

/** Words that stand behind what a product is. */
const behind = new Set(['grade', 'class', 'type', 'schedule', 'sdr', 'star', 'series'])

/** Reads the words of a product once, for many lines. */
export function indexProduct(product: PublicProduct): IndexedProduct {
  const brands = product.attributes.filter(({ name }) => /^brand$/i.test(name))
  const brandWords = new Set(indexTerms(brands.flatMap(({ values }) => values)))
  const name = indexTerms([product.name])
  return {
    product,
    name: new Set(name),
    nouns: name.filter((word) => !/\d/.test(word) && !brandWords.has(word) && !behind.has(word)),
    known: new Set([...indexTerms(product.searchWords), ...brandWords]),
    told: new Set(
      indexTerms([product.description.short, ...product.attributes.flatMap(({ values }) => values)]),
    ),
    variants: product.variants.map(({ options }) => new Set(indexTerms(options))),
  }
}

/**
 * How well a product fits: most counts that it bears the words of the line, then that it is what the line names and
 * its name says little else, and that it is sold by the unit that the line names. A word that another variant bears
 * and this one does not speaks against this one. Null for a product without variants.
 */
export function scoreProduct(read: IndexedProduct, wish: MatchCriteria): MatchScore | null {
  const scores = read.variants.map((_, index) => scoreVariant(read, index, wish))
  const order = scores.map((score, index) => ({ score, index })).toSorted((a, b) => b.score - a.score)
  const [first, second] = order
  if (first === undefined) return null
  const ahead = second === undefined ? 1 : first.score - second.score
  return { product: read.product, variantIndex: first.index, score: first.score, ahead }
}

function scoreVariant(read: IndexedProduct, index: number, { terms, unit, hints }: MatchCriteria): number {
  const own = read.variants[index] ?? new Set<string>()
  const recall = terms.reduce((sum, term) => sum + scoreTerm(read, own, term), 0) / Math.max(1, terms.length)
  const wanted = new Set(terms.flatMap((term) => term.words))
  const hits = read.nouns.filter((word) => wanted.has(word)).length
  const isIt = wanted.has(read.nouns.at(-1) ?? '')
  const sameUnit = unit !== null && read.product.variants[index]?.unit === unit
  const hinted = hints.some((hint) => own.has(hint))
  return (
    0.75 * recall +
    0.1 * (hits / Math.max(1, read.nouns.length)) +
    (isIt ? 0.1 : 0) +
    (sameUnit ? 0.05 : 0) +
    (hinted ? 0.05 : 0)
  )
}

function scoreTerm(read: IndexedProduct, own: ReadonlySet<string>, { words, isPlain }: Term): number {
  const standsIn = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word))
  if (standsIn(own) || standsIn(read.name)) return 1
  if (read.variants.some(standsIn)) return 0
  if (standsIn(read.known)) return isPlain ? 0.8 : 0.4
  return standsIn(read.told) ? 0.4 : 0
}
