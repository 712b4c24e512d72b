import { PRICE_SCALE, type Price } from './price.ts'

const DECIMAL = /^(\d{1,12})(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/
const TOO_LARGE = 1_000_000_000

/** What came of reading a price: the price, and whether digits beyond the sixth decimal were rounded half-up. */
export type ParsedPrice = { readonly price: Price; readonly rounded: boolean } | { readonly fault: string }

/**
 * Reads a price as delivered: a number, or a string of one such as `"382"`, `"1,234.50"` or `"₹ 84.745763"`.
 * Returns a fault, never throws, for what is not a number, is negative, or is ₹100 crore or more.
 */
export function parsePrice(value: unknown): ParsedPrice {
  if (typeof value === 'number' && value > 0 && value < TOO_LARGE) {
    const micros = Math.round(value * PRICE_SCALE)
    // at most 15 digits: the number has no more decimals than these, and the text of it would say the same
    if (micros / PRICE_SCALE === value) return { price: micros as Price, rounded: false }
  }
  const text =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.replace(/[₹,\s]/g, '') : ''
  const match = DECIMAL.exec(text.replace(/^[-+]/, ''))
  if (!match) return { fault: `is not a number (${describe(value)})` }
  const { whole, decimals } = shiftPoint(match)
  if (text.startsWith('-') && /[1-9]/.test(whole + decimals)) return { fault: `is negative (${text})` }
  if (Number(whole) >= TOO_LARGE) return { fault: `is too large (${text})` }
  const micros = Number(whole) * PRICE_SCALE + Number(decimals.slice(0, 6).padEnd(6, '0'))
  const rest = decimals.slice(6)
  const up = /^[5-9]/.test(rest) ? 1 : 0
  if (micros + up >= TOO_LARGE * PRICE_SCALE) return { fault: `is too large (${text})` }
  return { price: (micros + up) as Price, rounded: /[1-9]/.test(rest) }
}

/** The digits before and after the decimal point, with the exponent worked in. */
function shiftPoint([, whole = '0', fraction = '', exponent = '0']: RegExpExecArray) {
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return { whole: '0', decimals: '0'.repeat(-point) + digits }
  return { whole: digits.slice(0, point).padEnd(point, '0'), decimals: digits.slice(point) }
}

/** A price from rupees that the program itself knows to be right, for constants and tests. Throws on a fault. */
export function toPrice(rupees: number | string): Price {
  const reading = parsePrice(rupees)
  if ('fault' in reading) throw new RangeError(`price ${reading.fault}`)
  return reading.price
}

function describe(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 40)
}
