import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one turn of the event loop may be kept busy. */
const SLICE_MS = 8

/** Maps a long list without blocking the event loop: other requests get their turn every few milliseconds. */
export async function mapInSlices<T, R>(
  items: readonly T[],
  map: (item: T, index: number) => R,
): Promise<R[]> {
  const results: R[] = []
  let until = performance.now() + SLICE_MS
  for (const [index, item] of items.entries()) {
    results.push(map(item, index))
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + SLICE_MS
  }
  return results
}
