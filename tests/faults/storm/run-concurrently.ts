/** Does the work for each thing, so many at a time, beginning them in their order. */
export async function atOnce<T>(
  most: number,
  things: Iterable<T>,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const waiting = things[Symbol.iterator]()
  const workThrough = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: most }, workThrough))
}
