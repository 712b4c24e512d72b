import { toPaise, type Paise } from './paise.ts'
import { parsePrice } from './parse-price.ts'

/** Whole paise, or why a value is no amount of rupees. */
type ParsedRupees = { readonly paise: Paise } | { readonly issue: string; readonly text: string }

/** Reads an amount of rupees, a number or text, as whole paise: `382.5` becomes 38250. Never throws. */
export function parseRupees(value: unknown): ParsedRupees {
  const reading = parsePrice(value)
  if ('issue' in reading) return reading
  const amount = reading.price / 10_000
  return Number.isInteger(amount)
    ? { paise: toPaise(amount) }
    : { issue: 'parts-of-paisa', text: String(value) }
}

/** An amount of rupees, a number or text, as whole paise. Throws a `RangeError` for anything else. */
export function rupeesToPaise(value: unknown): Paise {
  const reading = parseRupees(value)
  if ('issue' in reading) throw new RangeError(`amount ${reading.issue}: ${reading.text}`)
  return reading.paise
}
