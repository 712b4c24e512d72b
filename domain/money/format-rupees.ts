import { formatPaise } from './format.ts'
import type { Paise } from './paise.ts'

/** Formats an amount as people say it, without paise where there are none: `₹2,00,000`, `₹354.50`. */
export function formatRupees(paise: Paise): string {
  return formatPaise(paise).replace(/\.00$/, '')
}
