/** Beyond this many it is quicker to sort all. */
const MOST_SELECTED = 1_000

/** The first of some entries in an order. */
export function firstOf<T>(entries: readonly T[], order: (a: T, b: T) => number, count: number): T[] {
  if (count > MOST_SELECTED || count * 4 > entries.length) return entries.toSorted(order).slice(0, count)
  const held: T[] = []
  if (count === 0) return held
  for (const entry of entries) {
    const last = held.at(-1)
    if (held.length === count && last !== undefined && order(entry, last) >= 0) continue
    if (held.length === count) held.pop()
    let low = 0
    let high = held.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = held[middle]
      if (other !== undefined && order(entry, other) >= 0) low = middle + 1
      else high = middle
    }
    held.splice(low, 0, entry)
  }
  return held
}
