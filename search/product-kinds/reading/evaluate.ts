import { measureGap, toMeasure, type Measure } from '../../lexicon/numbers/measures.ts'
import { convertQuantity } from '../convert.ts'
import type { ProductKind, Fit } from '../product-kind.ts'
import type { Quantity, Request } from '../request.ts'
import { assignNumbers, sizesOf } from './assign-numbers.ts'
import { doubtsOf, isInDoubt, type Doubts } from './doubts.ts'
import { readTerms } from './evaluate-terms.ts'
import { isAmount, isPoured, pouredQuantity, writtenAmount } from './amounts.ts'
import { narrowByParts, type Narrowed } from './narrow-by-parts.ts'
import { narrow } from './narrow.ts'
import { withFaces } from './sizes/faces.ts'
import { isOfOtherSort, isUnstated } from './sizes/seldom-stated.ts'
import { calledByThickness, usual } from '../../lexicon/trade/facts.ts'
import { USUAL } from '../built-kind.ts'

/** Fit of a product kind to a request, and the sizes and quantity it would be. */
export type Evaluation = Doubts & {
  readonly productKind: ProductKind
  /** Sizes that bear all that was written, each with its offers. */
  readonly sizes: readonly Fit[]
  readonly quantity: Quantity | null
  /** Unmentioned words of the product kind and unmet words of the request; less is better. */
  readonly cost: number
  /** Part of the cost that is the unit's: a unit says how much is meant, not what. */
  readonly unitCost: number
  /** True when the product kind has a word of the request in no way, and none that names it. */
  readonly isUnmet: boolean
  /** True when a word of another material is part of the name that was used: it may be found and suggested, never chosen. */
  readonly isNamedOtherwise: boolean
  /** True when it is sold in packs of the written amount, or only by amounts that none of its packs has. */
  readonly isPacked: boolean
  readonly isPoured: boolean
  /** True when a word or a number may well mean something else. */
  readonly isContested: boolean
  /** The terms, by their words, that speak against the product kind and were overlooked. */
  readonly overlooked: readonly (readonly string[])[]
  /** True when bare numbers that may as well count are its size: a face or an angle. */
  readonly isOfSize: boolean
  /** Written measures that no size bears; then `sizes` are those sold instead. */
  readonly lacks: readonly Measure[]
}

/** Evaluates a product kind against a request; null when it is another product kind. */
export function evaluate(productKind: ProductKind, request: Request, isLenient = false): Evaluation | null {
  const terms = readTerms(productKind, request, isLenient)
  if (terms === null) return null
  const measures = withFaces(productKind, request.measures)
  const measured = measures.filter((measure) => !isAmount(measure))
  let { fits } = terms
  let isDoubtful = isInDoubt(terms)
  let isUnread = terms.isUnread
  let { isContested } = terms
  const lacks: Measure[] = []
  const demand = (measure: Measure): void => {
    const narrowed = withoutBores(
      productKind,
      narrowByThickness(productKind, fits, measure) ?? narrowRepeated(fits, measure) ?? narrow(fits, measure),
    )
    isDoubtful ||= narrowed.isDoubtful
    isContested ||= narrowed.isDoubtful
    const parted = narrowed.isBorne
      ? null
      : (narrowByParts(fits, measure, narrow) ?? narrowByRange(fits, measure))
    isDoubtful ||= parted?.isDoubtful === true
    if (narrowed.isBorne) fits = narrowed.fits
    else if (parted !== null) fits = parted.fits
    else if (isHarmlessMeasure(fits, measure)) isUnread = true
    else if (isUncertain(fits, request, measure)) isDoubtful = true
    else if (isOfOtherSort(productKind, request, measure)) isDoubtful = isContested = true
    else lacks.push(measure)
  }
  for (const measure of measured) demand(measure)
  const rating = ratingAmong(fits, request)
  for (const { value, unit } of rating)
    demand({ type: unit ?? '', values: [value], unit: unit ?? '', suffix: '' })
  const assigned = assignAmong(fits, request, rating)
  for (const values of sizesOf(assigned)) demand(toMeasure(values, ''))
  const counted = assigned.quantity
  const amounts = measures.filter(isAmount)
  const poured = counted === null ? pouredOf(fits, amounts) : undefined
  for (const amount of amounts) {
    if (amount !== poured) demand(amount)
    else fits = narrow(fits, amount).fits
  }
  const { quantity, packCost } = quantityOf(fits, { counted, poured })
  const byUnit = preferUnit(fits, quantity)
  return {
    productKind,
    sizes: byUnit.fits,
    quantity,
    cost: terms.cost + packCost + byUnit.cost + codeCost(productKind, request),
    unitCost: packCost + byUnit.cost,
    ...doubtsOf({ isDoubtful: isDoubtful || assigned.isDoubtful, isUnread, isRemarked: terms.isRemarked }),
    isUnmet: terms.isUnmet,
    isNamedOtherwise: terms.isNamedOtherwise,
    isContested: isContested || assigned.isDoubtful,
    overlooked: terms.overlooked,
    isOfSize: assigned.isOfSize === true,
    isPacked: amounts.some((amount) => narrow(fits, amount).isBorne),
    isPoured: packCost > 0 && fits.every(({ size }) => size.unit !== 'kg'),
    lacks,
  }
}

/** The amount that is wanted, before one that is a pack: the 25 kg of `binding wire 20g 25 kg`, whose 20 g are its gauge. */
function pouredOf(fits: readonly Fit[], amounts: readonly Measure[]): Measure | undefined {
  const poured = amounts.filter((amount) => isPoured(fits, amount))
  const told = poured.filter((amount) => !isNameOfSize(fits, amount))
  return told.find((amount) => !narrow(fits, amount).isBorne) ?? told[0] ?? poured[0]
}

/** Tells whether sizes are called by an amount that they do not hold. */
function isNameOfSize(fits: readonly Fit[], amount: Measure): boolean {
  return fits.some(({ size }) =>
    size.measures.some((borne) => borne.type !== amount.type && measureGap(amount, borne) !== null),
  )
}

/** The quantity, counted or poured; one that no pack holds costs something. */
function quantityOf(
  fits: readonly Fit[],
  { counted, poured }: { readonly counted: Quantity | null; readonly poured: Measure | undefined },
): { readonly quantity: Quantity | null; readonly packCost: number } {
  if (poured === undefined) return { quantity: counted, packCost: 0 }
  return {
    quantity: counted ?? pouredQuantity(fits, poured),
    packCost: narrow(fits, poured).isBorne ? 0 : 0.7,
  }
}

/** Divides the numbers into sizes of the fits and the quantity; a rating is neither. */
function assignAmong(fits: readonly Fit[], request: Request, rating: readonly Quantity[]) {
  const counts = { ...request, quantities: request.quantities.filter((each) => !rating.includes(each)) }
  return assignNumbers(counts, {
    converts: ({ unit }) => fits.some(({ size }) => convertQuantity(1, unit, size) !== null),
    isPoured: request.measures.some(
      (measure) => isAmount(measure) && isPoured(fits, measure) && !narrow(fits, measure).isBorne,
    ),
    bears: (value) => narrow(fits, toMeasure([value], '')).isBorne,
    bearsLiterally: (value) =>
      fits.some(({ size }) => size.measures.some((borne) => isLiterally(borne, value))),
    bearsFace: (written) =>
      fits.some(({ size }) =>
        size.measures.some(
          ({ values, unit }) =>
            String(values.slice(0, written.length)) === String(toMeasure(written, unit).values),
        ),
      ),
    bearsAngle: (value) =>
      fits.some(({ size }) =>
        size.measures.some(({ type, values }) => type === 'deg' && values[0] === value),
      ),
    isBent: fits.some(({ size }) => size.measures.some(({ type }) => type === 'deg')),
    isOnlyBag: (value) =>
      fits.every(
        ({ size }) =>
          size.unit === 'bag' &&
          size.measures.some((borne) => borne.type === 'kg' && isLiterally(borne, value)),
      ),
    isNoPack: (value) =>
      value < LEAST_PACK &&
      fits.every(
        ({ size: { measures } }) =>
          measures.some(isOfPack) &&
          measures.every((borne) => isOfPack(borne) || !borne.values.includes(value)),
      ),
  })
}

/** Quantities that are the size of something counted besides: the 25 t of `manhole cover 25 ton 4`. */
function ratingAmong(fits: readonly Fit[], { quantities, numbers }: Request): Quantity[] {
  const isCounted = quantities.length > 1 || numbers.some(({ isLoose }) => !isLoose)
  if (!isCounted) return []
  const rating = quantities.find(({ value, unit }) =>
    fits.some(({ size }) =>
      size.measures.some(({ type, values }) => type === unit && values.length === 1 && values[0] === value),
    ),
  )
  return rating === undefined ? [] : [rating]
}

/** Tells whether a measure is neither borne nor lacked. */
function isUncertain(fits: readonly Fit[], request: Request, measure: Measure): boolean {
  return isArea(fits, measure) || isBrandNumber(request, measure) || isUnstated(fits, measure)
}

/** Units that decide between things of one sort as little as who makes them: how well something is sealed, the mains it is for. */
const SELDOM_TELLING = new Set(['ip', 'v', 'hz', 'rpm'])

/** Tells whether a measure may be left unread: another protection than is sold, a voltage that nothing is told by. */
function isHarmlessMeasure(fits: readonly Fit[], measure: Measure): boolean {
  return measure.type === 'ip' || (SELDOM_TELLING.has(measure.type) && isUnstated(fits, measure))
}

/** Slabs and glass are cut: what is sold by the square foot has no face of its own. */
function isArea(fits: readonly Fit[], { type, values }: Measure): boolean {
  const isFace = values.length === 2 && (type === 'length' || type === 'plain')
  return isFace && fits.every(({ size }) => size.unit === 'sq ft')
}

/** The 101 of a brand's product is its name. */
function isBrandNumber({ terms }: Request, { type, values }: Measure): boolean {
  return type === 'plain' && values.length === 1 && terms.some((term) => term.isBrand)
}

/** The sizes within a range: breakers of `6-32 A`. Which is meant is asked. */
function narrowByRange(fits: readonly Fit[], measure: Measure): Pick<Narrowed, 'fits' | 'isDoubtful'> | null {
  const [least = 0, most = 0] = measure.values
  if (measure.isRange !== true) return null
  const within = fits.filter(({ size }) =>
    size.measures.some(
      ({ type, values: [value = 0, ...others] }) =>
        type === measure.type && others.length === 0 && value >= least && value <= most,
    ),
  )
  return within.length === 0 ? null : { fits: within, isDoubtful: true }
}

/** The sizes of what is told by one dimension, where it is written for each end: a tee of `110x110x110`. */
function narrowRepeated(fits: readonly Fit[], measure: Measure): Narrowed | null {
  const [value, ...others] = measure.values
  if (others.length === 0 || others.some((other) => other !== value)) return null
  const isTold = fits.some(({ size }) => size.measures.some(({ values }) => values.length > others.length))
  if (isTold) return null
  // a box of 4 x 4 has no four ways
  const lengths = fits.flatMap(({ size, offers }) => {
    const measures = size.measures.filter(({ type }) => type === 'length')
    return measures.length === 0 ? [] : [{ size: { ...size, measures }, offers }]
  })
  const kept = narrow(lengths, { ...measure, values: measure.values.slice(0, 1) })
  const labels = new Set(kept.fits.map(({ size }) => size.label))
  return kept.isBorne ? { ...kept, fits: fits.filter(({ size }) => labels.has(size.label)) } : null
}

/** Sizes of things without a bore, which are called by none: a screw of 1½ inches is not one of 50 mm. */
function withoutBores({ head }: ProductKind, narrowed: Narrowed): Narrowed {
  return narrowed.isDoubtful && NOT_BORED.has(head) ? { ...narrowed, isBorne: false } : narrowed
}

const NOT_BORED = new Set(['screw', 'nail', 'hinge', 'tower_bolt', 'aldrop', 'handle'])

/** The sizes whose last dimension is a single written length, where a product kind is called by that. */
function narrowByThickness({ head }: ProductKind, fits: readonly Fit[], measure: Measure): Narrowed | null {
  if (!calledByThickness.has(head) || measure.values.length !== 1) return null
  const thick = fits.map(({ size, offers }) => ({
    offers,
    size: { ...size, measures: size.measures.map(lastOfThree) },
  }))
  const narrowed = narrow(thick, measure)
  if (!narrowed.isBorne) return null
  const kept = new Set(narrowed.fits.map(({ size }) => size.label))
  return { ...narrowed, fits: fits.filter(({ size }) => kept.has(size.label)) }
}

function lastOfThree(measure: Measure): Measure {
  return measure.values.length === 3 ? { ...measure, values: measure.values.slice(2) } : measure
}

/** The fewest ways of a distribution board. */
const FEWEST_WAYS = 4

/** Fewer kilos or litres are a count where their unit is not written: `hathoda 2`. */
const LEAST_PACK = 3

/** Units of what a thing has several of by its making, which nobody writes bare: the 2 of `windows 2` are windows, no tracks. */
const OF_MAKING = new Set(['layer', 'track', 'step', 'stage', 'star'])

function isOfPack({ type }: Pick<Measure, 'type'>): boolean {
  return type === 'kg' || type === 'l'
}

/** Tells whether a size is a length in metres, which says so: the 1 of `health faucet 1` counts no metres of its hose. */
function isInMetres({ type, unit }: Pick<Measure, 'type' | 'unit'>): boolean {
  return type === 'length' && unit === 'm'
}

/** Tells whether a size has a number as it is written. */
function isLiterally({ values, unit, type, suffix }: Measure, value: number): boolean {
  // nobody says 2 for a two-way tap, nor the size that all of them have
  if ((type === 'way' && value < FEWEST_WAYS) || suffix === USUAL) return false
  if (((isOfPack({ type }) || isInMetres({ type, unit })) && value < LEAST_PACK) || OF_MAKING.has(type))
    return false
  const written = values.length === 1 ? writtenAmount(values[0] ?? 0, unit).value : 0
  return written === value && type !== 'piece'
}

/** Prefers sizes that are sold by the written unit: bundles rather than rods. */
function preferUnit(fits: readonly Fit[], quantity: Quantity | null): { fits: readonly Fit[]; cost: number } {
  const unit = quantity?.unit ?? null
  if (unit === null) return { fits, cost: 0 }
  const same = fits.filter(({ size }) => size.unit === unit)
  if (same.length > 0) return { fits: same, cost: 0 }
  const converts = fits.some(({ size }) => convertQuantity(1, unit, size) !== null)
  return { fits, cost: converts ? 0.3 : 0.6 }
}

/** Cost of the codes of a product kind's name that were not written, unless they are the usual ones. */
function codeCost({ nameMeasures, nameWords }: ProductKind, { measures }: Request): number {
  const unwritten = nameMeasures.filter(
    (code) =>
      !['length', 'l', 'kg'].includes(code.type) &&
      !measures.some(({ type }) => type === code.type && SELDOM_TELLING.has(type)) &&
      !measures.some((measure) => measureGap(measure, code) !== null) &&
      !usual.some(([productKind, attribute]) => nameWords.has(productKind) && attribute === codeName(code)),
  )
  return unwritten.length * 0.8
}

function codeName({ type, values, suffix }: Measure): string {
  return type === 'deg' ? `${values[0]} deg` : `${type} ${values[0]}${suffix}`
}
