import { chosenBySight } from '../../lexicon/trade/facts.ts'
import type { Fit, Offer, Size } from '../product-kind.ts'
import type { Evaluation } from './evaluate.ts'
import { reduceToUsual } from './reduce-to-usual.ts'

/** A suggested product kind in one size, with all offers of it. */
export type Suggestion = { readonly name: string; readonly size: Size; readonly offers: readonly Offer[] }

const MAX_SUGGESTIONS = 4

/** One size each of several product kinds, or several sizes of one. */
export function suggest(evaluations: readonly Evaluation[], bestFits: readonly Fit[]): Suggestion[] {
  const [best] = evaluations
  if (best === undefined) return []
  const leads = evaluations.length === 1 || bestFits.length === 0
  const firsts = evaluations.map((evaluation) => ({
    ...evaluation,
    sizes: reduceToUsual(evaluation).fits.slice(0, 1),
  }))
  if (!leads) return toSuggestions(firsts).slice(0, MAX_SUGGESTIONS)
  const bySight = isBySight(best, bestFits[0] ?? { size: best.productKind.sizes[0] as Size, offers: [] })
  const [fit] = bestFits
  if (bySight && fit !== undefined && bestFits.length === 1) {
    const models = [...Map.groupBy(fit.offers, ({ product }) => product.model).values()]
    return models
      .slice(0, MAX_SUGGESTIONS)
      .map((offers) => ({ name: best.productKind.name, size: fit.size, offers }))
  }
  return toSuggestions([{ ...best, sizes: bestFits }]).slice(0, MAX_SUGGESTIONS)
}

export function toSuggestions(evaluations: readonly Evaluation[]): Suggestion[] {
  return evaluations.flatMap(({ productKind, sizes }) =>
    sizes.flatMap(({ size, offers }) =>
      offers.length === 0 ? [] : [{ name: productKind.name, size, offers }],
    ),
  )
}

/** Tells whether the model has to be chosen by its looks. */
export function isBySight({ productKind }: Evaluation, { offers }: Fit): boolean {
  if (![...productKind.nameWords].some((word) => chosenBySight.has(word))) return false
  return new Set(offers.map(({ product }) => product.model)).size > 1
}
