import { parseRate, rateHundredths } from '../catalogue/prices/gst-rate.ts'
import type { OrderItem } from '../orders/order.ts'

type TaxedItem = Pick<OrderItem, 'variantSpecs'>

/** Greatest distance of a rate derived from prices from a known rate: 0.05 percentage points. */
const TOLERANCE_HUNDREDTHS = 5n

/**
 * The GST rate of an item in percent: the recorded one (`18`, `18%`, `exempt`), otherwise the known rate that its prices
 * imply. Null when there is neither: tax without a set rate must not be charged, because no GST return accepts it and no
 * buyer could claim it. The whole price is then taxable without tax, and `findInvoiceWarnings` reports it beforehand.
 */
export function gstRateOf({ variantSpecs }: TaxedItem, knownRates: readonly number[]): number | null {
  return parseRate(variantSpecs.gstRate) ?? rateFromPrices(variantSpecs, knownRates)
}

function rateFromPrices(
  { priceWithoutGst, gst }: TaxedItem['variantSpecs'],
  knownRates: readonly number[],
): number | null {
  if (priceWithoutGst === 0) return null
  const base = BigInt(priceWithoutGst)
  // distance of the tax from that of a rate, in hundredths of a percent of the price
  const distance = (rate: number): bigint => {
    const difference = BigInt(gst) * 10_000n - rateHundredths(rate) * base
    return difference < 0n ? -difference : difference
  }
  const matches = knownRates.filter((rate) => distance(rate) <= TOLERANCE_HUNDREDTHS * base)
  return matches.toSorted((a, b) => (distance(a) < distance(b) ? -1 : 1))[0] ?? null
}
