import type { Paise } from '../money/paise.ts'

/** Facts that say if an offer can be had. */
type OfferFacts = {
  readonly isRemoved: boolean
  readonly isPaused: boolean
  readonly fromDay: string
  readonly untilDay: string | null
  readonly budget: Paise | null
  readonly usesInAll: number | null
  readonly uses: number
  readonly given: Paise
}

export type OfferState = 'removed' | 'ended' | 'used-up' | 'paused' | 'waiting' | 'running'

/** State of an offer on a day in India: first what nobody can change without changing the offer (OFFER-01). */
export function stateOfOffer(
  { isRemoved, isPaused, fromDay, untilDay, budget, usesInAll, uses, given }: OfferFacts,
  today: string,
): OfferState {
  if (isRemoved) return 'removed'
  if (untilDay !== null && untilDay < today) return 'ended'
  if ((usesInAll !== null && uses >= usesInAll) || (budget !== null && given >= budget)) return 'used-up'
  if (isPaused) return 'paused'
  return fromDay > today ? 'waiting' : 'running'
}
