import { measureGap, toMeasure, type Measure } from '../../../lexicon/numbers/measures.ts'
import { nominalSizes } from '../../../lexicon/trade/nominal-sizes.ts'
import type { ProductKind } from '../../product-kind.ts'
import type { Request } from '../../request.ts'
import { isInDoubt } from '../doubts.ts'
import { evaluate, type Evaluation } from '../evaluate.ts'

/** The cost, above the best, of product kinds that may be meant as well. */
const SPREAD = 2.1

/** A request in the sizes that are sold by the written names, and the measures that were written instead. */
type Renamed = { readonly request: Request; readonly written: readonly Measure[] }

/** A request whose sizes are called otherwise by the trade than they are sold: tiles for a grid of 600 mm are of 595 mm. Null for any other. */
export function withSoldSizes(request: Request, evaluations: readonly Evaluation[]): Renamed | null {
  const least = Math.min(...evaluations.map(({ cost }) => cost))
  for (const { productKind, lacks, cost } of evaluations) {
    if (cost > least + SPREAD) continue
    const renamed = asSold(request, productKind, lacks)
    if (renamed !== null) return renamed
  }
  return null
}

/** A product kind in a size that the trade calls as written, what has that size, and the written measures. */
type Named = {
  readonly sold: Evaluation
  readonly beside: readonly Evaluation[]
  readonly written: readonly Measure[]
}

/**
 * A product kind that has each word of a line, in the size that the trade calls so, where all that have it as written lack a word. Null where
 * there is none.
 */
export function namedInFull(request: Request, evaluations: readonly Evaluation[]): Named | null {
  const fitting = evaluations.filter(({ lacks }) => lacks.length === 0)
  if (!fitting.every(isInDoubt)) return null
  const ranked = evaluations.toSorted((a, b) => a.cost - b.cost)
  for (const evaluation of ranked) {
    const { productKind, lacks } = evaluation
    // what is merely not understood speaks against nothing
    const isAhead = !isInDoubt(evaluation) && lacks.length > 0
    const renamed = isAhead ? asSold(request, productKind, lacks) : null
    const sold = renamed === null ? null : evaluate(productKind, renamed.request)
    if (renamed !== null && sold !== null && sold.lacks.length === 0)
      return { sold, beside: fitting, written: renamed.written }
  }
  return null
}

/** A request in the sizes of one product kind; null where it is sold by none of the written names. */
function asSold(request: Request, productKind: ProductKind, lacks: readonly Measure[]): Renamed | null {
  const written = lacks.filter((lack) => soldAs(lack, productKind) !== null)
  if (written.length === 0) return null
  const measures = request.measures.map((measure) =>
    written.includes(measure) ? (soldAs(measure, productKind) ?? measure) : measure,
  )
  return { request: { ...request, measures }, written }
}

/** The measure that is sold by the name of a written one; null where there is none. */
function soldAs(written: Measure, { nameWords, sizes, head }: ProductKind): Measure | null {
  const borne = sizes.flatMap(({ measures }) => measures)
  const gauged = head === 'screw' ? byGauge(written) : null
  if (gauged !== null && borne.some((each) => measureGap(gauged, each) !== null)) return gauged
  const isSold = (type: string, value: number): boolean =>
    borne.some((each) => each.type === type && each.values.includes(value))
  const known = nominalSizes.filter(({ of }) => of.every((word) => nameWords.has(word)))
  for (const { type, values: called } of inUnits(written)) {
    const values = called.map((value) => {
      const nominal = known.find((each) => each.type === type && Math.abs(each.called - value) < 1e-6)
      return nominal?.sold.find((sold) => isSold(type, sold)) ?? value
    })
    const measure = { ...written, type, values, unit: type === 'length' ? 'mm' : 'ml' }
    const isRenamed = values.some((value, at) => value !== called[at])
    if (isRenamed && borne.some((each) => measureGap(measure, each) !== null)) return measure
  }
  return null
}

/** A measure in the units that it may be in: bare numbers are millimetres, and three of them inches as well. */
function inUnits(written: Measure): readonly Measure[] {
  if (written.type !== 'plain') return [written]
  return (written.values.length === 3 ? ['mm', 'in'] : ['mm']).map((unit) => toMeasure(written.values, unit))
}

/** The lowest number of a screw's gauge: screws of `8 x 1.5 inch` are not 8 inches thick. */
const LEAST_GAUGE = 4
const INCH = 25.4

function byGauge(written: Measure): Measure | null {
  const [gauge = 0, length = 0] = written.values.map((value) => value / INCH)
  if (written.unit !== 'in' || written.values.length !== 2 || gauge < LEAST_GAUGE || length > gauge)
    return null
  return { ...written, values: [gauge, written.values[1] ?? 0] }
}
