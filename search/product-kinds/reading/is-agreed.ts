import type { Request } from '../request.ts'
import type { Evaluation } from './evaluate.ts'

/** The lead of what is agreed on, in words, over what lacks some. */
const LEAD = 2
/** The most that may be unsaid and unmet: less than a word of the name. With more of it lines of fresh batches were chosen wrongly. */
const DEAREST = 0.8

/**
 * Tells whether a product kind agrees with all that was understood, and no other does: the words beside it are of its maker, its looks or
 * its use, and tell nothing of its sort apart. What has several sizes is only agreed on by one of them.
 */
export function isAgreed(best: Evaluation, others: readonly Evaluation[], request: Request): boolean {
  const { productKind, cost, isContested } = best
  const isAhead = others.every((other) => other.isDoubtful && other.cost >= cost + LEAD)
  const isSized = request.measures.length > 0 || productKind.sizes.length === 1 || isTold(best)
  return isAhead && isSized && !isContested && cost <= DEAREST && isNamed(request)
}

/** Tells whether a word that was written leaves some of the sizes: the push of a `bell push` among switches. */
function isTold({ productKind, sizes }: Evaluation): boolean {
  return sizes.length < productKind.sizes.length
}

/** Tells whether one of so many pieces was asked for in its size: a drill bit of 10 mm is no set of them. */
export function isOneOfSet({ productKind: { nameWords, sizes } }: Evaluation, request: Request): boolean {
  const isCounted = sizes.some(({ measures }) => measures.some(({ type }) => type === 'piece'))
  const isSaid = request.terms.some(({ hints }) => hints.includes('set'))
  return (
    nameWords.has('set') && isCounted && !isSaid && request.measures.some(({ type }) => type === 'length')
  )
}

function isNamed({ terms }: Request): boolean {
  return terms.some(({ isGuess, readings }) => !isGuess && readings.some(({ namesProduct }) => namesProduct))
}
