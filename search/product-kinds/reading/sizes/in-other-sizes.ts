import type { Request } from '../../request.ts'
import { isInDoubt } from '../doubts.ts'
import type { Evaluation } from '../evaluate.ts'
import { LEAD } from '../is-meant.ts'

/**
 * Product kinds that a line names in full and that are sold in other sizes only, where all that has its size lacks a word: no rubber adhesive in
 * the size of an epoxy one. None where something bears all of it.
 */
export function namedInOtherSizes(
  { terms }: Request,
  evaluations: readonly Evaluation[],
  fitting: readonly Evaluation[],
): Evaluation[] {
  if (!fitting.every((each) => isInDoubt(each) && each.isContested)) return []
  const least = Math.min(...fitting.map(({ cost }) => cost))
  return evaluations.filter(
    (each) =>
      each.lacks.length > 0 && !each.isDoubtful && each.cost + LEAD <= least && hasEachTerm(each, terms),
  )
}

/** Tells whether the name of a product kind has each word that was written. */
function hasEachTerm({ productKind: { nameWords } }: Evaluation, terms: Request['terms']): boolean {
  return terms.every(({ readings }) =>
    readings.some(({ words }) => words.every((word) => nameWords.has(word))),
  )
}
