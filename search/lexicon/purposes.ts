import type { Item, WrittenItem } from './items.ts'
import { materials } from './trade/facts.ts'

type Term = Extract<Item, { kind: 'term' }>

/**
 * Tells what something is for from what it is: `paint for iron gate` is paint, and `chhat ke liye paint` too. A product kind that has
 * the words of its purpose fits better; no other is ruled out.
 */
export function withPurposes(items: readonly WrittenItem[]): WrittenItem[] {
  const after = items.findIndex(
    ({ item }, at) => isFiller(item, 'filler:for') || isOver(items, at) || isInPlace(items, at),
  )
  const before = items.findIndex(({ item }) => isFiller(item, 'filler:before-for'))
  const isAfter = (index: number): boolean =>
    after > 0 &&
    index > after &&
    areOfPlaces(items.slice(after + 1, index + 1)) &&
    tellsWhat(items.slice(0, after))
  const isBefore = (index: number): boolean =>
    before > 0 && index < before && areTerms(items.slice(index, before)) && names(items.slice(before))
  const told = items.map((written, index) =>
    written.item.kind === 'term' && (isAfter(index) || isBefore(index))
      ? { ...written, item: toPurpose(written.item) }
      : written,
  )
  return withAccessories(
    told.map((written, at) =>
      isOwner(told, at) || isOwnerBehind(told, at) || isGround(told, at) || isRoomBehind(told, at)
        ? ofIts(written)
        : written,
    ),
  )
}

/** Words that join what a thing is of to the thing. */
const OF = /^(?:ka|ki|ke|wala|wali|wale|का|की|के|वाला|वाली|वाले|चा|ची|चे|ना|ની|નો|ਦਾ|ਦੀ|এর)$/u

/** Tells whether what follows is of a noun, and is what is meant: the clay of `mitti ki eent`. */
function isOwner(items: readonly WrittenItem[], at: number): boolean {
  const [item, of, thing] = [items[at]?.item, items[at + 1], items[at + 2]?.item]
  const isJoined = of?.item.kind === 'filler' && OF.test(of.text)
  return isJoined && isNoun(item) && isNoun(thing)
}

/** Tells whether a noun only says of what a noun before it is: the door of `kabza darwaze ka 4`. */
function isOwnerBehind(items: readonly WrittenItem[], at: number): boolean {
  const of = items[at + 1]
  const isJoined = of?.item.kind === 'filler' && OF.test(of.text)
  const [before, after] = [items.slice(0, at), items.slice(at + 2)]
  return (
    isJoined &&
    isNoun(items[at]?.item) &&
    before.some(({ item }) => isNoun(item)) &&
    !before.some(({ item }) => isJoint({ item, text: '' }) || isCount(item)) &&
    !names(after)
  )
}

/** Tells whether a room that is also a thing ends a line behind another thing, and so says where that goes: `jet spray toilet`. */
function isRoomBehind(items: readonly WrittenItem[], at: number): boolean {
  const isRoom = /^toilets?$/u.test(items[at]?.text ?? '')
  return isRoom && isNoun(items[at - 1]?.item) && items.slice(at + 1).every(({ item }) => isCount(item))
}

/** Materials that other things are put on, and what is put on them: who says iron oil paint means no paint of iron. */
const GROUNDS = new Set('iron steel metal ms wood wooden concrete stone'.split(' '))
const APPLIED = new Set(['enamel'])

/** Tells whether a material stands before what is put on it. */
function isGround(items: readonly WrittenItem[], at: number): boolean {
  const [item, applied] = [items[at]?.item, items[at + 1]?.item]
  if (item?.kind !== 'term' || applied?.kind !== 'term') return false
  const isOnlyGround = item.readings.every(({ words }) => words.every((word) => GROUNDS.has(word)))
  return (
    isOnlyGround &&
    applied.readings.some(
      ({ words, namesProduct }) => namesProduct && words.some((word) => APPLIED.has(word)),
    )
  )
}

/** Tells whether an item names a thing for certain: no brand, no container, no mended word. */
function isNoun(item: Item | undefined): boolean {
  return (
    item?.kind === 'term' && !item.isBrand && !item.isOptional && !item.isGuess && names([{ item, text: '' }])
  )
}

function ofIts(written: WrittenItem): WrittenItem {
  return written.item.kind === 'term' ? { ...written, item: toPurpose(written.item) } : written
}

/**
 * Tells what comes with a thing from what it is: a padlock with 3 keys is a padlock, and the 3 is no count of it, nor is the hose's
 * length one of a shower with 1.5 m hose.
 */
function withAccessories(all: readonly WrittenItem[]): WrittenItem[] {
  const items = withAccessoryBefore(all)
  const at = items.findIndex(({ item }) => isFiller(item, 'filler:with'))
  if (at < 1 || !names(items.slice(0, at))) return [...items]
  const end = endOfAccessories(items, at)
  const isCounted = items.some(({ item }, index) => index < at && isCount(item))
  return items.flatMap((written, index): WrittenItem[] => {
    const { item } = written
    if (index < at || index >= end) return [written]
    if (isJoint(written)) return []
    if (item.kind === 'term') return [{ ...written, item: { ...toPurpose(item), isAccessory: true } }]
    const isBeforeTerm = items[index + 1]?.item.kind === 'term'
    const isAside = item.kind === 'measure' && item.measure.isAside === true
    const isOwn = isBeforeTerm && isOfAccessory(item, index === at + 1, isCounted)
    return isAside || isOwn ? [] : [written]
  })
}

/** Tells what comes with a thing by a word behind it: the frame of `चौखट सहित दरवाजा`, and of `darwaza chaukhat ke sath`. */
function withAccessoryBefore(items: readonly WrittenItem[]): readonly WrittenItem[] {
  const at = items.findIndex(
    ({ item }, index) =>
      isFiller(item, 'filler:before-with') ||
      (isFiller(item, 'filler:with') && BEHIND.test(items[index]?.text ?? '') && !names(items.slice(index))),
  )
  const accessory = items[at - 1]
  if (accessory?.item.kind !== 'term' || !names([accessory])) return items
  const others = items.filter((written) => written !== accessory)
  if (!names(others)) return items
  const item = { ...toPurpose(accessory.item), isAccessory: true }
  return items.map((written) => (written === accessory ? { ...written, item } : written))
}

/** Words for `with` that stand behind what comes with a thing. */
const BEHIND = /^(?:ke sa+th|के साथ)$/u

/** Tells whether a figure before what comes with a thing is a size or a count of that. */
function isOfAccessory(item: Item, isFirst: boolean, isCounted: boolean): boolean {
  if (item.kind === 'measure' || item.kind === 'number') return true
  return isFirst && isCounted && isCount(item)
}

/** Position behind what comes with a thing; a list of it, such as `with hose, holder and valve`, has no counts of its own. */
function endOfAccessories(items: readonly WrittenItem[], at: number): number {
  const first = items.findIndex((written, index) => index > at && isJoint(written))
  if (first < 0) return items.length
  const rest = items.slice(first)
  const isList = rest[0]?.item.kind === 'and' || rest[0]?.text === '&' || rest.filter(isJoint).length > 1
  return isList && !rest.some(({ item }) => isCount(item) || item.kind === 'measure') ? items.length : first
}

function isJoint({ item }: WrittenItem): boolean {
  return item.kind === 'break' || item.kind === 'and'
}

function isCount({ kind }: Item): boolean {
  return kind === 'number' || kind === 'quantity'
}

function isFiller(item: Item, what: string): boolean {
  return item.kind === 'filler' && item.what === what
}

/** Tells whether what follows only lies below: the primer of `enamel paint over primer`. */
function isOver(items: readonly WrittenItem[], at: number): boolean {
  return items[at]?.text === 'over' && items[at + 1]?.item.kind === 'term' && names(items.slice(0, at))
}

/** Places of a house, which nobody orders. */
const ROOMS =
  /^(?:bathroom|toilet|kitchen|balcony|verandah?|terrace|bedroom|room|class ?room|hall|lobby|corridor|staircase|wash ?room|dado|skirting|ceiling|area)s?$/u

/** Tells whether an `in` that is no inch leads to a place: `wall tiles 300x450 mm in dado of toilets`. */
function isInPlace(items: readonly WrittenItem[], at: number): boolean {
  const [said, next] = [items[at], items[at + 1]]
  if (said?.text !== 'in' || next === undefined || isJoint(next)) return false
  const part = items.slice(at + 1)
  const end = part.findIndex(isJoint)
  const led = end < 0 ? part : part.slice(0, end)
  return (
    led.every(({ item }) => !isCount(item) && item.kind !== 'measure') &&
    led.some(({ text }) => ROOMS.test(text))
  )
}

/** Tells whether items only say for what something is, rooms behind an `and` included: `for balcony and toilets`. */
function areOfPlaces(items: readonly WrittenItem[]): boolean {
  return items.every(
    ({ item }, at) =>
      item.kind === 'term' ||
      item.kind === 'filler' ||
      item.kind === 'unknown' ||
      (item.kind === 'and' &&
        items.slice(at + 1).every(({ text, item: each }) => each.kind === 'and' || ROOMS.test(text))),
  )
}

function areTerms(items: readonly WrittenItem[]): boolean {
  return items.every(({ item }) => item.kind === 'term' || item.kind === 'filler')
}

function names(items: readonly WrittenItem[]): boolean {
  return items.some(
    ({ item }) => item.kind === 'term' && item.readings.some(({ namesProduct }) => namesProduct),
  )
}

/** Tells whether something is said of what is meant, by a noun or by what it is of: `multiwall polycarbonate sheet`. */
function tellsWhat(items: readonly WrittenItem[]): boolean {
  if (names(items)) return true
  const told = items.flatMap(({ item }) =>
    item.kind === 'term' && !item.isOptional && !item.isBrand ? [item] : [],
  )
  return told.length > 1 && told.some(({ hints }) => !hints.every((word) => materials.has(word)))
}

function toPurpose(term: Term): Term {
  const readings = term.readings.map(({ words }) => ({ words, namesProduct: false }))
  return { ...term, readings, isPurpose: true }
}
