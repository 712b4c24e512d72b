import { usual } from '../../lexicon/trade/facts.ts'
import type { Request } from '../request.ts'
import type { Evaluation } from './evaluate.ts'

/**
 * Attributes that a product kind has by its name and nobody said, where another that was meant possibly has not: the fr of a house
 * wire.
 */
export function assumedOfKind(
  { productKind }: Evaluation,
  fitting: readonly Evaluation[],
  request: Request,
): string[] {
  const said = new Set(
    request.terms.flatMap((term) => [...term.hints, ...term.readings.flatMap(({ words }) => words)]),
  )
  return usual.flatMap(([of, attribute]) => {
    if (!productKind.nameWords.has(of)) return []
    const words = attribute.split(' ')
    if (!words.every((word) => productKind.nameWords.has(word))) return []
    const isTold = words.every((word) => said.has(word))
    const tells = fitting.some((other) => !words.every((word) => other.productKind.nameWords.has(word)))
    return isTold || !tells ? [] : [attribute]
  })
}
