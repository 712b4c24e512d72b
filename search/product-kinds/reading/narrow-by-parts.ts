import { toMeasure, type Measure } from '../../lexicon/numbers/measures.ts'
import type { Fit } from '../product-kind.ts'

/** The sizes that bear a measure, or all of them when none does. */
export type Narrowed = {
  readonly fits: readonly Fit[]
  readonly isDoubtful: boolean
  readonly isBorne: boolean
}

/** Dimensions with the thickness, the least of them, behind the face, wherever it was written. */
function thicknessLast([first = 0, ...others]: readonly number[]): readonly number[] {
  return first < Math.min(...others) ? [...others, first] : [first, ...others]
}

/**
 * The sizes that bear three written dimensions as a face and a thickness, which catalogues tell apart: 8x4x19 mm is 8 x 4 ft, 19 mm.
 * Where no thickness is stated, as of tiles, the face is held against the sizes with doubt. Null when they do not bear it.
 */
export function narrowByParts(
  fits: readonly Fit[],
  measure: Measure,
  narrow: (fits: readonly Fit[], measure: Measure) => Narrowed,
): Pick<Narrowed, 'fits' | 'isDoubtful'> | null {
  const [first = 0, second = 0, third = 0] = thicknessLast(measure.values)
  const isMetric = measure.type === 'plain' || (measure.type === 'length' && measure.unit === 'mm')
  if (!isMetric || measure.values.length !== 3) return null
  if (fits.some(({ size }) => size.measures.some(({ values }) => values.length > 2))) return null
  const faces = [{ ...measure, values: [first, second] }, toMeasure([first, second], '')]
  const faced = faces.map((face) => narrow(fits, face)).find(({ isBorne }) => isBorne)
  if (faced === undefined) return null
  const isStated = faced.fits.some(({ size }) =>
    // the 6 m of a channel is none
    size.measures.some(({ type, unit, values }) => type === 'length' && unit !== 'm' && values.length === 1),
  )
  if (!isStated) return { fits: faced.fits, isDoubtful: true }
  const thick = narrow(faced.fits, toMeasure([third], 'mm'))
  return thick.isBorne ? { fits: thick.fits, isDoubtful: faced.isDoubtful || thick.isDoubtful } : null
}
