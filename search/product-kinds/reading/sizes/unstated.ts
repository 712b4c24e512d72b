import { isOfOtherSide, measureGap, toMeasure, type Measure } from '../../../lexicon/numbers/measures.ts'
import type { Evaluation } from '../evaluate.ts'
import type { Size } from '../../product-kind.ts'
import type { Request } from '../../request.ts'

/** Codes say which of its sorts a product kind is, and numbers without a unit may be anything: neither is merely left unsaid. */
const TELLING = new Set('plain fe grade sch sdr type cat rg gp m size cap deg cable core sqmm'.split(' '))
/** Measures that makers seldom agree on, and that never decide between sorts. */
const SELDOM = new Set(['pin'])
/**
 * Codes that tell only what states one of its sort: the classes of a pipe's wall, which its fittings are made for, and angles, to which a bend
 * is bent and a hinge opens.
 */
const SORTS_OF_CODES = [new Set(['sch', 'sdr']), new Set(['deg'])]
/** The cost, above the best, of product kinds that may be meant as well. */
const SPREAD = 2.1
/** Lengths that are further apart are of different dimensions: the 10 mm of a bolt of 250 x 10 mm is no other length of it. */
const COMPARABLE = 4
/** Lengths that are as far apart are of two dimensions, though nothing else is written: those of a mirror and of its glass. */
const FARTHEST = 20
/** The length of a hinge, its thickness or knuckle, and its width. */
const HINGE_SIDES = 3
/** Product kinds that are called by their length and another dimension: screws by a gauge, hinges and bolts by a width. */
const TWICE_MEASURED = new Set(['nail', 'screw', 'hinge', 'tower_bolt', 'aldrop'])

/**
 * A request without the measures that no product kind it may mean states: the thickness of a tile, the watts of a fan, the hose of a
 * health faucet, the gauge of a nail. Null where all are stated.
 */
export function withoutUnstated(request: Request, evaluations: readonly Evaluation[]): Request | null {
  const least = Math.min(...evaluations.map(({ cost }) => cost))
  const likely = evaluations.filter(({ cost }) => cost <= least + SPREAD)
  const apart = request.measures.flatMap((measure) => partsOf(measure, likely))
  const measures = apart.filter((measure) => {
    if (measure.isAside === true && !likely.some((each) => isBorneBy(each, measure))) return false
    const sort = SORTS_OF_CODES.find((codes) => codes.has(measure.type))
    if (sort !== undefined) return likely.some((each) => states(each, sort))
    if (TELLING.has(measure.type) || (measure.type === 'gauge' && areWires(likely))) return true
    return !SELDOM.has(measure.type) && isStated(measure, likely, apart)
  })
  const isSame =
    measures.length === request.measures.length &&
    measures.every((measure, at) => measure === request.measures[at])
  return isSame ? null : { ...request, measures }
}

/** The dimensions of a group, where no size is told by as many and one of them can only be something else. */
function partsOf(measure: Measure, likely: readonly Evaluation[]): readonly Measure[] {
  const { type, values, unit } = measure
  const isHinge = likely.every(({ productKind }) => productKind.head === 'hinge')
  const isGroup =
    (values.length === 2 || (isHinge && values.length === 3)) && (type === 'length' || type === 'plain')
  const sizes = likely.flatMap(({ productKind }) => productKind.sizes)
  if (!isGroup || sizes.some((size) => size.measures.some((borne) => borne.values.length > 1)))
    return [measure]
  const [one = 0, other = 0] = values
  const isApart = Math.max(one, other) >= COMPARABLE * Math.min(one, other)
  if (!isApart && !likely.every(({ productKind }) => TWICE_MEASURED.has(productKind.head))) return [measure]
  const parts = values.map((value) =>
    type === 'plain' ? toMeasure([value], '') : { ...measure, values: [value], unit },
  )
  const borne = parts.filter((part) => sizes.some((size) => bears(size, part)))
  if (isHinge && isLedByLength(borne, values)) return parts.slice(0, 1)
  return borne.length === 1 ? borne : [measure]
}

/** A hinge of `4x3` is 4 inches long, and one of 150 x 6 x 10 mm is so long whatever its other sides are. */
function isLedByLength(borne: readonly Measure[], values: readonly number[]): boolean {
  return borne.length > 1 || values.length === HINGE_SIDES
}

/** Tells whether sizes that bear the other lengths, if any do, state such a measure as well. */
function isStated(measure: Measure, likely: readonly Evaluation[], all: readonly Measure[]): boolean {
  const others = all.filter((other) => other !== measure && other.type === 'length')
  const sizes = likely.flatMap(({ productKind }) => productKind.sizes)
  const bearing = sizes.filter((size) => others.every((other) => bears(size, other)))
  const isSecond = others.length > 0 && bearing.length > 0
  const isDoubtful = likely.some((each) => each.isDoubtful)
  // alone, a length of something else may be any that is no thickness of what is named without doubt
  const mayBe = (left: Measure): boolean =>
    isComparable(left, measure.values) || (!isSecond && (isDoubtful || !isThinner(measure, left)))
  return (isSecond ? bearing : sizes).some(({ measures }) =>
    measures.some((borne) => {
      if (measure.type !== 'length') return borne.type === measure.type
      if (isByAnotherName(measure, borne) || isInPlaceOf(measure, borne, all)) return true
      const left = { ...borne, values: valuesLeft(borne, others) }
      if (measure.values.length > 1 && likely.every(isOfOnePipe)) return true
      const isLength = borne.type === 'length' && left.values.length >= measure.values.length
      return isLength && left.values.length > 0 && mayBe(left)
    }),
  )
}

/** Tells whether a product kind is for pipes of one size each: for two, of 110 x 75 mm, it is another one. */
function isOfOnePipe({ productKind: { nameWords, sizes } }: Evaluation): boolean {
  return (
    nameWords.has('pipe') &&
    sizes.every(({ measures }) => {
      const lengths = measures.filter(({ type }) => type === 'length')
      return lengths.length === 1 && lengths[0]?.values.length === 1
    })
  )
}

/** Tells whether a length that no size has stands before the one that a size has: of `fan 450 mm with opening of 300 mm`, the first is the size. */
function isInPlaceOf(measure: Measure, borne: Measure, all: readonly Measure[]): boolean {
  const bearing = all.findIndex((each) => measureGap(each, borne) !== null)
  if (isOfOtherSide(measure, all[bearing])) return false
  const isOne = borne.type === 'length' && borne.values.length === measure.values.length
  return isOne && bearing > all.indexOf(measure) && isComparable(borne, measure.values)
}

/** The values of a size that the other lengths say nothing of: beside 20 m, the 18 mm of a tape of 18 mm x 20 m. */
function valuesLeft(borne: Measure, others: readonly Measure[]): readonly number[] {
  const bearing = others.filter((other) => measureGap(other, borne) !== null)
  return borne.values.filter(
    (value) =>
      !bearing.some((other) =>
        other.values.some(
          (each) => measureGap({ ...other, values: [each] }, { ...borne, values: [value] }) !== null,
        ),
      ),
  )
}

/** A plate of 3 M has three modules, and wire of 2.5 mm as many square ones. */
function isByAnotherName({ unit }: Measure, { type }: Measure): boolean {
  return (unit === 'm' && type === 'module') || (unit === 'mm' && type === 'sqmm')
}

/** Tells whether a product kind has a code of one sort. */
function states({ productKind: { nameMeasures, sizes } }: Evaluation, codes: ReadonlySet<string>): boolean {
  const isOne = ({ type }: Measure): boolean => codes.has(type)
  return nameMeasures.some(isOne) || sizes.some(({ measures }) => measures.some(isOne))
}

/** Wire is told by its gauge. */
function areWires(likely: readonly Evaluation[]): boolean {
  return likely.some(({ productKind }) => productKind.nameWords.has('wire'))
}

function isBorneBy({ productKind }: Evaluation, measure: Measure): boolean {
  return productKind.sizes.some((size) => bears(size, measure))
}

function isComparable(borne: Measure, values: readonly number[]): boolean {
  return values.every((value) =>
    borne.values.some((each) => Math.max(value, each) < COMPARABLE * Math.min(value, each)),
  )
}

/** Tells whether lengths are so much less than the others that they can only be a thickness: the 5 mm of a mirror of 18 x 24 inches. */
function isThinner({ values }: Measure, { values: others }: Measure): boolean {
  return FARTHEST * Math.max(...values) <= Math.max(...others)
}

function bears({ measures }: Size, measure: Measure): boolean {
  return measures.some((borne) => measureGap(measure, borne) !== null)
}
