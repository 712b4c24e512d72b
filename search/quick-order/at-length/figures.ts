import type { Item, WrittenItem } from '../../lexicon/items.ts'
import { isCount, isDecimal } from '../counts.ts'
import { asAside } from './as-aside.ts'
import type { Tells } from '../split-run-on.ts'
import { FIGURED, PROPERTIES, RATED } from './telling-words.ts'

/** Tells figures of a thing that was named from how many of it are ordered: `two coats`, `density 650`, `45 sqft per litre`, `9 ply` of a plywood. */
export function tellFigures(items: readonly WrittenItem[], { namesProduct }: Tells): WrittenItem[] {
  const named = items.findIndex(({ item }) => namesProduct(item))
  if (named < 0) return [...items]
  const told: WrittenItem[] = []
  for (let at = 0; at < items.length; at += 1) {
    const length = at > named ? figureAt(items, at, namesProduct) : 0
    told.push(
      ...items
        .slice(at, at + Math.max(length, 1))
        .map((written) => (length > 0 && !isCompared(written) ? asAside(written) : written)),
    )
    at += Math.max(length, 1) - 1
  }
  return told
}

/** Tells whether a figure may be one that products state, such as the density of wool. */
function isCompared({ item }: WrittenItem): boolean {
  return item.kind === 'measure' && !isWeight(item)
}

/** Words of an item as written, in small letters. */
export function wordsIn({ text }: WrittenItem): string[] {
  return text.toLowerCase().split(' ')
}

/** Number of items of a figure that begins at a place; none where nothing is told. */
function figureAt(items: readonly WrittenItem[], at: number, namesProduct: Tells['namesProduct']): number {
  return (
    propertyAt(items, at) ||
    rateAt(items, at) ||
    figuredAt(items, at) ||
    ownedAt(items, at) ||
    pliesAt(items, at) ||
    weightAt(items, at, namesProduct)
  )
}

/** `density 650`, `water absorption below 5 %`, `pitch 1.75`. */
function propertyAt(items: readonly WrittenItem[], at: number): number {
  const written = items[at]
  if (written === undefined || !isWord(written.item)) return 0
  const next = items[at + 1]?.item
  if (written.text === 'class' && isDecimal(next)) return 2
  const between = has(PROPERTIES, written) ? items.slice(at + 1).findIndex((each) => !isBetween(each)) : -1
  const figure = isCovering(written, next) ? at + 1 : at + 1 + between
  const isTold = figure > at && figure - at <= MOST_BETWEEN && isOfProperty(items[figure]?.item)
  return isTold ? figure - at + (rateAt(items, figure) || 1) : 0
}

/** `covers 45 sqft`; covers without an area are things. */
function isCovering({ text }: WrittenItem, next: Item | undefined): boolean {
  return /^cover(?:s|ing)$/u.test(text) && next?.kind === 'quantity' && isOfProperty(next)
}

/** The most words between a property and its figure. */
const MOST_BETWEEN = 3

function isBetween({ item, text }: WrittenItem): boolean {
  return item.kind === 'filler' || /^(?:|below|under|above|min|max|of|in|about)$/u.test(text)
}

/** Tells whether a figure may be that of a property: pieces and packs are counted. */
function isOfProperty(item: Item | undefined): boolean {
  if (item?.kind === 'quantity') return item.unit.startsWith('sq ') || item.unit.startsWith('cu ')
  return item?.kind === 'number' || item?.kind === 'measure'
}

/** `45 sqft per litre`, `2.36 kg per metre`, `110 lm per watt`. */
function rateAt(items: readonly WrittenItem[], at: number): number {
  const [figure, unit] = items.slice(at, at + 2)
  if (figure === undefined || (!isCount(figure.item) && !isWeight(figure.item))) return 0
  const isUnitBetween = unit !== undefined && !isPer(unit) && isWord(unit.item)
  const per = isUnitBetween ? at + 2 : at + 1
  if (!isRate(items, per)) return 0
  return per + (isRate(items, per + 2) ? 4 : 2) - at
}

/** Tells whether `per` and a unit that is no pack stand at a place. */
function isRate(items: readonly WrittenItem[], at: number): boolean {
  const [per, unit] = items.slice(at, at + 2)
  return per !== undefined && unit !== undefined && isPer(per) && has(RATED, unit)
}

function isPer({ text }: WrittenItem): boolean {
  return text === 'per'
}

/** `two coats`, `2000 lumens`. */
function figuredAt(items: readonly WrittenItem[], at: number): number {
  const [figure, unit] = items.slice(at, at + 2)
  if (figure?.item.kind !== 'number' || unit === undefined) return 0
  // those of a solar panel; a few are ordered
  if (unit.text === 'cells' && figure.item.value >= LEAST_CELLS) return 2
  if (!has(FIGURED, unit)) return 0
  return /^sides?$/u.test(unit.text) ? 1 : 2
}

const LEAST_CELLS = 36

/** `6 switch wala` behind a board, which has them. */
function ownedAt(items: readonly WrittenItem[], at: number): number {
  const [figure, owned, of] = items.slice(at, at + 3)
  const isOwned = figure?.item.kind === 'number' && owned?.item.kind === 'term' && of?.item.kind === 'filler'
  return isOwned && OWNING.test(of.text) ? 3 : 0
}

/** Words for what has something. */
const OWNING = /^(?:wal[aie]|वाल[ाीे]|wal)$/u

/** Tells whether a number of plies is meant: an odd one behind a plywood that nothing counts. */
function pliesAt(items: readonly WrittenItem[], at: number): number {
  const [figure, ply, next] = items.slice(at, at + 3)
  if (figure?.item.kind !== 'number' || ply === undefined || !/^(?:ply|plies)$/u.test(ply.text)) return 0
  const isOdd = figure.item.value % 2 === 1 && figure.item.value > 1
  const before = items.slice(0, at)
  const isOfPlywood =
    before.some(({ text }) => /\bply/u.test(text)) && !before.some(({ item }) => isCount(item))
  return isOdd && isOfPlywood && next?.item.kind !== 'measure' ? 2 : 0
}

/** `18 kg each` behind a thing with a size. */
function weightAt(items: readonly WrittenItem[], at: number, namesProduct: Tells['namesProduct']): number {
  const [figure, each] = items.slice(at, at + 2)
  const isEach = each?.item.kind === 'filler' && each.item.what === 'each'
  const before = items.slice(0, at)
  return isWeight(figure?.item) &&
    isEach &&
    countThings(before, namesProduct) === 1 &&
    before.some(({ item }) => item.kind === 'measure')
    ? 2
    : 0
}

function isWeight(item: Item | undefined): boolean {
  return item?.kind === 'measure' && item.measure.type === 'kg'
}

/** Number of parts between joints that name something by its own word. */
function countThings(items: readonly WrittenItem[], namesProduct: Tells['namesProduct']): number {
  const joints = items.flatMap(({ item }, at) => (item.kind === 'break' || item.kind === 'and' ? [at] : []))
  const parts = [-1, ...joints].map((joint, at) => items.slice(joint + 1, joints[at]))
  return parts.filter((part) =>
    part.some(({ item }) => namesProduct(item) && !(item.kind === 'term' && item.isGuess)),
  ).length
}

function has(words: ReadonlySet<string>, written: WrittenItem): boolean {
  return wordsIn(written).some((word) => words.has(word))
}

function isWord({ kind }: Item): boolean {
  return kind === 'term' || kind === 'unknown' || kind === 'filler'
}
