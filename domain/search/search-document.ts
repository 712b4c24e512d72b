import type { Product } from '../catalogue/product.ts'
import { equivalentSizes } from './equivalent-sizes.ts'
import { tokenize } from './tokenize.ts'

/** How much a word tells of the goods: A most, D least. */
export type Weight = 'A' | 'B' | 'C' | 'D'

/**
 * Which form of search text this program makes. Raise it when the words of the same goods change; a store remakes its
 * search text when it starts with another form.
 */
export const SEARCH_DOCUMENT_VERSION = 1

/** The words of each subcategory and of its main categories, by the id of the subcategory. */
export type CategoryTerms = ReadonlyMap<string, readonly string[]>

const MOST_WORDS = 600

type Sought = Pick<Product, 'name' | 'rowId' | 'searchWords' | 'attributes' | 'description' | 'variants'>

/**
 * The words under which a product is found, each with the most that it tells: A the name, B search words and brand,
 * C options and units and what the shelves it stands on are called, D attributes, features and the one-line summary.
 * The long text is left out: in it goods are compared with other goods.
 */
function weightedTerms(product: Sought, shelfWords: readonly string[]): Map<string, Weight> {
  const brands = product.attributes.filter(({ name }) => /^brand$/i.test(name))
  const others = product.attributes.filter(({ name }) => !/^brand$/i.test(name))
  const options = product.variants.flatMap((variant) => [...variant.options, variant.unit ?? ''])
  return assignWeights([
    ['A', indexTerms([product.name])],
    [
      'B',
      indexTerms([...product.searchWords, ...brands.flatMap(({ values }) => values), product.rowId ?? '']),
    ],
    ['C', [...shelfWords, ...indexTerms(options)]],
    ['D', indexTerms([product.description.short, ...product.description.features])],
    ['D', indexTerms(others.flatMap(({ values }) => values))],
  ])
}

/** What a product is found by, as text of a `tsvector`. */
export function productSearchVector(
  product: Sought & Pick<Product, 'subcategoryIds'>,
  shelves: CategoryTerms,
): string {
  const shelfWords = product.subcategoryIds.flatMap((id) => shelves.get(id) ?? [])
  return toTsvector(weightedTerms(product, shelfWords))
}

/** The words of texts, sizes with what the trade calls the same. */
export function indexTerms(texts: readonly string[]): string[] {
  return [...new Set(texts)].flatMap(wordsOf)
}

/** What was read last: goods of one kind share their options, features and search words. */
const read = new Map<string, readonly string[]>()
const MOST_READ = 20_000

function wordsOf(text: string): readonly string[] {
  const known = read.get(text)
  if (known !== undefined) return known
  const { sizes, words } = tokenize(text)
  const found = [...words.map(({ word }) => word), ...sizes.flatMap(equivalentSizes)]
  if (read.size === MOST_READ) read.clear()
  read.set(text, found)
  return found
}

/** Each word with the weight of the first list that it stands in. */
export function assignWeights(lists: readonly (readonly [Weight, readonly string[]])[]): Map<string, Weight> {
  const weights = new Map<string, Weight>()
  for (const [weight, words] of lists) {
    for (const word of words) {
      if (!weights.has(word) && weights.size < MOST_WORDS) weights.set(word, weight)
    }
  }
  return weights
}

/** The words as a `tsvector` of PostgreSQL; each stands once, so that only what it tells counts, not how often. */
export function toTsvector(words: ReadonlyMap<string, Weight>): string {
  return [...words].map(([word, weight], index) => `'${word}':${index + 1}${weight}`).join(' ')
}
