import type { Request } from '../request.ts'
import type { Evaluation } from './evaluate.ts'
import { isAgreed, isOneOfSet } from './is-agreed.ts'

/** The lead, in unmentioned words, that a chosen product kind has over the next. */
export const LEAD = 0.6
/** The cost from which on a word of the best product kind's name was not said. */
const UNSAID = 0.8
/** The cost of one word of a name that was not said, called otherwise or not. */
const ONE_WORD = 1.1
/** The greatest cost of what is chosen. */
const DEAREST = 3

/** Tells whether a product kind is ahead of all others and bears what was written, or agrees with all of it. */
export function isMeant(best: Evaluation, others: readonly Evaluation[], request: Request): boolean {
  if (isOneOfSet(best, request)) return false
  const isAlone = others.length === 0
  return ((isAlone || isAhead(best, others)) && isSure(best, isAlone)) || isAgreed(best, others, request)
}

/** Tells whether a product kind bears what was written but for harmless words, or is the only one to go on about. */
function isSure({ isDoubtful, isUnread, isRemarked, isNamedOtherwise, cost }: Evaluation, isAlone: boolean) {
  return (!isDoubtful || isUnread || (isRemarked && isAlone)) && !isNamedOtherwise && cost <= DEAREST
}

/** Tells whether a product kind is ahead of others: the shorter name is no evidence, only words said in full lead. */
function isAhead(best: Evaluation, others: readonly Evaluation[]): boolean {
  const unsaid = best.cost - best.unitCost
  if (unsaid < UNSAID) return others.every(({ cost }) => cost - best.cost >= LEAD)
  // one word unsaid, and all others lack a word that was written
  return (
    unsaid <= ONE_WORD &&
    others.every(({ isDoubtful, isUnread, cost }) => isDoubtful && !isUnread && cost > best.cost)
  )
}
