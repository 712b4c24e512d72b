/** Those of some things, in the order of a text of each by code units, whose text begins like this. */
export function* beginningWith<T>(
  sorted: readonly T[],
  beginning: string,
  textOf: (thing: T) => string,
): Generator<T, void> {
  for (let at = firstFrom(sorted, beginning, textOf); at < sorted.length; at += 1) {
    const thing = sorted[at]
    if (thing === undefined || !textOf(thing).startsWith(beginning)) return
    yield thing
  }
}

/** The place of the first thing whose text is not before this one. */
function firstFrom<T>(sorted: readonly T[], text: string, textOf: (thing: T) => string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const thing = sorted[middle]
    if (thing !== undefined && textOf(thing) < text) low = middle + 1
    else high = middle
  }
  return low
}
