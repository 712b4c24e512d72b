import type { Item, WrittenItem } from '../lexicon/items.ts'
import { COLOURS } from './carry-over.ts'
import { isCount } from './counts.ts'

/**
 * `wire 1.5 red black green 2 coil each` is one product for each colour, as nothing bears two. Without a word for each the count may be
 * of one or of all, and is asked.
 */
export function ofEachColour(group: readonly WrittenItem[]): readonly (readonly WrittenItem[])[] {
  const told = group.filter(({ item }) => item.kind !== 'filler')
  const first = told.findIndex(({ item }) => isColour(item))
  const last = told.findLastIndex(({ item }) => isColour(item))
  const colours = told.filter(({ item }) => isColour(item))
  const areListed = colours.length > 1 && last - first === colours.length - 1
  const names = new Set(colours.map(({ item }) => colourOf(item)))
  if (!areListed || names.size !== colours.length) return [group]
  const isForEach = group.some(({ item }) => item.kind === 'filler' && item.what === 'each')
  const hasOneCount = group.filter(({ item }) => isCount(item)).length === 1
  return colours.map((colour) =>
    group.filter(
      (written) =>
        written === colour ||
        !(colours.includes(written) || (isCount(written.item) && hasOneCount && !isForEach)),
    ),
  )
}

function isColour(item: Item): boolean {
  return colourOf(item) !== undefined
}

function colourOf(item: Item): string | undefined {
  if (item.kind !== 'term' || item.isBrand || item.hints.length !== 1) return undefined
  return item.readings.flatMap(({ words }) => words).find((word) => COLOURS.test(word))
}
