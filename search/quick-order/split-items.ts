import type { WrittenItem } from '../lexicon/items.ts'
import { ofEachSize } from './at-length/each-size.ts'
import { asTitle } from './at-length/shop-titles.ts'
import { withSpecifications } from './at-length/specifications.ts'
import { singular } from '../lexicon/singular.ts'
import { materials } from '../lexicon/trade/facts.ts'
import { toMeasure } from '../lexicon/numbers/measures.ts'
import { listsColours } from './colour-lists.ts'
import { withoutCorrected } from './corrections.ts'
import { isCount, isCounted, isDecimal } from './counts.ts'
import { withPackContents } from './by-measure/pack-of.ts'
import { joinUnits } from './join-units.ts'
import { asDescription, describesAtLength, goesOn } from './descriptions.ts'
import { isBareMaterial, splitRunOn, type Tells } from './split-run-on.ts'

/** The items of one product kind of an order. */
export type Group = readonly WrittenItem[]
type Term = Extract<WrittenItem['item'], { kind: 'term' }>

/** Splits the items of a line into product kinds: at commas and words for "and", and in run-on speech after each quantity. */
export function splitItems(items: readonly WrittenItem[], tells: Tells): Group[] {
  const sized = withPackContents(withSizesOf(withoutCorrected(asTitle(items, tells))))
  return ofEachSize(sized, tells).flatMap((part) => splitOneThing(part, tells))
}

function splitOneThing(items: readonly WrittenItem[], tells: Tells): Group[] {
  const chunks = splitAt(
    joinUnits(withSpecifications(items, tells)),
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

function splitAt(items: readonly WrittenItem[], isEnd: (written: WrittenItem) => boolean): WrittenItem[][] {
  const chunks: WrittenItem[][] = [[]]
  for (const written of items) {
    if (isEnd(written)) chunks.push([])
    else chunks.at(-1)?.push(written)
  }
  return chunks.filter((chunk) => chunk.length > 0)
}

/** Tells whether all that a piece names is the brand of what was named before it: `wall putty, dulux, 20 kg`. */
function isBrandAlone(piece: readonly WrittenItem[], before: readonly WrittenItem[]): boolean {
  const terms = piece.flatMap(({ item }) => (item.kind === 'term' && !item.isPurpose ? [item] : []))
  const isBrand = terms.length > 0 && terms.every((term) => term.isBrand || term.isOptional)
  return isBrand && before.some(({ item }) => item.kind === 'term' && !item.isBrand) && !isCounted(before)
}

/** Tells whether a piece only goes on about what was named before it: it counts nothing, and a mended word alone names something. */
function isRemark(piece: readonly WrittenItem[], last: readonly WrittenItem[]): boolean {
  const named = piece.filter(({ item }) => namesSomething(item))
  const isGuessed = named.length > 0 && named.every(({ item }) => item.kind === 'term' && item.isGuess)
  const hasUnknown = piece.some(({ item }) => item.kind === 'unknown')
  return (
    isGuessed &&
    hasUnknown &&
    !isCounted(piece) &&
    last.some(({ item }) => namesSomething(item) && !isGuess(item))
  )
}

function isGuess(item: WrittenItem['item']): boolean {
  return item.kind === 'term' && item.isGuess
}

function namesSomething(item: WrittenItem['item']): boolean {
  return item.kind === 'term' && item.readings.some(({ namesProduct }) => namesProduct)
}

/** A mended word as one that was not understood. */
function asUnread(written: WrittenItem): WrittenItem {
  return isGuess(written.item) ? { ...written, item: { kind: 'unknown', word: written.text } } : written
}

/** Joins what by itself is no product kind to the one that it belongs to. */
function merge(pieces: readonly WrittenItem[][], tells: Tells): WrittenItem[][] {
  const { namesProduct } = tells
  const isDescribed = describesAtLength(pieces, tells)
  const merged: WrittenItem[][] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    const names = piece.some(({ item }) => namesProduct(item))
    if (last === undefined) merged.push([...piece])
    else if (isOfEach(piece) && listsColours(last, piece)) last.push(...piece)
    else if (isOfEach(piece) && statesSize(piece)) merged.push([...piece])
    else if (isBrandAlone(piece, last)) last.push(...piece)
    else if (isRemark(piece, last)) last.push(...piece.map(asUnread))
    else if (isSort(piece, last, tells)) last.push(...toldSort(piece, last, tells))
    else if (isDescribed && goesOn(piece, last, tells)) last.push(...piece.map(asDescription))
    else if (names ? isPrefix(last, piece, namesProduct) : !isAnother(last, piece)) last.push(...piece)
    else merged.push([...piece])
  }
  return merged
}

/**
 * Tells whether a piece only says which sort of what was named before it is meant, without naming that again: the double charge of
 * `tiles 600x600, double charge, 20 box`. What was counted is done with.
 */
function isSortOf(
  piece: readonly WrittenItem[],
  last: readonly WrittenItem[],
  namesProduct: Tells['namesProduct'],
): boolean {
  const heads = new Set(
    last.flatMap(({ item }) => (namesProduct(item) && item.kind === 'term' ? namedBy(item) : [])),
  )
  const named = piece.flatMap(({ item }) => (namesProduct(item) && item.kind === 'term' ? [item] : []))
  const isUnnamed = (term: Term): boolean => {
    const said = new Set(term.hints.map(singular))
    return namedBy(term).some((word) => heads.has(word) && !said.has(word))
  }
  return named.length > 0 && !isCounted(last) && named.every(isUnnamed) && !isOfOtherMaterial(piece, last)
}

/** Tells whether two pieces are each of a material or class, and not of the same: the PPC of `cement opc, ppc 20 bags`. */
function isOfOtherMaterial(piece: readonly WrittenItem[], last: readonly WrittenItem[]): boolean {
  const [own, before] = [materialsIn(piece), materialsIn(last)]
  return own.length > 0 && before.length > 0 && !own.some((word) => before.includes(word))
}

function materialsIn(items: readonly WrittenItem[]): string[] {
  return items.flatMap(({ item }) =>
    item.kind === 'term' ? item.hints.filter((word) => materials.has(word)) : [],
  )
}

function isSort(piece: readonly WrittenItem[], last: readonly WrittenItem[], tells: Tells): boolean {
  return isSortOf(piece, last, tells.namesProduct) || isTypeOf(piece, last, tells)
}

/** A piece that says which sort of what was named is meant; its nouns are none where they only say the type. */
function toldSort(
  piece: readonly WrittenItem[],
  last: readonly WrittenItem[],
  { namesProduct }: Tells,
): readonly WrittenItem[] {
  return isSortOf(piece, last, namesProduct) ? piece : piece.map(asSort)
}

/**
 * Tells whether what a piece names only says which type or size of what was named before it is meant: the `ratchet type` of a safety
 * helmet. What was counted is done with.
 */
function isTypeOf(piece: readonly WrittenItem[], last: readonly WrittenItem[], tells: Tells): boolean {
  const heads = last.filter(({ item }) => tells.namesProduct(item))
  const isType = ({ item }: WrittenItem, at: number): boolean =>
    !tells.namesProduct(item) ||
    TYPE.test(piece[at + 1]?.text ?? '') ||
    heads.some((head) => tells.isSizeOf(item, head.item))
  const isNamed = heads.length > 0 && piece.some(({ item }) => tells.namesProduct(item))
  return isNamed && !isCounted(last) && piece.every(isType)
}

const TYPE = /^(?:type|pattern|style|model)$/iu

/** A noun as the sort of what was named before it. */
function asSort(written: WrittenItem): WrittenItem {
  const { item } = written
  if (item.kind !== 'term') return written
  const words = item.readings.map((reading) => ({ ...reading, namesProduct: false }))
  return { ...written, item: { ...item, readings: [{ words: item.hints, namesProduct: false }, ...words] } }
}

/** The last word of each name that a term may be. */
function namedBy({ readings }: Term): string[] {
  return readings.flatMap(({ words, namesProduct }) => (namesProduct ? words.slice(-1) : []))
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
  const [first = [], ...rest] = groups
  const leading = first.filter(({ item }) => isCount(item))
  if (leading.length === 1 && rest.length > 0 && isBeforeNames(first) && !rest.some(isCounted))
    return [first, ...rest.map((group) => [...group, ...first.filter(isOfCount)])]
  const last = groups.at(-1) ?? []
  const counts = last.filter(({ item }) => isCount(item))
  if (!isOfEach(last) || counts.length !== 1) return [...groups]
  return groups.map((group) =>
    isCounted(group.filter((written) => !isSizeOnly(written))) ? group : [...group, ...counts],
  )
}

/** Tells whether a word says how many: of `ek ek` the number has no text of its own. */
function isOfCount({ item }: WrittenItem): boolean {
  return isCount(item) || (item.kind === 'filler' && item.what === 'each')
}

/** Tells whether a count for each stands before all that is named: `50 bags each of cement and putty`. */
function isBeforeNames(group: Group): boolean {
  const each = group.findIndex(({ item }) => item.kind === 'filler' && item.what === 'each')
  const named = group.findIndex(({ item }) => namesSomething(item))
  return each >= 0 && each < named && group.findIndex(({ item }) => isCount(item)) < named
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
