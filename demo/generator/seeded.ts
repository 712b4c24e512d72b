/** Variation that is the same on every run: a number from a text, nothing else. */

/** FNV-1a, 32 bit. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0
  hash ^= hash >>> 13
  return hash >>> 0
}

/** From 0 up to, not including, 1. */
export function shareOf(text: string): number {
  return hashOf(text) / 0x1_0000_0000
}

export function between(text: string, low: number, high: number): number {
  return low + (high - low) * shareOf(text)
}

export function pick<T>(text: string, from: readonly T[]): T {
  const found = from[hashOf(text) % from.length]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
