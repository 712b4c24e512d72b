import type { Measure } from '../../../lexicon/numbers/measures.ts'
import type { Fit, ProductKind } from '../../product-kind.ts'
import type { Request } from '../../request.ts'

/** Units that catalogues seldom state: where none of the sizes has one, it can be neither held against them nor taken for granted. */
const SELDOM_STATED = new Set(['ka', 'mpa', 'bar', 'hz', 'v', 'micron', 'rpm', 'gsm', 'ip', 'pn'])

/** Tells whether none of the sizes states what catalogues seldom state. */
export function isUnstated(fits: readonly Fit[], { type, unit }: Measure): boolean {
  // a letter alone may stand for modules
  const isSeldomStated = SELDOM_STATED.has(type) || (type === 'module' && unit === 'm')
  return isSeldomStated && !fits.some(({ size }) => size.measures.some((borne) => borne.type === type))
}

/** The initials of a sort, which nobody can say as a word: ppc, src. Two letters are those of metals. */
const INITIALS = /^[b-df-hj-np-tv-z]{3,4}$/

/**
 * Tells whether a grade is one of other sorts, where a product kind that has none is written by its initials: PPC of 53 grade is PPC, and asked.
 */
export function isOfOtherSort(
  { head, nameWords, nameMeasures, sizes }: ProductKind,
  { terms }: Request,
  { type }: Measure,
): boolean {
  const isStated = [...nameMeasures, ...sizes.flatMap(({ measures }) => measures)].some(
    (borne) => borne.type === type,
  )
  const isNamed = terms.some(({ hints }) =>
    hints.some((word) => word !== head && nameWords.has(word) && INITIALS.test(word)),
  )
  return type === 'grade' && !isStated && isNamed
}
