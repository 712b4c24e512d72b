/** The dimension that a length is written to be of. */
export type Side = 'thick' | 'across' | 'long' | 'wide' | 'high'

/**
 * A written or borne measure: one or several values of one type. Lengths are in millimetres, weights in kilograms, volumes in
 * litres; codes such as `fe` 500 or `sdr` 11 are types of their own. The type `plain` is a group of numbers without a unit.
 */
export type Measure = {
  readonly type: string
  readonly values: readonly number[]
  /** The unit as written: mm, in, ft … */
  readonly unit: string
  /** A letter after a code: the d of 500D. */
  readonly suffix: string
  /** The values are the ends of a range: `6-32 A`. */
  readonly isRange?: boolean
  /** It stands in brackets, and may be of something else. */
  readonly isAside?: boolean
  readonly side?: Side
}

const lengths = new Map([
  ['mm', 1],
  ['cm', 10],
  ['m', 1000],
  ['in', 25.4],
  ['ft', 304.8],
  ['sut', 3.175],
])
const scales = new Map([
  ['g', { type: 'kg', by: 0.001 }],
  ['ml', { type: 'l', by: 0.001 }],
  ['kw', { type: 'w', by: 1000 }],
  ['kva', { type: 'va', by: 1000 }],
])

/** A measure of written numbers and their unit. */
export function toMeasure(values: readonly number[], unit: string): Measure {
  const length = lengths.get(unit)
  if (length !== undefined) {
    return { type: 'length', values: values.map((value) => value * length), unit, suffix: '' }
  }
  const { type, by } = scales.get(unit) ?? { type: unit === '' ? 'plain' : unit, by: 1 }
  return { type, values: values.map((value) => value * by), unit, suffix: '' }
}

/** Tells whether a length says that it is of another dimension than a second one, which stands for the size. */
export function isOfOtherSide({ side }: Measure, other: Measure | undefined): boolean {
  return other !== undefined && side !== undefined && side !== other.side
}

/** Nominal sizes of pipes: inches, and the bores and outer diameters in millimetres that are sold by that name. */
const nominal = new Map([
  [0.5, [15, 20]],
  [0.75, [20, 25, 19]],
  [1, [25, 32]],
  [1.25, [32, 40]],
  [1.5, [40, 50]],
  [2, [50, 63]],
  [2.5, [65, 75]],
  [3, [80, 75, 90]],
  [4, [100, 110]],
  [6, [160, 150]],
])

const firstNames = new Set([...nominal.values()].map(([first]) => first))

function isMetric(unit: string): boolean {
  return unit === 'mm' || unit === 'cm' || unit === 'm'
}

/** Distance between a written and a borne length, from 0; null when they are different sizes. */
function lengthGap(written: number, borne: number, units: { written: string; borne: string }): number | null {
  const error = Math.abs(written - borne) / Math.max(borne, 1e-9)
  if (error < 0.002) return 0
  if (isMetric(units.written) === isMetric(units.borne)) return null
  if (error <= 0.065) return error
  // a nominal bore is a name, not a length
  const [inches, mm] = isMetric(units.borne) ? [written / 25.4, borne] : [borne / 25.4, written]
  const names = nominal.get(Math.round(inches * 100) / 100) ?? []
  const rank = names.indexOf(Math.round(mm))
  if (rank <= 0) return rank < 0 ? null : 0.07
  // what is the first name of no other size, such as 110 mm of 4 inches, is certain where nothing nearer is sold
  return firstNames.has(Math.round(mm)) ? 0.07 + rank / 100 : 0.0744 + rank / 10_000
}

/** Distance of a borne measure from a written one, from 0; null when it does not bear it. */
export function measureGap(written: Measure, borne: Measure): number | null {
  if (isCalledOtherwise(written, borne)) return isSameByName(written, borne) ? 0 : null
  const isPlain = written.type === 'plain'
  if (!isPlain && !isSameType(written, borne)) return null
  if (written.suffix !== '' && written.suffix !== borne.suffix) return null
  if (!isPlain) return valuesGap(written, ofSide(borne, written), written.unit)
  if (borne.type !== 'length') return valuesGap({ ...written, values: written.values }, borne, borne.unit)
  const gaps = unitsOf(written, borne).flatMap((unit) => {
    const gap = valuesGap(toMeasure(written.values, unit), borne, unit)
    return gap === null ? [] : [gap]
  })
  return gaps.length === 0 ? null : Math.min(...gaps)
}

/** Dimensions that a written one may be of: the last of several is the thickness. */
function ofSide(borne: Measure, { side, values, type }: Measure): Measure {
  const isThickness = side === 'thick' && values.length === 1 && type === 'length' && borne.values.length > 1
  return isThickness && borne.type === 'length' ? { ...borne, values: borne.values.slice(-1) } : borne
}

/** A thread of M10 beside the length of an anchor, grams beside a gauge. */
function isCalledOtherwise(written: Measure, borne: Measure): boolean {
  return (written.type === 'm' && borne.type === 'length') || (written.unit === 'g' && borne.type === 'gauge')
}

/** An anchor of 10 x 75 mm is one of M10, and wire of 20 g is of 20 gauge. */
function isSameByName({ type, values: [value = 0] }: Measure, borne: Measure): boolean {
  if (type === 'm') return borne.values.length === 2 && borne.values[0] === value
  return borne.values.length === 1 && borne.values[0] === Math.round(value * 1000)
}

/** Units that bare numbers may be in: a net of 3 x 50 m is asked for as 3x50, a box of 305 m of cable as 305. */
function unitsOf({ values }: Measure, borne: Measure): string[] {
  const isInMetres = borne.unit === 'm' && (values.length > 1 || (values[0] ?? 0) >= LEAST_COIL)
  const isFaceInCentimetres = values.length === 2 && values.every((value) => value >= LEAST_SIDE)
  return ['mm', 'in', 'ft', ...(isInMetres ? ['m'] : []), ...(isFaceInCentimetres ? ['cm'] : [])]
}

/** The shortest side in centimetres that is asked for without its unit: tiles of 600 x 600 mm are called 60x60. */
const LEAST_SIDE = 20

/** The shortest coil in metres that is asked for without its unit. */
const LEAST_COIL = 50

/** A wire of 2.5 sq mm is asked for as 2.5 mm, a plate of 6 modules as 6 M. */
function isSameType(written: Measure, borne: Measure): boolean {
  if (written.type === borne.type) return true
  if (written.type !== 'length') return false
  return (written.unit === 'mm' && borne.type === 'sqmm') || (written.unit === 'm' && borne.type === 'module')
}

/** Extra distance of a size with more values than were written. */
const LONGER = 0.005

function valuesGap(written: Measure, borne: Measure, unit: string): number | null {
  const scale = written.type === 'length' && borne.type === 'module' ? 0.001 : 1
  const left = [...borne.values]
  let worst = 0
  for (const value of written.values) {
    const gaps = left.map((each) =>
      valueGap(value * scale, each, { written: unit, borne: borne.unit, type: borne.type }),
    )
    const best = gaps.reduce<number | null>(
      (least, gap) => (gap !== null && (least === null || gap < least) ? gap : least),
      null,
    )
    if (best === null) return null
    left.splice(gaps.indexOf(best), 1)
    worst = Math.max(worst, best)
  }
  // a socket of 6 A is nearer to 6 A than one of 6/16 A
  return left.length > 0 && worst === 0 ? LONGER : worst
}

function valueGap(
  written: number,
  borne: number,
  { type, ...units }: { written: string; borne: string; type: string },
): number | null {
  if (type === 'length') return lengthGap(written, borne, units)
  return Math.abs(written - borne) <= 1e-6 * Math.max(1, borne) ? 0 : null
}
