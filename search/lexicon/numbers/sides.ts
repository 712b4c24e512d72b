import type { Item, WrittenItem } from '../items.ts'
import type { Side } from './measures.ts'

/** Words that say which dimension the length before them is. */
const SIDES: ReadonlyMap<string, Side> = new Map([
  ['thick', 'thick'],
  ['thk', 'thick'],
  ['thickness', 'thick'],
  ['dia', 'across'],
  ['diameter', 'across'],
  ['long', 'long'],
  ['length', 'long'],
  ['wide', 'wide'],
  ['width', 'wide'],
  ['high', 'high'],
  ['height', 'high'],
])

/** Tells which dimension a length is of that a word behind it says: the 18 mm of `window sill 18 mm thick` are no width. */
export function withSides(items: readonly WrittenItem[]): WrittenItem[] {
  return items.map((written, at) => {
    const { item } = written
    const side = isLength(item) ? sideAt(items, at + 1) : undefined
    if (item.kind === 'measure' && side !== undefined)
      return { ...written, item: { ...item, measure: { ...item.measure, side } } }
    // what only says which dimension a length is need not be met
    const isSide = item.kind === 'term' && isLength(items[at - 1]?.item) && sideAt(items, at) !== undefined
    return isSide ? { ...written, item: { ...item, isOptional: true } } : written
  })
}

function sideAt(items: readonly WrittenItem[], at: number): Side | undefined {
  return SIDES.get(items[at]?.text.toLowerCase() ?? '')
}

function isLength(item: Item | undefined): boolean {
  return item?.kind === 'measure' && item.measure.type === 'length' && item.measure.values.length === 1
}
