import type { Item, WrittenItem } from '../lexicon/items.ts'
import { toMeasure } from '../lexicon/numbers/measures.ts'
import { isOtherColour, listsColours, splitCountedColours } from './colour-lists.ts'
import { withoutCorrected } from './corrections.ts'
import { isCount, isCounted } from './counts.ts'

/** The items of one product kind of an order. */
export type Group = readonly WrittenItem[]

type Tells = { readonly namesProduct: (item: Item) => boolean }

/** Splits the items of a line into product kinds: at commas and words for "and", and in run-on speech after each quantity. */
export function splitItems(items: readonly WrittenItem[], tells: Tells): Group[] {
  const chunks = splitAt(
    joinUnits(withSizesOf(withoutCorrected(items))),
    ({ item }) => item.kind === 'break' || item.kind === 'and',
  )
  return withCountOfEach(
    withTrailingMaterial(
      merge(
        chunks.flatMap((chunk) => splitRunOn(chunk, tells)),
        tells,
      ),
    ),
  )
}

/** The 12 of `12 ka sariya 40` and of `barah wala tees` is a size, where a count follows. */
function withSizesOf(items: readonly WrittenItem[]): WrittenItem[] {
  return items.map((written, index) => {
    const { item } = written
    const next = items[index + 1]?.item
    const isOfIt = next?.kind === 'filler' && next.what === 'of'
    if (item.kind !== 'number' || !isOfIt) return written
    const rest = items.slice(index + 1)
    const end = rest.findIndex((each) => each.item.kind === 'break' || each.item.kind === 'and')
    const isCountedAfter = (end < 0 ? rest : rest.slice(0, end)).some((each) => isCount(each.item))
    if (!isCountedAfter) return written
    return { ...written, item: { kind: 'measure', measure: toMeasure([item.value], '') } }
  })
}

/** `elbow 20 tee 10 upvc 1 inch`: a material and a size at the end, without a count, are those of all. */
function withTrailingMaterial(groups: readonly WrittenItem[][]): Group[] {
  const trailing = groups.at(-1) ?? []
  const others = groups.slice(0, -1)
  const told = trailing.filter(({ item }) => item.kind !== 'filler')
  const isShared =
    told.length > 1 &&
    told.every(({ item }) => isBareMaterial(item) || item.kind === 'measure') &&
    told.some(({ item }) => isBareMaterial(item)) &&
    others.length > 1 &&
    others.every((group) => isCounted(group) && !group.some(({ item }) => isBareMaterial(item)))
  if (!isShared) return [...groups]
  return others.map((group) => [...trailing, ...group])
}

/** `bags 20` is `20 bags`, and so is `20, bags` of a CSV file; `a dozen` is one. */
function joinUnits(items: readonly WrittenItem[]): WrittenItem[] {
  return items.flatMap((written, index): WrittenItem[] => {
    const before = items[index - 1]?.item
    const after = items[index + 1]?.item
    const { item, text } = written
    if (item.kind === 'unit') return unitAlone(item, before, after).map((each) => ({ item: each, text }))
    if (isLessOf(written, items[index + 1])) return []
    const unit = before?.kind === 'unit' ? before : (nextCell(items, index) ?? unitOfNumber(before, after))
    if (item.kind === 'number' && unit?.kind === 'unit') {
      return [{ item: { kind: 'quantity', value: item.value, unit: unit.unit }, text }]
    }
    return [written]
  })
}

/** The unit of a number that ends a part, where the word before it is a unit as well: `wall putty bag 2`. */
function unitOfNumber(before: Item | undefined, after: Item | undefined): Item | undefined {
  const isLast = after === undefined || after.kind === 'break' || after.kind === 'and'
  return isLast && before?.kind === 'term' && before.unit !== undefined
    ? { kind: 'unit', unit: before.unit }
    : undefined
}

/** The item that has the next cell of a CSV file to itself: the unit of `20, bags`. */
function nextCell(items: readonly WrittenItem[], index: number): Item | undefined {
  const isCell = items[index + 1]?.item.kind === 'break' && isEndOfCell(items[index + 3]?.item)
  return isCell ? items[index + 2]?.item : undefined
}

/** Tells whether a cell ends before an item: in `plate 10, box 2 module` the box is no unit. */
function isEndOfCell(item: Item | undefined): boolean {
  return item === undefined || item.kind === 'break'
}

/** The ten of `das barah bori`, ten or twelve bags: the more is meant. */
function isLessOf({ item, text }: WrittenItem, next: WrittenItem | undefined): boolean {
  if (item.kind !== 'number' || next?.item.kind !== 'quantity' || /\d/.test(text + next.text)) return false
  return item.value < next.item.value && next.item.value <= 2 * item.value
}

/** Reading of a unit that does not stand after its number: part of the number after it, a dozen, or nothing. */
function unitAlone(
  item: Extract<Item, { kind: 'unit' }>,
  before: Item | undefined,
  after: Item | undefined,
): Item[] {
  if (after?.kind === 'number') return [item]
  return item.unit === 'dozen' && before?.kind !== 'number'
    ? [{ kind: 'quantity', value: 1, unit: 'dozen' }]
    : []
}

function splitAt(items: readonly WrittenItem[], isEnd: (written: WrittenItem) => boolean): WrittenItem[][] {
  const chunks: WrittenItem[][] = [[]]
  for (const written of items) {
    if (isEnd(written)) chunks.push([])
    else chunks.at(-1)?.push(written)
  }
  return chunks.filter((chunk) => chunk.length > 0)
}

function splitRunOn(chunk: WrittenItem[], tells: Tells): WrittenItem[][] {
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

/** Of what is counted there are no halves: the 1.5 of `1.5 wire red 2` is a size. */
function isDecimal(item: Item | undefined): boolean {
  return item?.kind === 'number' && !Number.isInteger(item.value)
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

const PIPE_MATERIALS = new Set(['cpvc', 'upvc', 'swr', 'pvc', 'gi', 'ppr', 'hdpe'])

/** Tells whether all that was named so far is a material with a size: the `swr 110` of `swr 110 bend 4`. */
function isMaterialBefore(items: readonly WrittenItem[], noun: number): boolean {
  const [named] = items.slice(noun).map(({ item }) => item)
  const said = items.slice(noun + 1).filter(({ item }) => item.kind !== 'filler')
  return isBareMaterial(named) && said.length === 1 && said[0]?.item.kind === 'number'
}

function isBareMaterial(item: Item | undefined): boolean {
  return (
    item?.kind === 'term' &&
    item.hints.length === 1 &&
    item.readings.some(({ words }) => words.length <= 2 && words.some((word) => PIPE_MATERIALS.has(word)))
  )
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

/** Tells whether all that a piece names is the brand of what was named before it: `wall putty, dulux, 20 kg`. */
function isBrandAlone(piece: readonly WrittenItem[], before: readonly WrittenItem[]): boolean {
  const terms = piece.flatMap(({ item }) => (item.kind === 'term' && !item.isPurpose ? [item] : []))
  const isBrand = terms.length > 0 && terms.every((term) => term.isBrand || term.isOptional)
  return isBrand && before.some(({ item }) => item.kind === 'term' && !item.isBrand) && !isCounted(before)
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

/** Joins what by itself is no product kind to the one that it belongs to. */
function merge(pieces: readonly WrittenItem[][], { namesProduct }: Tells): WrittenItem[][] {
  const merged: WrittenItem[][] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    const names = piece.some(({ item }) => namesProduct(item))
    if (last === undefined) merged.push([...piece])
    else if (isOfEach(piece) && listsColours(last, piece)) last.push(...piece)
    else if (isOfEach(piece) && statesSize(piece)) merged.push([...piece])
    else if (isBrandAlone(piece, last)) last.push(...piece)
    else if (names ? isPrefix(last, piece, namesProduct) : !isAnother(last, piece)) last.push(...piece)
    else merged.push([...piece])
  }
  return merged
}

/** Tells whether a count is meant for each of the things named: the `20 each` of `elbow, tee, coupler 20 each`. */
function isOfEach(piece: readonly WrittenItem[]): boolean {
  return piece.some(({ item }) => item.kind === 'filler' && item.what === 'each')
}

function statesSize(piece: readonly WrittenItem[]): boolean {
  return piece.some(({ item }) => item.kind === 'measure' || item.kind === 'term')
}

/** Tells whether a number can only be a size. */
function isSizeOnly({ item }: WrittenItem): boolean {
  return isDecimal(item) || (item.kind === 'number' && item.isLoose)
}

/** Gives what has no count that of the last, where it is meant for each. */
function withCountOfEach(groups: readonly Group[]): Group[] {
  const last = groups.at(-1) ?? []
  const counts = last.filter(({ item }) => isCount(item))
  if (!isOfEach(last) || counts.length !== 1) return [...groups]
  return groups.map((group) =>
    isCounted(group.filter((written) => !isSizeOnly(written))) ? group : [...group, ...counts],
  )
}

/** Tells whether a piece without a noun only begins the next: `50 bag, cement`. */
function isPrefix(
  last: readonly WrittenItem[],
  piece: readonly WrittenItem[],
  namesProduct: Tells['namesProduct'],
): boolean {
  if (last.some(({ item }) => namesProduct(item))) return false
  return !isCounted(last) || !isCounted(piece)
}

/** Tells whether a piece without a noun is another size of the same: `8mm 20, 10mm 30`. */
function isAnother(last: readonly WrittenItem[], piece: readonly WrittenItem[]): boolean {
  const isSized = statesSize(piece)
  const count =
    piece.some(({ item }) => isCount(item)) || piece.filter(({ item }) => item.kind === 'measure').length > 1
  const isLastCounted = last.some(({ item }) => isCount(item)) || isPoured(last)
  return isSized && count && isLastCounted
}

/** Tells whether kilos or litres beside another size may be the quantity. */
function isPoured(items: readonly WrittenItem[]): boolean {
  const measures = items.flatMap(({ item }) => (item.kind === 'measure' ? [item.measure] : []))
  return measures.length > 1 && measures.some(({ type }) => type === 'kg' || type === 'l')
}

function says({ item }: WrittenItem): boolean {
  return item.kind === 'term' || item.kind === 'measure' || item.kind === 'number' || item.kind === 'quantity'
}

function hasTerm(items: readonly WrittenItem[]): boolean {
  return items.some(({ item }) => item.kind === 'term' || item.kind === 'unknown')
}
