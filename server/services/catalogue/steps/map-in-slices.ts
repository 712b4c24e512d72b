import { setImmediate as nextTurn } from 'node:timers/promises'

/** The longest that one turn of the event loop may be blocked. */
const SLICE_MS = 8

/** Makes a function to await between the steps of long work: every few milliseconds it lets other requests run. */
export function takeTurns(): () => Promise<void> {
  let until = performance.now() + SLICE_MS
  return async () => {
    if (performance.now() < until) return
    await nextTurn()
    until = performance.now() + SLICE_MS
  }
}

/** Maps a long list without blocking the event loop: other requests run every few milliseconds. */
export async function mapInSlices<T, R>(
  items: readonly T[],
  map: (item: T, index: number) => R,
): Promise<R[]> {
  const results: R[] = []
  const turn = takeTurns()
  for (const [index, item] of items.entries()) {
    results.push(map(item, index))
    await turn()
  }
  return results
}
