import type { Price } from '../../money/price.ts'
import { reachedBreak, type PriceBreak, type UnitPrices } from './price-breaks.ts'

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
