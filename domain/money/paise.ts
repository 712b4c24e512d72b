import { PRICE_SCALE } from './price.ts'

/** Money in integer paise, as in bills, orders, payments and invoices. */
export type Paise = number & { readonly __unit: 'paise' }

const MICROS_PER_PAISA = BigInt(PRICE_SCALE / 100)

/**
 * Rounds an exact, non-negative sum of micro-rupees half-up to paise: 100.005 rupees become 100.01.
 * The only rounding of a bill figure (CART-10).
 */
export function roundToPaise(micros: bigint): Paise {
  return Number((micros + MICROS_PER_PAISA / 2n) / MICROS_PER_PAISA) as Paise
}

/** Converts paise to rupees as a JSON number with at most two decimals: 38250 becomes 382.5. */
export function paiseToRupees(paise: Paise): number {
  return paise / 100
}
