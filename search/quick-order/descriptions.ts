import type { Item, WrittenItem } from '../lexicon/items.ts'
import { materials } from '../lexicon/trade/facts.ts'
import { isCounted } from './counts.ts'
import type { Tells } from './split-run-on.ts'

type Piece = readonly WrittenItem[]

/**
 * Tells whether the pieces of a line are one thing and a description of it, as in catalogues and tenders: nothing is counted, and what
 * follows the first piece does not only name things.
 */
export function describesAtLength(pieces: readonly Piece[], { namesProduct }: Tells): boolean {
  const [first = [], ...others] = pieces
  const names = ({ item }: WrittenItem): boolean => namesProduct(item)
  const isOwnCount = isCountAlone(others.at(-1) ?? [])
  const counted = isOwnCount ? pieces.slice(0, -1) : pieces
  return others.length > 0 && first.some(names) && !counted.some((piece) => isCounted(piece))
}

/**
 * A counted cell as its first sold noun before a comma and what that is told by: `barbed wire, line wire 12 gauge`. Another sold thing behind
 * the comma is what is meant, as in `fan, fan regulator`, unless only the first one has a size: a `door 81x30, mortise lock, hinges` is a door. Of
 * what is told by a material, such as pipes and their fittings, the others may be so large as well.
 */
export function headedByFirst(items: readonly WrittenItem[], { namesProduct, isSold }: Tells): WrittenItem[] {
  const end = items.findIndex(({ item }) => item.kind === 'break')
  const head = items.slice(0, Math.max(0, end))
  const sold = head.filter(({ item }) => namesProduct(item) && isSold(item))
  const said = new Set(sold.flatMap(({ item }) => wordsOf(item)))
  const later = items.slice(end).filter(({ item }) => namesProduct(item))
  const isWork = later.some(({ text }) => /^labou?r\b/u.test(text))
  const isOther = later.some(({ item }) => isSold(item) && !wordsOf(item).every((word) => said.has(word)))
  if (isWork || (isOther && !isSizedAlone(head, items.slice(end))) || sold.length === 0) return [...items]
  const told = isOther ? asUnread : asDescription
  return [...head, ...items.slice(end).map((each) => (namesProduct(each.item) ? told(each) : each))]
}

function isSized({ item }: WrittenItem): boolean {
  return item.kind === 'measure' || item.kind === 'number'
}

/** A thing that may be ordered beside another, as what was not understood: it is told, and the line is asked. */
function asUnread({ text }: WrittenItem): WrittenItem {
  return { text, item: { kind: 'unknown', word: text } }
}

/** Tells whether a thing has a size and no material, and what is named behind it has no size. */
function isSizedAlone(head: Piece, rest: Piece): boolean {
  const isOfMaterial = head.some(({ item }) => item.kind === 'term' && item.hints.some(isMaterial))
  return head.some(isSized) && !rest.some(isSized) && !isOfMaterial
}

/** Tells whether a piece only counts: the `12 nos` at the end of a line. */
function isCountAlone(piece: Piece): boolean {
  const told = piece.filter(({ item }) => item.kind !== 'filler')
  return told.length === 1 && told.every(({ item }) => item.kind === 'quantity')
}

/** Tells whether a piece goes on about what was named: with a part of it, what it is made of or its own noun again, or behind what only describes. */
export function goesOn(piece: Piece, last: Piece, { namesProduct, isSold }: Tells): boolean {
  const nouns = piece.filter(({ item }) => namesProduct(item))
  const told = piece.filter(({ item }) => item.kind !== 'filler').length
  const isOfParts = nouns.every(({ item }) => isGuessed(item) || !isSold(item))
  const before = last.flatMap(({ item }) => wordsOf(item))
  const isAgain = nouns.every(({ item }) => wordsOf(item).some((word) => before.includes(word)))
  const isOfMaterials = nouns.every(({ item }) => item.kind === 'term' && item.hints.every(isMaterial))
  const isMore = told > 1 && (isOfParts || isAgain || isOfMaterials)
  return nouns.length > 0 && (isMore || isDescribed(last, namesProduct))
}

/** Tells whether behind a noun and a size another size stands with no noun, as in `angle grinder 100 mm, 850 W`. */
function isDescribed(last: Piece, namesProduct: Tells['namesProduct']): boolean {
  const noun = last.findIndex(({ item }) => namesProduct(item))
  return last.slice(noun + 1).filter(({ item }) => item.kind === 'measure').length > 1
}

function isMaterial(word: string): boolean {
  return materials.has(word)
}

function isGuessed(item: Item): boolean {
  return item.kind === 'term' && item.isGuess
}

function wordsOf(item: Item): readonly string[] {
  if (item.kind !== 'term') return []
  return item.readings.flatMap(({ words, namesProduct }) => (namesProduct ? words : []))
}

/** An item that describes and names nothing. */
export function asDescription(written: WrittenItem): WrittenItem {
  const { item } = written
  if (item.kind !== 'term') return written
  const readings = item.readings.map(({ words }) => ({ words, namesProduct: false }))
  return { ...written, item: { ...item, readings, isPurpose: true } }
}
