import type { Request } from '../request.ts'
import type { Evaluation } from './evaluate.ts'

/** Tells whether a bare number is ten times what any size has, or more: a rate, a sum, a code. */
export function isFarFromSizes(
  evaluations: readonly Evaluation[],
): (number: Request['numbers'][number]) => boolean {
  const values = evaluations.flatMap(({ productKind }) =>
    productKind.sizes.flatMap(({ measures }) => measures.flatMap((measure) => measure.values)),
  )
  const most = Math.max(0, ...values)
  return ({ value }) => value >= 10 * most
}
