import type { Item, WrittenItem } from '../lexicon/items.ts'

export function isCount({ kind }: Item): boolean {
  return kind === 'quantity' || kind === 'number'
}

export function isCounted(items: readonly WrittenItem[]): boolean {
  return items.some(({ item }) => isCount(item))
}
