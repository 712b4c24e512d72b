import { PRICE_SCALE } from './price.ts'

/** Money in integer paise, as in bills, orders, payments and invoices. */
export type Paise = number & { readonly __unit: 'paise' }

/** No money. */
export const ZERO = 0 as Paise

/** A whole number of paise that comes from outside: a row, a body, a provider. Throws a `RangeError` for anything else. */
export function toPaise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of paise`)
  return amount as Paise
}

export function add(...amounts: readonly Paise[]): Paise {
  return sum(amounts)
}

/** The first amount less all others; negative where they are more. */
export function subtract(amount: Paise, ...others: readonly Paise[]): Paise {
  return (amount - sum(others)) as Paise
}

/** So many times an amount; `count` is a whole number. */
export function times(amount: Paise, count: number): Paise {
  return toPaise(amount * count)
}

export function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce((total, amount) => total + amount, 0) as Paise
}

/** The smaller of two amounts. */
export function least(one: Paise, other: Paise): Paise {
  return one < other ? one : other
}

/** The amount, or nothing where it is negative. */
export function atLeastZero(amount: Paise): Paise {
  return amount < 0 ? ZERO : amount
}

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
