import { toMeasure, type Measure } from '../../lexicon/numbers/measures.ts'
import type { Fit } from '../product-kind.ts'

/**
 * The sizes nearest to the written measures first, each size once before its colours and the like follow; those that cannot be
 * compared keep their order.
 */
export function nearestFirst(fits: readonly Fit[], written: readonly Measure[]): Fit[] {
  const byDistance = [...Map.groupBy(fits, (fit) => distanceOf(fit, written))].toSorted(([a], [b]) =>
    a === b ? 0 : a - b,
  )
  const firsts = byDistance.flatMap(([distance, alike]) =>
    distance === Infinity ? alike : alike.slice(0, 1),
  )
  const others = byDistance.flatMap(([distance, alike]) => (distance === Infinity ? [] : alike.slice(1)))
  return [...firsts, ...others]
}

/** Tells whether one of the sizes is measured as was written: screws of 6 x 19 mm beside 7 x 30. */
export function isComparable(fits: readonly Fit[], written: readonly Measure[]): boolean {
  return fits.some((fit) => distanceOf(fit, written) < Infinity)
}

function distanceOf({ size }: Fit, written: readonly Measure[]): number {
  return written.reduce(
    (sum, measure) => sum + Math.min(Infinity, ...size.measures.map((borne) => apart(measure, borne))),
    0,
  )
}

/** Distance between two measures of one kind, as a ratio: 15 mm is as far from 30 mm as from 7.5 mm. */
function apart(written: Measure, borne: Measure): number {
  const isBare = written.type === 'plain' && borne.type !== 'plain'
  const measure = isBare ? toMeasure(written.values, borne.unit) : written
  const isWire = measure.type === 'length' && measure.unit === 'mm' && borne.type === 'sqmm'
  if (!isWire && measure.type !== borne.type) return Infinity
  if (measure.values.length > borne.values.length) return Infinity
  return measure.values.reduce(
    (worst, value, index) => Math.max(worst, Math.abs(Math.log(value / (borne.values[index] ?? value)))),
    0,
  )
}
