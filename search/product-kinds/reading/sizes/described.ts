import { isOfOtherSide, measureGap, toMeasure, type Measure } from '../../../lexicon/numbers/measures.ts'
import { USUAL } from '../../built-kind.ts'
import type { Fit, Size } from '../../product-kind.ts'
import type { Request } from '../../request.ts'
import type { Evaluation } from '../evaluate.ts'

/** The cost, above the best, of product kinds that may be meant as well. */
const SPREAD = 2.1
/** Measures of one dimension are closer together than this: 50 mm and 65 mm are, the 2 mm of a wall and 50 mm are not. */
const COMPARABLE = 4
/** Two measures of a thing that are as close say the same in two units. */
const SAME = 0.03
/** Contents of packs, and parts of names, which tell no sizes apart. */
const COUNTING = new Set(['piece', 'rod', 'sheet', 'cable', 'part'])

/** Codes say what a thing is: a wire of two cores is no wire of one. */
const TELLING = new Set(['core', 'cable', 'sqmm', 'cat', 'rg', 'sch', 'sdr'])

/**
 * Product kinds in the sizes that a line tells whole, whatever else it states: beside 600 x 600 mm and 25 t, the 75 mm of a manhole
 * cover's depth are of no dimension that its sizes have. A measure that stands in the place of one of theirs is another size.
 */
export function describedBy(request: Request, evaluations: readonly Evaluation[]): Evaluation[] {
  const least = Math.min(...evaluations.map(({ cost }) => cost))
  const told = evaluations
    .filter(({ cost }) => cost <= least + SPREAD)
    .flatMap((evaluation) => {
      const sizes = evaluation.sizes.filter((fit) => isTold(fit, evaluation, request))
      return sizes.length === 0 ? [] : [{ ...evaluation, sizes }]
    })
  const fewest = Math.min(...told.map(({ lacks }) => lacks.length))
  return told.filter(({ lacks }) => lacks.length === fewest)
}

function isTold({ size }: Fit, evaluation: Evaluation, { measures, quantities }: Request): boolean {
  const { lacks, productKind } = evaluation
  if (lacks.some(({ type }) => TELLING.has(type))) return false
  const matched = measures.filter((measure) => !lacks.includes(measure))
  const own = size.measures.filter((borne) => !isOfAll(borne, evaluation) && !COUNTING.has(borne.type))
  const isWhole =
    own.length > 0 && own.every((borne) => isWritten(borne, matched) || isCountedAs(borne, quantities))
  if (!isWhole) return false
  const placed = size.measures.filter(
    ({ suffix, type, values }) =>
      suffix !== USUAL && !isLengthOfAll({ type, values }, productKind.nameMeasures),
  )
  return lacks.every((lack) => placed.every((borne) => !standsFor(lack, borne, measures)))

  /** Tells whether a measure that nothing bears is of the dimension of a borne one. */
  function standsFor(lack: Measure, borne: Measure, written: readonly Measure[]): boolean {
    if (!isOneDimension(lack, borne)) return false
    const at = written.indexOf(lack)
    const covering = matched.filter((each) => covers(each, borne))
    const where = covering.map((each) => written.indexOf(each))
    if (where.length === 0) return true
    if (covering.every((each) => isOfOtherSide(lack, each))) return false
    // the first of two is the size, the second says something else about it
    return at >= 0 && at < Math.min(...where) && !saysTheSame(lack, borne)
  }
}

/** Tells whether all sizes of a product kind have a measure, so that nobody need write it: sheets of 8 x 4 ft. */
function isOfAll(borne: Measure, { productKind }: Evaluation): boolean {
  return productKind.sizes.every(({ measures }: Size) => measures.some((each) => isSame(each, borne)))
}

function isSame(one: Measure, other: Measure): boolean {
  return one.type === other.type && String(one.values) === String(other.values)
}

/** The length that bars and pipes are cut to, which is in their name. */
function isLengthOfAll(
  { type, values }: Pick<Measure, 'type' | 'values'>,
  names: readonly Measure[],
): boolean {
  const isLength = type === 'length' && values.length === 1
  return isLength && names.some((each) => each.type === type && String(each.values) === String(values))
}

/** Tells whether each dimension of a size is written, by itself or in a group that is borne whole. */
function isWritten(borne: Measure, written: readonly Measure[]): boolean {
  const parts = written.filter((each) => covers(each, borne))
  return borne.values.every((value) => parts.some((each) => hasValue(each, { ...borne, values: [value] })))
}

/** Tells whether a dimension is written as a quantity would be: the 25 t of a manhole cover. */
function isCountedAs({ type, values }: Measure, quantities: Request['quantities']): boolean {
  return values.length === 1 && quantities.some(({ unit, value }) => unit === type && value === values[0])
}

function covers(written: Measure, borne: Measure): boolean {
  return measureGap(written, borne) !== null
}

function hasValue(written: Measure, borne: Measure): boolean {
  return written.values.some((value) => covers({ ...written, values: [value] }, borne))
}

function isOneDimension(lack: Measure, borne: Measure): boolean {
  if (lack.type === 'plain' && borne.type === 'length')
    return ['mm', 'in', 'ft'].some((unit) => isOneDimension(toMeasure(lack.values, unit), borne))
  if (lack.type !== borne.type || lack.values.length > borne.values.length) return false
  if (lack.type !== 'length') return true
  return lack.values.every((value) =>
    borne.values.some((other) => Math.max(value, other) < COMPARABLE * Math.min(value, other)),
  )
}

function saysTheSame(lack: Measure, borne: Measure): boolean {
  return lack.values.some((value) => borne.values.some((each) => Math.abs(value - each) <= SAME * each))
}
