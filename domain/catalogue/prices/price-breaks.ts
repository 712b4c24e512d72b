import type { Price } from '../../money/price.ts'
import type { QuantityRule } from './quantity-rule.ts'

/** Prices of one unit. */
export type UnitPrices = {
  readonly priceWithoutGst: Price
  readonly gst: Price
  readonly priceWithGst: Price
}

/** The prices of one unit from a quantity on; they hold for the whole line (PRICE-01). */
export type PriceBreak = UnitPrices & { readonly minQuantity: number }

/** Prices by quantity: the first prices, and breaks with ascending quantities and falling prices. */
export type Tiered = QuantityRule & {
  readonly priceWithGst: Price
  readonly priceBreaks?: readonly TierPrice[]
}
export type TierPrice = { readonly minQuantity: number; readonly priceWithGst: Price }

/** The deepest break that a quantity reaches; undefined below the first one. */
export function reachedBreak<B extends { readonly minQuantity: number }>(
  breaks: readonly B[] | undefined,
  quantity: number,
): B | undefined {
  return breaks?.findLast(({ minQuantity }) => minQuantity <= quantity)
}

/** The price of one unit with GST when so many are bought. */
export function unitPriceAt(variant: Tiered, quantity: number): Price {
  return reachedBreak(variant.priceBreaks, quantity)?.priceWithGst ?? variant.priceWithGst
}
