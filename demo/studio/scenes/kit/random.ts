function initialState(seed: string | number): number {
  if (typeof seed === 'number') return (seed * 2654435761 + 12345) >>> 0
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return state
}

/** A generator of numbers from 0 up to, but not including, 1 (mulberry32); the same seed gives the same numbers. */
export function seededRandom(seed: string | number): () => number {
  let state = initialState(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}
