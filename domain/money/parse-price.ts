import { PRICE_SCALE, type Price } from './price.ts'

const DECIMAL = /^(\d{1,12})(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/
const TOO_LARGE = 1_000_000_000

/** Reason that a value is no price, and the value as far as it can be shown. */
type PriceIssue = { readonly issue: 'not-a-number' | 'negative' | 'too-large'; readonly text: string }

/** A parsed price and whether digits beyond the sixth decimal were rounded half-up, or why the value is not a price. */
export type ParsedPrice = { readonly price: Price; readonly rounded: boolean } | PriceIssue

/**
 * Parses a delivered price in rupees: a number, or a string such as `"382"`, `"1,234.50"` or `"₹ 84.745763"`.
 * Never throws; returns an issue for a value that is not a number, is negative, or is ₹100 crore or more.
 */
export function parsePrice(value: unknown): ParsedPrice {
  if (typeof value === 'number' && value > 0 && value < TOO_LARGE) {
    const micros = Math.round(value * PRICE_SCALE)
    // at most 15 digits: the number has no further decimals, so parsing its text would give the same price
    if (micros / PRICE_SCALE === value) return { price: micros as Price, rounded: false }
  }
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.replace(/[₹,\s]/g, '') : ''
  const match = DECIMAL.exec(text.replace(/^[-+]/, ''))
  if (!match) return { issue: 'not-a-number', text: describe(value) }
  const { integer, decimals } = shiftPoint(match)
  if (text.startsWith('-') && /[1-9]/.test(integer + decimals)) return { issue: 'negative', text }
  if (Number(integer) >= TOO_LARGE) return { issue: 'too-large', text }
  const micros = Number(integer) * PRICE_SCALE + Number(decimals.slice(0, 6).padEnd(6, '0'))
  const excess = decimals.slice(6)
  const carry = /^[5-9]/.test(excess) ? 1 : 0
  if (micros + carry >= TOO_LARGE * PRICE_SCALE) return { issue: 'too-large', text }
  return { price: (micros + carry) as Price, rounded: /[1-9]/.test(excess) }
}

/** The digits before and after the decimal point, with the exponent applied. */
function shiftPoint([, integer = '0', fraction = '', exponent = '0']: RegExpExecArray) {
  const digits = integer + fraction
  const point = integer.length + Number(exponent)
  if (point <= 0) return { integer: '0', decimals: '0'.repeat(-point) + digits }
  return { integer: digits.slice(0, point).padEnd(point, '0'), decimals: digits.slice(point) }
}

/** A price from rupees known to be valid, for constants and tests. Throws a RangeError otherwise. */
export function toPrice(rupees: number | string): Price {
  const parsed = parsePrice(rupees)
  if ('issue' in parsed) throw new RangeError(`price ${parsed.issue}: ${parsed.text}`)
  return parsed.price
}

function describe(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 40)
}
