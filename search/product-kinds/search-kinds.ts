import type { Item, Reading, WrittenItem } from '../lexicon/items.ts'
import { readWrittenText } from '../lexicon/read-text.ts'
import { withoutShortForms } from '../lexicon/short-forms.ts'
import { singular } from '../lexicon/singular.ts'
import { goodsInBrackets, withAlternatives } from './alternatives.ts'
import type { Evaluation } from './reading/evaluate.ts'
import { isShortFormOfOther } from './short-form-of-name.ts'
import { isSpareOfThing } from './spare-of-thing.ts'
import { isSold } from './reading/is-sold.ts'
import type { KindIndex } from './kind-index.ts'
import type { Offer } from './product-kind.ts'
import { fitQuery } from './query-request.ts'

/** A product that a query finds, with its variants that bear what was written; null when those are all. */
export type FoundVariants = { readonly productId: string; readonly variants: readonly number[] | null }

/** Meaning of a query. */
export type UnderstoodQuery = {
  /** True when some word of it names what is sold: then products found by its words may be shown. */
  readonly names: boolean
  /** True when all of it was understood: otherwise its words are searched for as they are. */
  readonly isUnderstood: boolean
  /** The products, best first; of what was not all understood, those of the kind that it names. */
  readonly found: readonly FoundVariants[]
  /** The brands that were written and are not sold; the products are of other brands. */
  readonly missingBrands: readonly string[]
  /** Nothing is sold in the written sizes; the products are the same in others. */
  readonly lacksSizes: boolean
  /** The query names something that is known and not sold. */
  readonly isNotSold: boolean
}

/** The most that may be unsaid of the best product kind: one word of its name, and another that is half of one. */
const UNSAID = 2.6

/** Greatest excess over the best in unsaid words, for products sold in other sizes. */
const LEAD = 0.6

/** The most products of one query. */
const MOST = 3_000

const nothing = { found: [], missingBrands: [], isNotSold: false, lacksSizes: false }

/** The products that a query means, by the same product kinds, words and gates as a written order (SEARCH-03, SEARCH-06). */
export function searchKinds(index: KindIndex, q: string): UnderstoodQuery {
  const inside = goodsInBrackets(q)
  const goods = inside === null ? null : searchKinds(index, inside.goods)
  if (inside !== null && goods?.isUnderstood === true && goods.found.length > 0 && !goods.lacksSizes) {
    if (searchKinds(index, inside.head).found.length === 0) return goods
  }
  const text = withAlternatives(withoutShortForms(q), index.vocabulary)
  const written = readWrittenText(text.replaceAll(SLASH, ', '), index.vocabulary)
  const parts = splitAtJoints(written).filter((part) => part.some(({ item }) => isNoun(item)))
  if (parts.length < 2) return understand(index, written)
  const understood = parts.map((part) => understand(index, part))
  const found = understood.filter((each) => each.isUnderstood && each.found.length > 0 && !each.lacksSizes)
  if (found.length === 0) return understand(index, written)
  return {
    ...nothing,
    names: true,
    isUnderstood: true,
    found: found.flatMap((each) => each.found).slice(0, MOST),
    missingBrands: understood.flatMap((each) => each.missingBrands),
  }
}

/** A slash between two things: `PU foam / backer rod`. */
const SLASH = /\s\/\s*(?=\p{L})|(?<=\p{L}{3})\/(?=\p{L}{3})/gu

/** Parts of a query that each may name something: `doors and windows`. */
function splitAtJoints(written: readonly WrittenItem[]): WrittenItem[][] {
  const parts: WrittenItem[][] = [[]]
  for (const each of written) {
    if (each.item.kind === 'and' || each.item.kind === 'break') parts.push([])
    else parts.at(-1)?.push(each)
  }
  return parts
}

function understand(index: KindIndex, written: readonly WrittenItem[]): UnderstoodQuery {
  const items = written.map(({ item }) => item)
  const isNamed = items.some(
    (item) => item.kind === 'term' && item.readings.some(({ namesProduct }) => namesProduct),
  )
  const names = namesSold(index, items)
  if (meansOtherGoods(index, written)) return { ...nothing, names, isUnderstood: true, isNotSold: true }
  const missingBrands = written.flatMap(({ item, text }) =>
    item.kind === 'term' && item.isBrand ? [brandIn(text, item.readings)] : [],
  )
  const isUncertain = items.some(isUnsure)
  const { fitting, lacking } = fitQuery(index, items)
  // what was said in full is meant rather than what was said with something else
  const [best] = [...fitting.filter(({ isDoubtful }) => !isDoubtful), ...fitting]
  if (best === undefined) {
    const [nearest] = lacking
    if (isNamed && nearest !== undefined && !isUncertain && nearest.cost <= UNSAID) {
      const alike = lacking.filter(
        ({ lacks, cost }) => lacks.length === nearest.lacks.length && cost <= nearest.cost + LEAD,
      )
      return {
        ...nothing,
        names,
        isUnderstood: true,
        lacksSizes: true,
        found: productsOf(alike),
        missingBrands,
      }
    }
    // a slip may be meant otherwise, but not beside what is known and not sold
    const isNotSold = isNamed && lacking.length === 0 && (!names || !items.some(isGuessed))
    return { ...nothing, names, isUnderstood: isNotSold, isNotSold, missingBrands }
  }
  const fitted = fitting.filter((each) => best.isDoubtful || !each.isDoubtful)
  const found = productsOf(fitted).slice(0, MOST)
  const isUnderstood = names && !isUncertain && best.cost <= UNSAID
  return isUnderstood || isNamed
    ? { ...nothing, names, isUnderstood, found, missingBrands }
    : { ...nothing, names, isUnderstood }
}

/** Tells whether what is named only has a word in common with what is sold. */
function meansOtherGoods(index: KindIndex, written: readonly WrittenItem[]): boolean {
  return (
    isSpareOfThing(index, written) ||
    isShortFormOfOther(
      index,
      written.map(({ item }) => item),
    )
  )
}

/** Tells whether something that is sold is named, by a word or as one sort of a size. */
function namesSold(index: KindIndex, items: readonly Item[]): boolean {
  const isUnsold = items.some((item) => isNoun(item) && !isGuessed(item) && !isSold(index, item.readings))
  // beside what is known and not sold, a mended word names nothing: the flying of `flying carpet` is no filling
  return (
    items.some(
      (item) => item.kind === 'term' && isSold(index, item.readings) && !(isUnsold && isGuessed(item)),
    ) ||
    (!isUnsold && isSizedSort(items))
  )
}

/** The brand as written, without the product that it may be called with: the `havells` of `havells switch`. */
function brandIn(text: string, readings: readonly Reading[]): string {
  const led = new Set(readings.flatMap(({ words }) => words))
  const words = text.split(' ')
  const own = words.filter((word) => !led.has(singular(word)))
  return (own.length > 0 ? own : words).join(' ')
}

/** A sort of things in one size, without what they are: `bwp 19`, `frls 1.5`. */
function isSizedSort(items: readonly Item[]): boolean {
  const told = items.filter(({ kind }) => kind !== 'filler')
  const sorts = told.filter((item) => item.kind === 'term' && !item.isBrand && !item.isOptional)
  const sizes = told.filter(({ kind }) => kind === 'measure' || kind === 'number')
  return sorts.length > 0 && sizes.length > 0 && sorts.length + sizes.length === told.length
}

/** Tells whether an item was not written as it is known, and so may have been meant otherwise. */
function isUnsure(item: Item): boolean {
  return item.kind === 'unknown' || isGuessed(item)
}

function isNoun(item: Item): item is Extract<Item, { kind: 'term' }> {
  return item.kind === 'term' && !item.isBrand && item.readings.some(({ namesProduct }) => namesProduct)
}

function isGuessed(item: Item): boolean {
  return item.kind === 'term' && item.isGuess
}

function productsOf(evaluations: readonly Evaluation[]): FoundVariants[] {
  const products = new Map<string, { readonly variants: number[]; readonly isWhole: boolean }>()
  for (const { productKind, sizes } of evaluations) {
    const isWhole = sizes.length === productKind.sizes.length
    const add = ({ product, variantIndex }: Offer): void => {
      const known = products.get(product.id)
      if (known === undefined) products.set(product.id, { variants: [variantIndex], isWhole })
      else known.variants.push(variantIndex)
    }
    for (const { offers } of sizes) offers.forEach(add)
  }
  return Array.from(products, ([productId, { variants, isWhole }]) => ({
    productId,
    variants: isWhole ? null : variants,
  }))
}
