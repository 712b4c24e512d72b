import type { Price } from '../money/price.ts'

/** What one unit costs. */
export type UnitPrices = {
  readonly priceWithoutGst: Price
  readonly gst: Price
  readonly priceWithGst: Price
}

/** The prices of one unit from a quantity on; they hold for the whole line (PRICE-01). */
export type PriceBreak = UnitPrices & { readonly minQuantity: number }

/** What is priced by quantity: its first prices, and its breaks with ascending quantities and falling prices. */
export type Tiered = { readonly priceWithGst: Price; readonly priceBreaks?: readonly TierPrice[] }
type TierPrice = { readonly minQuantity: number; readonly priceWithGst: Price }

/** The deepest break that a quantity reaches; undefined below the first one. */
function reachedBreak<B extends { readonly minQuantity: number }>(
  breaks: readonly B[] | undefined,
  quantity: number,
): B | undefined {
  return breaks?.findLast(({ minQuantity }) => minQuantity <= quantity)
}

/**
 * A variant at the prices of a quantity: 50 bags of ₹402 with a break at 50 cost ₹397.98 each. The discount grows by what
 * the price without GST falls, so that base price and discount go on explaining it.
 */
export function atQuantity<V extends UnitPrices & { discount: Price; priceBreaks?: readonly PriceBreak[] }>(
  variant: V,
  quantity: number,
): V {
  const reached = reachedBreak(variant.priceBreaks, quantity)
  if (reached === undefined) return variant
  const { priceWithoutGst, gst, priceWithGst } = reached
  const discount = (variant.discount + variant.priceWithoutGst - priceWithoutGst) as Price
  return { ...variant, discount, priceWithoutGst, gst, priceWithGst }
}

/** The price of one unit with GST when so many are bought. */
export function unitPriceAt(variant: Tiered, quantity: number): Price {
  return reachedBreak(variant.priceBreaks, quantity)?.priceWithGst ?? variant.priceWithGst
}

/** A row of the price list by quantity. */
export type PriceTier = TierPrice & {
  /** The quantity before this row that costs more than the row's own least: 9 of ₹100 against 10 of ₹85. */
  readonly cheaperThan: number | null
}

/** The prices of a variant by quantity, its first price first; empty when the quantity does not matter. */
export function priceTiers({ priceWithGst, priceBreaks = [] }: Tiered): PriceTier[] {
  if (priceBreaks.length === 0) return []
  const tiers = [{ minQuantity: 1, priceWithGst }, ...priceBreaks]
  return tiers.map((tier, index) => {
    const before = tier.minQuantity - 1
    const previous = tiers[index - 1]
    return { ...tier, cheaperThan: previous && isCheaper(tier, [previous, before]) ? before : null }
  })
}

/** The next price break above a quantity. */
export type PriceOffer = {
  /** How many more reach it. */
  readonly add: number
  readonly minQuantity: number
  readonly priceWithGst: Price
  /** Whether all of them together cost less than the quantity does now. */
  readonly costsLess: boolean
}

/** What a larger quantity would cost; null when no break is left above this one. */
export function nextPriceBreak(variant: Tiered, quantity: number): PriceOffer | null {
  const next = variant.priceBreaks?.find(({ minQuantity }) => minQuantity > quantity)
  if (next === undefined) return null
  const { minQuantity, priceWithGst } = next
  const current = { priceWithGst: unitPriceAt(variant, quantity) }
  return {
    add: minQuantity - quantity,
    minQuantity,
    priceWithGst,
    costsLess: isCheaper(next, [current, quantity]),
  }
}

function isCheaper(
  { minQuantity, priceWithGst }: TierPrice,
  [other, quantity]: readonly [{ readonly priceWithGst: Price }, number],
): boolean {
  return BigInt(priceWithGst) * BigInt(minQuantity) < BigInt(other.priceWithGst) * BigInt(quantity)
}
