import type { Paise } from './paise.ts'
import { PRICE_SCALE, type Price } from './price.ts'

const formatters = new Map<number, Intl.NumberFormat>()

function formatter(decimals: number): Intl.NumberFormat {
  const cached = formatters.get(decimals)
  if (cached) return cached
  const created = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formatters.set(decimals, created)
  return created
}

/** Rounds half-up in integer micro-rupees, so that the result never depends on binary fractions. */
function roundToDecimals(price: Price, decimals: number): number {
  const step = PRICE_SCALE / 10 ** decimals
  return (Math.floor((price + step / 2) / step) * step) / PRICE_SCALE
}

/** Formats a price with Indian digit grouping: `₹1,23,456.78`. Lists show two decimals (GEN-02). */
export function formatPrice(price: Price, decimals: 0 | 1 | 2 = 2): string {
  return formatter(decimals).format(roundToDecimals(price, decimals))
}

/** The price in rupees with two decimals and nothing else, as machines read it: `1234.50`. */
export function decimalPrice(price: Price): string {
  return roundToDecimals(price, 2).toFixed(2)
}

/** Formats an amount of paise: 12345678 becomes `₹1,23,456.78`. */
export function formatPaise(paise: Paise): string {
  return formatter(2).format(paise / 100)
}
