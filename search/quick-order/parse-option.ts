import type { Tiered } from '#domain/catalogue/prices/price-breaks.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { VariantStock } from '#domain/stock/stock.ts'
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
