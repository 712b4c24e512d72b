import type { Item, WrittenItem } from './items.ts'

/**
 * Tells what something is for from what it is: `paint for iron gate` is paint, and `chhat ke liye paint` too. A product kind that has
 * the words of its purpose fits better; no other is ruled out.
 */
export function withPurposes(items: readonly WrittenItem[]): WrittenItem[] {
  const after = items.findIndex(({ item }) => isFiller(item, 'filler:for'))
  const before = items.findIndex(({ item }) => isFiller(item, 'filler:before-for'))
  const isAfter = (index: number): boolean =>
    after > 0 && index > after && areTerms(items.slice(after + 1, index + 1)) && names(items.slice(0, after))
  const isBefore = (index: number): boolean =>
    before > 0 && index < before && areTerms(items.slice(index, before)) && names(items.slice(before))
  return items.map((written, index) =>
    written.item.kind === 'term' && (isAfter(index) || isBefore(index))
      ? { ...written, item: toPurpose(written.item) }
      : written,
  )
}

function isFiller(item: Item, what: string): boolean {
  return item.kind === 'filler' && item.what === what
}

function areTerms(items: readonly WrittenItem[]): boolean {
  return items.every(({ item }) => item.kind === 'term' || item.kind === 'filler')
}

function names(items: readonly WrittenItem[]): boolean {
  return items.some(
    ({ item }) => item.kind === 'term' && item.readings.some(({ namesProduct }) => namesProduct),
  )
}

function toPurpose(term: Extract<Item, { kind: 'term' }>): Item {
  const readings = term.readings.map(({ words }) => ({ words, namesProduct: false }))
  return { ...term, readings, isPurpose: true }
}
