import type { Tiered } from '#domain/catalogue/prices/price-breaks.ts'
import { MAX_QUANTITY, roundQuantityUp } from '#domain/catalogue/prices/quantity-rule.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { VariantStock } from '#domain/stock/stock.ts'
import { convertQuantity, wholeUnits } from '../product-kinds/convert.ts'
import type { VariantOptionWire } from './wire.ts'

/** A variant option with exact prices, as the cart needs it. Throws a `RangeError` for unreadable ones. */
export function parseOption(
  option: VariantOptionWire,
): Tiered & { readonly uid: string | null; readonly stock?: VariantStock } {
  const { uid, price, priceBreaks, minQuantity, quantityStep, stock } = option
  const breaks = priceBreaks?.map((each) => ({
    minQuantity: each.minQuantity,
    priceWithGst: toPrice(each.price),
  }))
  return {
    uid,
    priceWithGst: toPrice(price),
    ...(breaks && { priceBreaks: breaks }),
    ...(minQuantity !== undefined && { minQuantity }),
    ...(quantityStep !== undefined && { quantityStep }),
    ...(stock && { stock }),
  }
}

/**
 * The sales units that a written quantity comes to, rounded up to what is sold. Null when its unit cannot be converted, and when it
 * is more than an order may have: the quantity is then asked for.
 */
export function toSalesUnits(
  quantity: number,
  from: string | null,
  option: VariantOptionWire,
): number | null {
  const units = convertQuantity(quantity, from, option)
  if (units === null || wholeUnits(units) > MAX_QUANTITY) return null
  return roundQuantityUp(parseOption(option), wholeUnits(units))
}
