import type { Paise } from './paise.ts'
import { PRICE_SCALE, type Price } from './price.ts'

const formats = new Map<number, Intl.NumberFormat>()

function format(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals)
  if (known) return known
  const made = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formats.set(decimals, made)
  return made
}

/** Rounds half-up on whole micro-rupees, so that the shown digits never depend on binary fractions. */
function atDecimals(price: Price, decimals: number): number {
  const step = PRICE_SCALE / 10 ** decimals
  return (Math.floor((price + step / 2) / step) * step) / PRICE_SCALE
}

/** A price as a person reads it, with Indian grouping: `₹1,23,456.78`. Lists show two decimals (GEN-02). */
export function formatPrice(price: Price, decimals: 0 | 1 | 2 = 2): string {
  return format(decimals).format(atDecimals(price, decimals))
}

/** An amount of paise as a person reads it: 12345678 becomes `₹1,23,456.78`. */
export function formatPaise(paise: Paise): string {
  return format(2).format(paise / 100)
}
