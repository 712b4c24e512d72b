import type { Item, WrittenItem } from '../lexicon/items.ts'
import { GENITIVE } from '../lexicon/names/genitive-name.ts'
import type { KindIndex } from './kind-index.ts'
import { isSold } from './reading/is-sold.ts'

/** Units of things that have parts; what is poured, cut or packed has none. */
const OF_THINGS = new Set<string | null>(['piece', 'set', 'pair', null])
/** Shorter words that nobody knows may be anything. */
const SHORTEST = 3

/**
 * Tells whether a query ends with what is of a thing, and that is known not to be sold or known to nobody: then the thing itself is not what
 * is meant, as in `पंखे की पंखुड़ी`, the blade of a fan.
 */
export function isSpareOfThing(index: KindIndex, written: readonly WrittenItem[]): boolean {
  const at = written.findLastIndex(({ text }) => GENITIVE.test(text.split(' ').at(-1) ?? ''))
  const thing = written[at]?.item.kind === 'filler' ? written[at - 1] : written[at]
  const parts = written.slice(at + 1)
  if (at < 0 || thing === undefined || parts.length === 0) return false
  const isUnsold = parts.every(({ item }) => isUnsoldNoun(index, item))
  const isUnknown = parts.every(({ item, text }) => item.kind === 'unknown' && text.length >= SHORTEST)
  return isUnsold || (isUnknown && isThing(index, thing.item))
}

function isUnsoldNoun(index: KindIndex, item: Item): boolean {
  return isFirmNoun(item) && item.kind === 'term' && !isSold(index, item.readings)
}

/** Tells whether an item names what is sold by the piece alone. */
function isThing({ byHead, ...index }: KindIndex, item: Item): boolean {
  if (item.kind !== 'term' || !isFirmNoun(item) || !isSold({ byHead, ...index }, item.readings)) return false
  const kinds = item.readings.flatMap(({ words }) => words.flatMap((word) => byHead.get(word) ?? []))
  return kinds.length > 0 && kinds.every(({ sizes }) => sizes.every(({ unit }) => OF_THINGS.has(unit)))
}

function isFirmNoun(item: Item): boolean {
  return (
    item.kind === 'term' &&
    !item.isBrand &&
    !item.isGuess &&
    item.readings.some(({ namesProduct }) => namesProduct)
  )
}
