/**
 * Kind of number that a login code is for, as known before it is sent: one in a browser that signed in to it before, one of a
 * customer, or any other.
 */
export type CodeBudget = 'device' | 'partner' | 'stranger'

/** Shares of the day's codes. No budget is used up by requests of another, so a flood of strange numbers leaves customers their codes. */
const budgetShares: Readonly<Record<CodeBudget, number>> = {
  stranger: 0.6,
  partner: 0.25,
  device: 0.15,
}

/** The codes in 24 hours of one budget, at least one. */
export function codesPerDayOf(budget: CodeBudget, codesPerDay: number): number {
  return Math.max(1, Math.floor(codesPerDay * budgetShares[budget]))
}

/** The parts of a cap, in percent, at which the shopkeeper is warned. */
const warningPercents = [50, 80] as const

/** Those of these parts that `used` has reached. */
export function reachedPercents(used: number, cap: number): readonly number[] {
  return warningPercents.filter((percent) => used * 100 >= cap * percent)
}
