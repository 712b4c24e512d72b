/** At most `most` events within a sliding window that ends at `at`. */
export type RateLimit = { readonly max: number; readonly windowMs: number; readonly at: Date }

/** Milliseconds until another event is allowed, given the earlier ones, newest first; 0 or less when it is allowed now. */
export function msUntilAllowed(earlier: readonly Date[], { max, windowMs, at }: RateLimit): number {
  if (max === 0) return windowMs
  const oldest = earlier[max - 1]
  return oldest === undefined ? 0 : oldest.getTime() + windowMs - at.getTime()
}
