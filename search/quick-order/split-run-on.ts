import type { Item, WrittenItem } from '../lexicon/items.ts'
import { isOtherColour, splitCountedColours } from './colour-lists.ts'
import { isCount, isDecimal } from './counts.ts'

/** Tells apart the items that name what is sold. */
export type Tells = {
  readonly namesProduct: (item: Item) => boolean
  /** Tells whether what an item names is sold. */
  readonly isSold: (item: Item) => boolean
  /** Tells whether the words of an item are those of a size of what another one names. */
  readonly isSizeOf: (item: Item, named: Item) => boolean
}

/** Splits speech without commas into product kinds: before or after their counts, or before their nouns. */
export function splitRunOn(chunk: WrittenItem[], tells: Tells): WrittenItem[][] {
  const spoken = chunk.filter(
    ({ item }) => item.kind !== 'filler' && !(item.kind === 'term' && item.isPurpose),
  )
  // the last number ends the last of them: `bulb 9w 20 12w 10`
  const isLastCount = spoken.at(-1)?.item.kind === 'number' && isLength(spoken.at(-2)?.item)
  const counted = spoken.filter((_, index) => isQuantity(spoken, index)).length + Number(isLastCount)
  const colours = splitCountedColours(chunk)
  if (colours !== null) return colours
  const first = spoken[0]?.item.kind
  if (first === 'quantity' || (first === 'number' && !isDecimal(spoken[0]?.item)))
    return splitBeforeCounts(chunk, counted >= 2)
  return counted >= 2 ? splitAfterQuantities(chunk, tells) : splitBeforeProducts(chunk, tells)
}

/** `10 elbow 6 tee`: each count begins a product kind, if all of them name something. */
function splitBeforeCounts(chunk: WrittenItem[], areQuantities: boolean): WrittenItem[][] {
  const pieces: WrittenItem[][] = [[]]
  for (const [index, written] of chunk.entries()) {
    const { kind } = written.item
    const begins = kind === 'quantity' || (!areQuantities && kind === 'number')
    const isFollowed = chunk[index + 1]?.item.kind === 'term'
    if (begins && isFollowed && hasTerm(pieces.at(-1) ?? [])) pieces.push([])
    pieces.at(-1)?.push(written)
  }
  return pieces.every(hasTerm) ? pieces : [chunk]
}

/** `sariya 12mm 10 nag 16mm 5 nag`: each quantity ends a product kind; what remains belongs to the last. */
function splitAfterQuantities(chunk: WrittenItem[], tells: Tells): WrittenItem[][] {
  const pieces: WrittenItem[][] = [[]]
  for (const [index, written] of chunk.entries()) {
    pieces.at(-1)?.push(written)
    const rest = chunk.slice(index + 1)
    const isEnd = isQuantity(chunk, index) && rest.some(says)
    const isRestProductKind = rest.some(({ item }) => isCount(item))
    if (isEnd && isRestProductKind && startsProductKind(rest) && !isTrailingNoun(rest, pieces, tells))
      pieces.push([])
  }
  return pieces
}

/** A count, or what stands between two sizes: `8mm 500kg 10mm 1 ton`, `10mm-50 12mm-30`. */
function isQuantity(items: readonly WrittenItem[], index: number): boolean {
  const item = items[index]?.item
  if (item?.kind === 'quantity') return true
  const next = items[index + 1]?.item
  const isAmount = item?.kind === 'number' || (item?.kind === 'measure' && item.measure.type === 'kg')
  return isAmount && isLength(next) && (isLength(items[index - 1]?.item) || isLength(items[index - 2]?.item))
}

function isLength(item: Item | undefined): boolean {
  if (item?.kind !== 'measure') return false
  const { type, values } = item.measure
  return type === 'length' || (values.length === 1 && RUN_ON.has(type))
}

/** Besides lengths, sizes that follow one another in run-on speech: `bulb 9w 20 12w 10`, `mcb 16 a 10 32 a 5`. */
const RUN_ON = new Set(['plain', 'w', 'a', 'module', 'sqmm', 'way'])

function startsProductKind(rest: readonly WrittenItem[]): boolean {
  const next = rest.find(says)
  return next !== undefined && next.item.kind !== 'quantity'
}

/** `black 4 coil red 2 coil wire 2.5`: the noun and size at the end belong to all of them. */
function isTrailingNoun(
  rest: readonly WrittenItem[],
  pieces: readonly WrittenItem[][],
  { namesProduct }: Tells,
): boolean {
  // `12mm 30 sariya` has a count of its own
  const isSized = isLength(rest.find(says)?.item) && rest.some(({ item }) => isCount(item))
  const isNoun =
    !isSized &&
    rest.some(({ item }) => namesProduct(item)) &&
    !rest.some(({ item }) => item.kind === 'quantity')
  return isNoun && !pieces.flat().some(({ item }) => namesProduct(item))
}

/** `cpvc elbow 1/2 30 tee 1/2 20`: a noun after a noun and its count begins another product kind. */
function splitBeforeProducts(chunk: WrittenItem[], { namesProduct }: Tells): WrittenItem[][] {
  const pieces: WrittenItem[][] = [[]]
  for (const [index, written] of chunk.entries()) {
    const current = pieces.at(-1) ?? []
    const noun = current.findIndex(({ item }) => namesProduct(item))
    const isNounCounted =
      noun >= 0 &&
      !isMaterialBefore(current, noun) &&
      current.slice(noun).some(({ item }) => item.kind === 'number' || item.kind === 'quantity')
    const restHasCount = chunk.slice(index).some(({ item }) => isCount(item) || item.kind === 'measure')
    const isNext =
      written.item.kind === 'term' &&
      !isWith(chunk[index - 1]) &&
      !isBrandOf(written.item, current) &&
      leadsToGood(chunk, index, namesProduct)
    if (restHasCount && ((isNounCounted && isNext) || isOtherColour(written.item, current))) pieces.push([])
    pieces.at(-1)?.push(written)
  }
  return pieces
}

/** Tells whether an item says `with`, so that the next is part of the one before: the nut of `bolt m12 x 75 with nut 50`. */
function isWith(written: WrittenItem | undefined): boolean {
  return written?.item.kind === 'filler' && written.item.what === 'filler:with'
}

/** Tells whether all that was named so far is a material with a size: the `swr 110` of `swr 110 bend 4`. */
function isMaterialBefore(items: readonly WrittenItem[], noun: number): boolean {
  const [named] = items.slice(noun).map(({ item }) => item)
  const said = items.slice(noun + 1).filter(({ item }) => item.kind !== 'filler')
  return isBareMaterial(named) && said.length === 1 && said[0]?.item.kind === 'number'
}

/** Tells whether a brand leads to what was named before it: the finolex of `wire 1.5 finolex red` begins nothing. */
function isBrandOf(item: Item, before: readonly WrittenItem[]): boolean {
  if (item.kind !== 'term' || !item.isBrand) return false
  const led = new Set(item.readings.flatMap(({ words }) => words))
  return before.some(
    (each) =>
      each.item.kind === 'term' &&
      each.item.readings.some(({ words }) => words.some((word) => led.has(word))),
  )
}

/** Tells whether the terms from an index on, before the next number, name something. */
function leadsToGood(
  chunk: readonly WrittenItem[],
  index: number,
  namesProduct: Tells['namesProduct'],
): boolean {
  for (const { item } of chunk.slice(index)) {
    if (item.kind !== 'term') return false
    if (namesProduct(item)) return true
  }
  return false
}

function says({ item }: WrittenItem): boolean {
  return item.kind === 'term' || item.kind === 'measure' || item.kind === 'number' || item.kind === 'quantity'
}

function hasTerm(items: readonly WrittenItem[]): boolean {
  return items.some(({ item }) => item.kind === 'term' || item.kind === 'unknown')
}

const PIPE_MATERIALS = new Set(['cpvc', 'upvc', 'swr', 'pvc', 'gi', 'ppr', 'hdpe'])

/** Tells whether an item is the material of a pipe, and names nothing else. */
export function isBareMaterial(item: Item | undefined): boolean {
  return (
    item?.kind === 'term' &&
    item.hints.length === 1 &&
    item.readings.some(({ words }) => words.length <= 2 && words.some((word) => PIPE_MATERIALS.has(word)))
  )
}
