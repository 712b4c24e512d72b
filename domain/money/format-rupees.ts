import { formatPaise, formatPrice } from './format.ts'
import type { Paise } from './paise.ts'
import type { Price } from './price.ts'

/** Formats an amount as people say it, without paise where there are none: `₹2,00,000`, `₹354.50`. */
export function formatRupees(paise: Paise): string {
  return formatPaise(paise).replace(/\.00$/, '')
}

/** Formats a price of one unit in the same way, rounded to paise: `₹382`, `₹84.75`. */
export function formatUnitPrice(price: Price): string {
  return formatPrice(price).replace(/\.00$/, '')
}
