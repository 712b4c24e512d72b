import type { Item, WrittenItem } from '../lexicon/items.ts'

/** Tells whether an item says how many, with a unit or without. */
export function isCount({ kind }: Item): boolean {
  return kind === 'quantity' || kind === 'number'
}

/** Tells whether any of the items says how many. */
export function isCounted(items: readonly WrittenItem[]): boolean {
  return items.some(({ item }) => isCount(item))
}

/** Of what is counted there are no halves: the 1.5 of `1.5 wire red 2` is a size. */
export function isDecimal(item: Item | undefined): boolean {
  return item?.kind === 'number' && !Number.isInteger(item.value)
}
