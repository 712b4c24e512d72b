import type { Price } from '../../money/price.ts'
import { unitPriceAt, type Tiered } from './price-breaks.ts'

/** A variant as far as its prices and its identity go. */
type Priced = Tiered & { readonly uid: string | null; readonly options: readonly string[] }

/** A price of one unit that moves by more than half: of which variant, bought in which quantity, from what to what. */
export type PriceFall = {
  /** The options of the variant, or its position. */
  readonly variant: string
  readonly quantity: number
  readonly from: Price
  readonly to: Price
}

/**
 * The variants whose price with GST falls by more than half, at whatever quantity, each with the smallest one (PRICE-07): a
 * slip that a delivery makes easily and that customers find before the shopkeeper does. A price of 0 is a fall, too. Variants
 * are the same by uid, else by their options, else by position.
 */
export function findPriceFalls(before: readonly Priced[], after: readonly Priced[]): PriceFall[] {
  return findMoves(before, after, (from, to) => 2 * to < from)
}

/** The variants whose price with GST falls or rises by more than half: 38,250 for 382,50 is a slip, too. A first price is no rise. */
export function findPriceMoves(before: readonly Priced[], after: readonly Priced[]): PriceFall[] {
  return findMoves(before, after, (from, to) => 2 * to < from || (from > 0 && 2 * to > 3 * from))
}

function findMoves(
  before: readonly Priced[],
  after: readonly Priced[],
  isFar: (from: Price, to: Price) => boolean,
): PriceFall[] {
  return after.flatMap((variant, index) => {
    const former = findFormer(before, variant, index)
    if (former === undefined) return []
    const quantities = [former, variant].flatMap(({ priceBreaks = [] }) =>
      priceBreaks.map(({ minQuantity }) => minQuantity),
    )
    const movesAt = (quantity: number): boolean =>
      isFar(unitPriceAt(former, quantity), unitPriceAt(variant, quantity))
    const quantity = [1, ...quantities].toSorted((a, b) => a - b).find(movesAt)
    if (quantity === undefined) return []
    const name = variant.options.join(', ') || `variant ${index}`
    return [
      { variant: name, quantity, from: unitPriceAt(former, quantity), to: unitPriceAt(variant, quantity) },
    ]
  })
}

function findFormer(before: readonly Priced[], { uid, options }: Priced, index: number): Priced | undefined {
  const label = options.join('\n')
  return (
    before.find((former) => uid !== null && former.uid === uid) ??
    before.find((former) => former.options.join('\n') === label) ??
    before[index]
  )
}
