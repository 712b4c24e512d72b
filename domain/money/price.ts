/**
 * A catalogue price: rupees scaled by 1,000,000 as a whole number, so that the six decimals that prices
 * without tax are delivered with are exact. Below ₹100 crore, so that it has at most fifteen digits and a JSON number
 * holds it exactly.
 */
export type Price = number & { readonly __unit: 'micro-rupees' }

/** Micro-rupees in one rupee. */
export const PRICE_SCALE = 1_000_000

/** The exact decimal text of a price in rupees, without trailing zeros: `84.745763`, `382`, `0.05`. */
export function priceText(price: Price): string {
  const whole = Math.trunc(price / PRICE_SCALE)
  const fraction = String(price % PRICE_SCALE)
    .padStart(6, '0')
    .replace(/0+$/, '')
  return fraction === '' ? String(whole) : `${whole}.${fraction}`
}

/** The price in rupees as a JSON number; its shortest decimal text is exact. */
export function priceNumber(price: Price): number {
  return Number(priceText(price))
}
