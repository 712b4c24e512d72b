/** Rounds a non-negative fraction half-up to an integer. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/**
 * Distributes an integer total over exact shares with the largest remainder method (Hamilton), so that the rounded shares
 * add up to the total. The shares are numerators over one denominator, and their sum is within one per share of the
 * total. `prorate(10n, [333n, 333n, 334n], 100n)` is `[3n, 3n, 4n]`.
 */
export function prorate(total: bigint, shares: readonly bigint[], denominator: bigint): bigint[] {
  const floors = shares.map((share) => share / denominator)
  const leftover = Number(total - floors.reduce((sum, floor) => sum + floor, 0n))
  const roundedUp = new Set(
    shares
      .map((share, index) => ({ index, remainder: share % denominator }))
      .toSorted((a, b) =>
        a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
      )
      .slice(0, leftover)
      .map(({ index }) => index),
  )
  return floors.map((floor, index) => (roundedUp.has(index) ? floor + 1n : floor))
}
