import { measureGap, type Measure } from '../../lexicon/numbers/measures.ts'
import type { Fit } from '../product-kind.ts'
import type { Narrowed } from './narrow-by-parts.ts'

/** A nominal size by another name, such as a bore by its outer diameter, is read with doubt from this gap on. */
const DOUBTFUL_GAP = 0.075

/** The sizes that bear a measure most closely. */
export function narrow(fits: readonly Fit[], measure: Measure): Narrowed {
  const gaps = fits.map(({ size }) =>
    size.measures.reduce<number | null>((least, borne) => {
      const gap = measureGap(measure, borne)
      return gap !== null && (least === null || gap < least) ? gap : least
    }, null),
  )
  const known = gaps.filter((gap) => gap !== null)
  if (known.length === 0) return { fits, isDoubtful: false, isBorne: false }
  const least = Math.min(...known)
  return {
    fits: fits.filter((_, index) => {
      const gap = gaps[index]
      return gap !== null && gap !== undefined && gap <= least + 0.004
    }),
    isDoubtful: least >= DOUBTFUL_GAP,
    isBorne: true,
  }
}
