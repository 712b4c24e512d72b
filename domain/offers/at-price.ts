import type { UnitPrices } from '../catalogue/prices/price-breaks.ts'
import type { Price } from '../money/price.ts'
import { splitAs } from '../pricing/agreed-prices.ts'

/** A variant at a lower price with GST: its parts keep their proportion, and what is taken off is discount. */
export function atPrice<V extends UnitPrices & { readonly discount: Price }>(variant: V, price: Price): V {
  if (price === variant.priceWithGst) return variant
  const parts = splitAs(variant, price)
  const discount = (variant.discount + variant.priceWithoutGst - parts.priceWithoutGst) as Price
  return { ...variant, ...parts, discount }
}
