import type { Item, Vocabulary, WrittenItem } from '../items.ts'

/**
 * Reads what is said to be the brand of another thing as a word that nobody knows, where it is not sold or was mended: the violin of
 * `wire nails violin brand` makes the nails.
 */
export function withMakers(items: readonly WrittenItem[], { sold }: Vocabulary): WrittenItem[] {
  if (items.filter(({ item }) => isNoun(item)).length < 2) return [...items]
  return items.map((written, at) => {
    const { item } = written
    const next = items[at + 1]?.item
    const isMaker = next?.kind === 'filler' && next.what === 'filler:brand'
    if (!isMaker || item.kind !== 'term' || item.isBrand) return written
    const isSold = item.readings.some(({ words }) => words.every((word) => sold.has(word)))
    return item.isGuess || (isNoun(item) && !isSold)
      ? { ...written, item: { kind: 'unknown', word: written.text } }
      : written
  })
}

function isNoun(item: Item): item is Extract<Item, { kind: 'term' }> {
  return item.kind === 'term' && !item.isBrand && item.readings.some(({ namesProduct }) => namesProduct)
}
