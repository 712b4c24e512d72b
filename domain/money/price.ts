/**
 * A catalogue price in integer micro-rupees (rupees × 1,000,000), so that the six decimals of delivered prices without
 * tax are exact. Below ₹100 crore, so that it has at most fifteen digits and fits a JSON number exactly.
 */
export type Price = number & { readonly __unit: 'micro-rupees' }

/** Micro-rupees in one rupee. */
export const PRICE_SCALE = 1_000_000

/** A price in micro-rupees that comes from outside: a row, a body. Throws a `RangeError` for what is none. */
export function priceOfMicros(micros: number): Price {
  if (!Number.isSafeInteger(micros) || micros < 0)
    throw new RangeError(`${micros} is no price in micro-rupees`)
  return micros as Price
}

/** The exact decimal text of a price in rupees, without trailing zeros: `84.745763`, `382`, `0.05`. */
export function priceText(price: Price): string {
  const integer = Math.trunc(price / PRICE_SCALE)
  const fraction = String(price % PRICE_SCALE)
    .padStart(6, '0')
    .replace(/0+$/, '')
  return fraction === '' ? String(integer) : `${integer}.${fraction}`
}

/** The price in rupees as a JSON number, whose shortest decimal text is exact. */
export function priceNumber(price: Price): number {
  return Number(priceText(price))
}
