import type { Price } from '../../../money/price.ts'
import type { UnitPrices } from '../../prices/price-breaks.ts'

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000

/** A price with GST and its parts, which add up exactly: ₹118 at 18 % are ₹100 and ₹18. The rate is in hundredths of a percent. */
export function splitPrice(priceWithGst: Price, rate: number): UnitPrices {
  const priceWithoutGst = Number(
    (BigInt(priceWithGst) * BigInt(WHOLE) * 2n + BigInt(WHOLE + rate)) / (2n * BigInt(WHOLE + rate)),
  ) as Price
  return { priceWithoutGst, gst: (priceWithGst - priceWithoutGst) as Price, priceWithGst }
}

/** The rate that the parts of a price have, in hundredths of a percent; null for a price of nothing. */
export function rateOfPrices({
  priceWithoutGst,
  gst,
}: Pick<UnitPrices, 'priceWithoutGst' | 'gst'>): number | null {
  return priceWithoutGst === 0 ? null : Math.round((gst / priceWithoutGst) * WHOLE)
}
