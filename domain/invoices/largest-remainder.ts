/** The whole number nearest to a fraction, halves up. For what is not negative. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/**
 * Divides a whole among exact parts, so that what is shown of them adds up to it: every part is rounded down or up, and
 * those nearest to the next whole number go up. The parts are fractions over one denominator and come to the whole
 * within less than one for each. `allot(10n, [333n, 333n, 334n], 100n)` is `[3n, 3n, 4n]`.
 */
export function prorate(whole: bigint, parts: readonly bigint[], denominator: bigint): bigint[] {
  const floors = parts.map((part) => part / denominator)
  const missing = Number(whole - floors.reduce((sum, floor) => sum + floor, 0n))
  const up = new Set(
    parts
      .map((part, place) => ({ place, rest: part % denominator }))
      .toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest < b.rest ? 1 : -1))
      .slice(0, missing)
      .map(({ place }) => place),
  )
  return floors.map((floor, place) => (up.has(place) ? floor + 1n : floor))
}
