import type { Item, WrittenItem } from '../../lexicon/items.ts'
import { asDescription } from '../descriptions.ts'
import { isBareMaterial, type Tells } from '../split-run-on.ts'
import { asAside } from './as-aside.ts'

/** The fewest items of what stands before the first comma of a title; an order says less of one thing. */
const LEAST_SAID = 6

/**
 * A title as shops on the net give their goods is one thing: what it names first, and behind that its features, whatever they would be by
 * themselves. `Ceiling Fan High Speed 390 RPM Pure Copper Motor Dust Resistant, 2 Year Warranty` orders no motor, no dust and no two of
 * anything. An order counts, and ends with what it counts.
 */
export function asTitle(items: readonly WrittenItem[], tells: Tells): readonly WrittenItem[] {
  const end = items.findIndex(isJoint)
  const first = end < 0 ? items : items.slice(0, end)
  if (first.filter(({ item }) => item.kind !== 'filler').length < LEAST_SAID || isOrder(items)) return items
  if (first.filter(({ item }, at) => item.kind === 'number' && !isPack(items, at)).length > 1) return items
  const sold = first.filter(
    ({ item }) => tells.namesProduct(item) && tells.isSold(item) && !isBrand(item) && !isBareMaterial(item),
  )
  const whole = sold.find(({ item }) => item.kind === 'term' && item.hints.length > 1)
  const head = whole ?? sold[0]
  const at = head === undefined ? -1 : items.indexOf(head)
  // what is not sold may be what is meant, unless a whole name stands before it
  const others = whole === undefined ? first : first.slice(0, at)
  if (at < 0 || others.some(({ item }) => tells.namesProduct(item) && !tells.isSold(item))) return items
  if (end >= 0 && listsGoods(items.slice(end), tells)) return items
  return items.map((written, index) => {
    if (written === head || isPack(items, index)) return written
    if (tells.namesProduct(written.item)) return asDescription(written)
    return index > at && (isJoint(written) || written.item.kind === 'number') ? asFeature(written) : written
  })
}

/** Nouns that end features of anything. */
const OF_FEATURES = /^(?:finish|motor|body|tank|head|grip|base|frame|cord|battery)s?$/iu
/** Nouns that end features where they have no size of their own: a switch of 6 A is ordered. */
const OF_FEATURES_UNSIZED = /^(?:handle|switch|lamp|wire|plate)s?$/iu

/** Tells whether a part behind a comma ends with what is sold, its size and its sort, and so may be ordered beside what stands before it. */
function listsGoods(items: readonly WrittenItem[], { namesProduct, isSold }: Tells): boolean {
  return partsOf(items).some((part) => {
    const noun = part.findLast(({ item }) => namesProduct(item))
    const isSized = part.some(({ item }) => item.kind === 'measure')
    const isFeature = (text: string): boolean =>
      OF_FEATURES.test(text) || (!isSized && OF_FEATURES_UNSIZED.test(text))
    return noun !== undefined && isSold(noun.item) && !isFeature(noun.text)
  })
}

/** The parts of a line between its joints. */
function partsOf(items: readonly WrittenItem[]): WrittenItem[][] {
  const parts: WrittenItem[][] = [[]]
  for (const written of items) {
    if (isJoint(written)) parts.push([])
    else parts.at(-1)?.push(written)
  }
  return parts
}

/** Tells whether items count something: with a unit, or at the end of a part. */
function isOrder(items: readonly WrittenItem[]): boolean {
  return items.some(({ item }, at) => {
    if (isPack(items, at)) return false
    if (item.kind === 'quantity') return true
    const next = items[at + 1]
    return item.kind === 'number' && (next === undefined || isJoint(next) || next.item.kind === 'filler')
  })
}

/** Tells whether a number says how many a pack holds: `pack of 10`, `set of 3`. */
function isPack(items: readonly WrittenItem[], at: number): boolean {
  const { item } = items[at] ?? {}
  const isCount = item?.kind === 'number' || item?.kind === 'quantity'
  const [unit, of] = items.slice(Math.max(0, at - 2), at)
  return (
    isCount &&
    ((of?.item.kind === 'filler' && /^(?:pack|set|box)$/u.test(unit?.text ?? '')) ||
      (at === items.length - 1 && item.kind === 'quantity' && item.unit === 'piece'))
  )
}

function isBrand(item: Item): boolean {
  return item.kind === 'term' && item.isBrand
}

function isJoint({ item }: WrittenItem): boolean {
  return item.kind === 'break' || item.kind === 'and'
}

/** A joint or a number of a feature, which neither parts a title nor counts. */
function asFeature(written: WrittenItem): WrittenItem {
  return isJoint(written)
    ? { text: written.text, item: { kind: 'filler', what: 'aside', hints: [] } }
    : asAside(written)
}
