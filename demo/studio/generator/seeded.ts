/** Repeatable variation: every value follows from its seed alone. */

/** FNV-1a, 32 bit, with a finalizer. */
export function hashOf(seed: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < seed.length; i += 1) {
    hash ^= seed.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0
  hash ^= hash >>> 13
  return hash >>> 0
}

/** A number from 0 up to, but not including, 1. */
export function shareOf(seed: string): number {
  return hashOf(seed) / 0x1_0000_0000
}

export function between(seed: string, low: number, high: number): number {
  return low + (high - low) * shareOf(seed)
}

/** @throws Error when there is nothing to pick from. */
export function pick<T>(seed: string, from: readonly T[]): T {
  return cycle(hashOf(seed), from)
}

/**
 * The item at an index that wraps around.
 *
 * @throws Error when there are no items.
 */
export function cycle<T>(index: number, items: readonly T[]): T {
  const found = items[index % items.length]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}
