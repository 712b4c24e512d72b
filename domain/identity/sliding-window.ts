/** At most `most` events within a sliding window that ends at `at`. */
export type RateLimit = { readonly most: number; readonly windowMs: number; readonly at: Date }

/** Milliseconds until another event is allowed, given the earlier ones, newest first; 0 or less when it is allowed now. */
export function msUntilAllowed(earlier: readonly Date[], { most, windowMs, at }: RateLimit): number {
  if (most === 0) return windowMs
  const oldest = earlier[most - 1]
  return oldest === undefined ? 0 : oldest.getTime() + windowMs - at.getTime()
}
