import type { OrderItem } from '../orders/order.ts'

type Taxed = Pick<OrderItem, 'variantSpecs'>

/** How far a rate worked out of two prices may be from the one it is taken for: 0.05 percent. */
const NEAR_HUNDREDTHS = 5n

/**
 * The GST rate of an article in percent: the one recorded with it (`18`, `18%`, `exempt`), else the known rate that its
 * tax comes to. Null when there is neither: a tax that nobody has set a rate for must not be claimed, no return takes
 * it and no buyer could set it off. The whole price is then taxable without tax, and `findDoubts` says so beforehand.
 */
export function gstRateOf({ variantSpecs }: Taxed, knownRates: readonly number[]): number | null {
  return parseRate(variantSpecs.gstRate) ?? rateOfPrices(variantSpecs, knownRates)
}

/** A rate as percent with at most two decimals; null when the text is none. */
export function parseRate(text: string | null): number | null {
  const plain = text?.trim().toLowerCase() ?? ''
  if (/^(?:nil|exempt(?:ed)?|non-?gst|zero)(?: rated)?$/.test(plain)) return 0
  const [, digits] = /^(?:gst)?\s*@?\s*(\d{1,2}(?:\.\d{1,2}0*)?)\s*%?(?:\s*gst)?$/.exec(plain) ?? []
  return digits === undefined ? null : Number(digits)
}

/** A rate as whole hundredths of a percent, for exact arithmetic. */
export function rateHundredths(rate: number): bigint {
  return BigInt(Math.round(rate * 100))
}

function rateOfPrices(
  { priceWithoutGst, gst }: Taxed['variantSpecs'],
  knownRates: readonly number[],
): number | null {
  if (priceWithoutGst === 0) return null
  const base = BigInt(priceWithoutGst)
  // how far the tax is from that of a rate, in hundredths of a percent of the price
  const distance = (rate: number): bigint => {
    const apart = BigInt(gst) * 10_000n - rateHundredths(rate) * base
    return apart < 0n ? -apart : apart
  }
  const near = knownRates.filter((rate) => distance(rate) <= NEAR_HUNDREDTHS * base)
  return near.toSorted((a, b) => (distance(a) < distance(b) ? -1 : 1))[0] ?? null
}
