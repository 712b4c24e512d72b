import type { Measure } from '../../../lexicon/numbers/measures.ts'
import type { Size } from '../../product-kind.ts'
import type { Request } from '../../request.ts'
import { evaluate, type Evaluation } from '../evaluate.ts'
import { LEAD } from '../is-meant.ts'
import { withoutUnstated } from './unstated.ts'

/** The cost from which on a word of a name was not said. */
const UNSAID = 0.8

/** Product kinds in the sizes that a line tells, and what they do not state of it. */
export type Described = {
  readonly evaluations: readonly Evaluation[]
  readonly unmatched: readonly Measure[]
}

/**
 * Product kinds that a line names in full, with no word that they lack, in the one size that it tells: lengths that such a product kind
 * never states only describe it, whatever its siblings state. The brass hinge of `brass butt hinge 4 inch, 3 mm thick` is no stainless
 * one that is 3 mm thick. Null where another product kind bears all and is named as well.
 */
export function describedInFull(request: Request, evaluations: readonly Evaluation[]): Described | null {
  const fitting = evaluations.filter(({ lacks }) => lacks.length === 0)
  const least = Math.min(...fitting.map(({ cost }) => cost))
  const told = evaluations
    .filter(({ cost, lacks }) => lacks.length > 0 && lacks.every(isLength) && cost + LEAD <= least)
    .flatMap((evaluation) => withoutLacks(request, evaluation) ?? [])
    .filter(({ isSized }) => isSized || fitting.every(({ isDoubtful }) => isDoubtful))
  const [first] = told
  if (first === undefined) return null
  const alike = told.filter(
    ({ lacks }) => lacks.length === first.lacks.length && lacks.every((lack) => first.lacks.includes(lack)),
  )
  return {
    evaluations: alike.map(({ evaluation }) => evaluation),
    unmatched: first.lacks,
  }
}

/** A product kind without the measures that it never states; null where it lacks anything else or has several such sizes. */
function withoutLacks(request: Request, whole: Evaluation) {
  const { lacks, productKind, cost, isDoubtful } = whole
  const rest = isDoubtful || cost >= UNSAID ? null : withoutUnstated(request, [whole])
  const evaluation = rest === null ? null : evaluate(productKind, rest)
  if (rest === null || evaluation === null || evaluation.lacks.length > 0) return null
  const isSized = rest.measures.length > 0
  const isTold = isSized || productKind.sizes.length === 1
  const lengths = new Set(evaluation.sizes.map(({ size }) => measuresOf(size)))
  return isTold && lengths.size === 1 ? { evaluation, lacks, isSized } : null
}

function measuresOf({ measures }: Size): string {
  return measures.map(({ type, values }) => `${type} ${String(values)}`).join()
}

function isLength({ type }: Measure): boolean {
  return type === 'length'
}
