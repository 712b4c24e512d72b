import { MINUTE_MS } from '../time/durations.ts'

/**
 * Lead of a recorded time over this clock up to which it still counts. Processes differ by less; a time further ahead was recorded
 * while a clock was wrong, and would otherwise hold people up until the clock gets there.
 */
export const CLOCK_TOLERANCE_MS = MINUTE_MS

/** At most `max` events within a sliding window that ends at `at`. */
export type RateLimit = { readonly max: number; readonly windowMs: number; readonly at: Date }

/** The times that a window of some length, ending at `at`, counts: after `since`, up to and including `until`. */
export type TimeWindow = { readonly since: Date; readonly until: Date }

/** The window of `windowMs` that ends at `at`, with the tolerance for differing clocks. */
export function windowEndingAt(at: Date, windowMs: number): TimeWindow {
  return { since: new Date(at.getTime() - windowMs), until: new Date(at.getTime() + CLOCK_TOLERANCE_MS) }
}

/**
 * Milliseconds until another event is allowed, given the earlier ones, newest first; 0 or less when it is allowed now.
 * Never more than the window, wherever the clock was set meanwhile.
 */
export function msUntilAllowed(earlier: readonly Date[], { max, windowMs, at }: RateLimit): number {
  if (max === 0) return windowMs
  const { until } = windowEndingAt(at, windowMs)
  const oldest = earlier.filter((time) => time <= until)[max - 1]
  if (oldest === undefined) return 0
  return Math.min(oldest.getTime(), at.getTime()) + windowMs - at.getTime()
}
