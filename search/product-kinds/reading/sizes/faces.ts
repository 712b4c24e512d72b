import { measureGap, type Measure } from '../../../lexicon/numbers/measures.ts'
import type { ProductKind } from '../../product-kind.ts'

/** Units that are said behind each side; millimetres of one line may be of several things. */
const SAID = new Set(['ft', 'in'])

/**
 * The measures of a line, two lengths in one unit as the face that a product kind has of them: the 4 x 4 ft of `window 4 foot 4 foot`. Lengths that
 * say of which side they are stay apart.
 */
export function withFaces({ sizes }: ProductKind, measures: readonly Measure[]): readonly Measure[] {
  const lengths = measures.filter(
    ({ type, values, side, unit }) => type === 'length' && values.length === 1 && !side && SAID.has(unit),
  )
  const [one, other, ...more] = lengths
  if (one === undefined || other === undefined || more.length > 0 || one.unit !== other.unit) return measures
  const face = { ...one, values: [...one.values, ...other.values] }
  const isFace =
    sizes.some(({ measures: of }) => of.some((borne) => isBorneAsFace(face, borne))) ||
    sizes.every(({ measures: of }) => isFaceAlone(of))
  return isFace
    ? measures.flatMap((each) => (each === one ? [face] : each === other ? [] : [each]))
    : measures
}

function isBorneAsFace(face: Measure, borne: Measure): boolean {
  return borne.values.length === 2 && measureGap(face, borne) !== null
}

/** Tells whether a face is the only length of a size. */
function isFaceAlone(measures: readonly Measure[]): boolean {
  const lengths = measures.filter(({ type }) => type === 'length')
  return lengths.length === 1 && lengths[0]?.values.length === 2
}
