import type { Item, WrittenItem } from '../lexicon/items.ts'
import { COLOURS } from './carry-over.ts'
import { isCount, isCounted } from './counts.ts'

/** `wire 1 sqmm 2 red 2 black 1 green`: each colour with the count before it, where the last word is a colour. */
export function splitCountedColours(chunk: WrittenItem[]): WrittenItem[][] | null {
  const told = chunk.filter(({ item }) => item.kind !== 'filler')
  const colours = told.flatMap(({ item }, index) => (isColour(item) ? [index] : []))
  const isPaired = colours.every((index) => index > 0 && isCount(told[index - 1]?.item ?? { kind: 'break' }))
  if (colours.length < 2 || !isPaired || colours.at(-1) !== told.length - 1) return null
  const begins = new Set(colours.slice(1).map((index) => told[index - 1]))
  const pieces: WrittenItem[][] = [[]]
  for (const written of chunk) {
    if (begins.has(written)) pieces.push([])
    pieces.at(-1)?.push(written)
  }
  return pieces
}

/** `wire red 2 black 2`: another colour after a colour and its count. */
export function isOtherColour(item: Item, before: readonly WrittenItem[]): boolean {
  const colour = before.findIndex((each) => isColour(each.item))
  return isColour(item) && colour >= 0 && before.slice(colour).some((each) => isCount(each.item))
}

function isColour(item: Item): boolean {
  return item.kind === 'term' && item.readings.some(({ words }) => words.some((word) => COLOURS.test(word)))
}

/** Tells whether a count for each ends a list of colours: the `blue 4 coil each` of `wire 2.5 red, yellow, blue 4 coil each`. */
export function listsColours(before: readonly WrittenItem[], piece: readonly WrittenItem[]): boolean {
  const isOnlyColours = piece.every(({ item }) => isColour(item) || isCount(item) || item.kind === 'filler')
  return (
    isOnlyColours &&
    piece.some(({ item }) => isColour(item)) &&
    before.some(({ item }) => isColour(item)) &&
    !isCounted(before)
  )
}
