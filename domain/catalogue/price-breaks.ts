import type { Price } from '../money/price.ts'
import { leastQuantity, roundQuantityDown, roundQuantityUp, type QuantityRule } from './quantity-rule.ts'

/** What one unit costs. */
export type UnitPrices = {
  readonly priceWithoutGst: Price
  readonly gst: Price
  readonly priceWithGst: Price
}

/** The prices of one unit from a quantity on; they hold for the whole line (PRICE-01). */
export type PriceBreak = UnitPrices & { readonly minQuantity: number }

/** What is priced by quantity: its first prices, and its breaks with ascending quantities and falling prices. */
export type Tiered = QuantityRule & {
  readonly priceWithGst: Price
  readonly priceBreaks?: readonly TierPrice[]
}
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
  /** The quantity sold before this row, if it costs more than the row's own least: 9 of ₹100 against 10 of ₹85. */
  readonly cheaperThan: number | null
}

/**
 * The prices of a variant by the quantities it is sold in, that of the least first; empty when the quantity does not
 * matter.
 */
export function priceTiers(variant: Tiered): PriceTier[] {
  const starts = [leastQuantity(variant)]
  for (const { minQuantity } of variant.priceBreaks ?? []) {
    const start = roundQuantityUp(variant, minQuantity)
    if (start >= minQuantity && start > (starts.at(-1) ?? 0)) starts.push(start)
  }
  if (starts.length === 1) return []
  return starts.map((minQuantity, index) => {
    const priceWithGst = unitPriceAt(variant, minQuantity)
    const before = roundQuantityDown(variant, minQuantity - 1)
    const isCheaper = index > 0 && totalAt(variant, minQuantity) < totalAt(variant, before)
    return { minQuantity, priceWithGst, cheaperThan: isCheaper ? before : null }
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
  const next = priceTiers(variant).find(({ minQuantity }) => minQuantity > quantity)
  if (next === undefined) return null
  const { minQuantity, priceWithGst } = next
  const costsLess = totalAt(variant, minQuantity) < totalAt(variant, quantity)
  return { add: minQuantity - quantity, minQuantity, priceWithGst, costsLess }
}

/** Exact, in micro-rupees. */
function totalAt(variant: Tiered, quantity: number): bigint {
  return BigInt(unitPriceAt(variant, quantity)) * BigInt(quantity)
}
