import { wholeUp } from './units.ts'

/** A pack that is sold: what is in it, and what it costs in any unit of money. */
export type Pack = { readonly amount: number; readonly price: number }

/** Finer steps between pack sizes than this many in the pack with the best price are not combined. */
const MAX_STEPS = 400
const SCALE = 1000

/**
 * Finds how many of each pack cover an amount at the least price, and of those with the same price with the fewest packs: 13.3 l
 * from packs of 1, 4, 10 and 20 l. Any other packs whose contents make up a multiple of the pack with the best price per unit are
 * worth exchanging for it, so only a bounded remainder has to be combined.
 */
export function choosePacks(needed: number, packs: readonly Pack[]): number[] {
  const usable = packs.map((pack, index) => ({ ...pack, index })).filter(({ amount }) => amount > 0)
  const best = usable.toSorted((a, b) => a.price / a.amount - b.price / b.amount || b.amount - a.amount)[0]
  const counts = packs.map(() => 0)
  if (best === undefined || needed <= 0) return counts
  const sizes = usable.map(({ amount }) => Math.round(amount * SCALE))
  const step = sizes.reduce(greatestCommonDivisor)
  const bestSteps = Math.round(best.amount * SCALE) / step
  const largest = Math.max(...sizes) / step
  const steps = Math.ceil((needed * SCALE) / step - 1e-6)
  if (bestSteps > MAX_STEPS) {
    counts[best.index] = wholeUp(needed / best.amount)
    return counts
  }
  const sure = Math.max(0, Math.floor(steps / bestSteps) - largest)
  for (const index of cheapestCover(
    steps - sure * bestSteps,
    usable.map(({ price }, at) => ({ price, steps: (sizes[at] ?? step) / step })),
  )) {
    const chosen = usable[index]
    if (chosen) counts[chosen.index] = (counts[chosen.index] ?? 0) + 1
  }
  counts[best.index] = (counts[best.index] ?? 0) + sure
  return counts
}

type Choice = { readonly price: number; readonly packs: number; readonly last: number }

/** The positions of the packs, repeated, that cover so many steps at the least price. */
function cheapestCover(steps: number, packs: readonly { price: number; steps: number }[]): number[] {
  const cover: Choice[] = [{ price: 0, packs: 0, last: -1 }]
  for (let at = 1; at <= steps; at += 1) {
    let least: Choice | null = null
    for (const [last, pack] of packs.entries()) {
      const before = cover[Math.max(0, at - pack.steps)]
      if (before === undefined) continue
      const choice = { price: before.price + pack.price, packs: before.packs + 1, last }
      if (
        least === null ||
        choice.price < least.price ||
        (choice.price === least.price && choice.packs < least.packs)
      )
        least = choice
    }
    if (least !== null) cover.push(least)
  }
  const chosen: number[] = []
  let left = steps
  while (left > 0) {
    const { last } = cover[left] ?? { last: -1 }
    const pack = packs[last]
    if (pack === undefined) break
    chosen.push(last)
    left -= pack.steps
  }
  return chosen
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
