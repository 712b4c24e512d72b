import type { Finding } from '#domain/problem/findings.ts'
import { isGroupedNumber } from '#domain/text/grouped-number.ts'

/** A text of a cell as a value, or why it is none. */
export type ReadValue = { readonly value: string } | { readonly issue: Finding }

const plainNumber = /^\d+(?:\.\d+)?$|^\.\d+$/

/**
 * An amount of rupees or a quantity, exactly as it is written: `₹ 1,25,000.00`, `125,000` and `Rs. 1180/-` are amounts. Any other
 * grouping, and a decimal comma, could mean several, and is refused with what it might be.
 */
export function readAmount(text: string): ReadValue {
  const amount = latin(text)
    .trim()
    .replace(/^(?:rs\.?|inr|₹)\s*/i, '')
    .replace(/\s*(?:\/-|\/=)$/, '')
    .trim()
  if (amount === '') return { value: '' }
  if (plainNumber.test(amount)) return { value: amount.startsWith('.') ? `0${amount}` : amount }
  if (isGroupedNumber(amount)) return { value: amount.replaceAll(',', '') }
  return { issue: whyNoAmount(amount) }
}

function whyNoAmount(amount: string): Finding {
  const why = decimalComma(amount) ?? oddGrouping(amount) ?? inWords(amount)
  if (why !== null) return why
  const known = slips.find(([slip]) => slip.test(amount))?.[1]
  if (known !== undefined) return { code: known, text: amount }
  const [, number] = /^(\d[\d,]*(?:\.\d+)?)\s*\D/.exec(amount) ?? []
  return number === undefined
    ? { code: 'number-missing', text: amount }
    : { code: 'number-with-words', text: amount, meant: number }
}

const slips = [
  [/^\d+(?:\.\d+)?e[+-]?\d+$/i, 'number-shortened'],
  [/^[-–—−(]\s*\d/, 'number-below-nothing'],
  [/^\d[\d.,]*\s*[-–—−]$/, 'number-with-minus-behind'],
  [/^(?:[$€£¥]|usd|eur|aed)/i, 'amount-of-another-currency'],
  [/%$/, 'amount-as-percentage'],
] as const

/** `382,50` and `12.450,00`. */
function decimalComma(amount: string): Finding | null {
  const [, whole = '', part = ''] = /^(\d[\d.'’\s]*),(\d{1,2})$/.exec(amount) ?? []
  if (part === '') return null
  const [meant, grouped] = [`${digitsOf(whole)}.${part}`, `${digitsOf(whole)}${part}`]
  return { code: 'decimal-comma', text: amount, meant, grouped }
}

/** `12'500.00` and `1 250.50`. */
function oddGrouping(amount: string): Finding | null {
  if (!/^\d[\d.,'’\s]*$/.test(amount)) return null
  const [, grouped = amount, decimals = ''] = /^(.*)\.(\d{1,2})$/.exec(amount) ?? []
  const meant = `${digitsOf(grouped)}${decimals === '' ? '' : `.${decimals}`}`
  return { code: 'odd-grouping', text: amount, meant }
}

/** `1.2 lakh`. */
function inWords(amount: string): Finding | null {
  const [, many, unit = ''] = /^(\d+(?:\.\d+)?)\s*(lakhs?|lacs?|l|crores?|cr|k)\b/i.exec(amount) ?? []
  if (many === undefined) return null
  const times = { k: 1_000, l: 100_000, c: 10_000_000 }[unit.charAt(0).toLowerCase()] ?? 1
  return { code: 'number-in-words', text: amount, meant: String(Math.round(Number(many) * times)) }
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

const rateForm = /^(?:i?gst)?\s*@?\s*(\d{1,4}(?:\.\d{1,6})?)\s*%?\s*(?:i?gst)?$/i
/** Goods without tax, as invoices know them. */
const noTax = /^(?:nil|exempt(?:ed)?|non[- ]?gst|zero)(?: rated)?$/i
/** `18% (9+9)`: a rate with the halves that the centre and State take of it. */
const withHalves = /^(\d{1,2}(?:\.\d{1,3})?)\s*%?\s*\(\s*(\d[\d.]*)\s*%?\s*\+\s*(\d[\d.]*)\s*%?\s*\)$/

/**
 * A rate of GST in percent: `18`, `18%`, `18.0 %`, `GST 18%` and `18% (9+9)` are 18, `Nil` and `Exempt` are 0. Whether it is one of the
 * seller's rates is decided by `rateIssue`.
 */
export function readRate(text: string): ReadValue {
  const rate = latin(text).trim()
  if (rate === '') return { value: '' }
  if (noTax.test(rate)) return { value: '0' }
  const number = rateForm.exec(rate)?.[1] ?? rateOfHalves(rate)
  return number === undefined
    ? { issue: { code: 'rate-unreadable', text: rate } }
    : { value: String(Number(number)) }
}

function rateOfHalves(rate: string): string | undefined {
  const [, whole, one, other] = withHalves.exec(rate) ?? []
  return Number(one) === Number(other) && Number(whole) === Number(one) * 2 ? whole : undefined
}

/** Reason that a rate, in percent, cannot be that of a product: it is none of the seller's; null when it is. */
export function rateIssue(text: string, rates: readonly number[]): Finding | null {
  const read = readRate(text)
  const rate = 'value' in read ? read.value : text
  const value = Number(rate)
  if (rate === '' || rates.includes(value)) return null
  const meant = [value * 100, value / 100].map((each) => Number(each.toPrecision(6)))
  const found = meant.find((each) => each > 0 && rates.includes(each))
  const told = { rate, rates: rates.map(String) }
  return found === undefined
    ? { code: 'rate-not-yours', ...told }
    : { code: 'rate-mistyped', ...told, meant: String(found) }
}

/** A code such as a SKU, an id or an HSN code: digits that a spreadsheet has shortened to 8.9E+12 are none. */
export function readCode(text: string): ReadValue {
  const code = text.trim().replace(/^'(?=\S)/, '')
  return /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i.test(code)
    ? { issue: { code: 'code-shortened', text: code } }
    : { value: code }
}

/** An HSN code without what was set between its digits: `2523.29.30` and `25232930.0` are 25232930. */
export function readHsn(text: string): ReadValue {
  const code = readCode(latin(text).replace(/^\s*(?:hsn|sac)\b[\s:.]*/i, ''))
  if ('issue' in code) return code
  const digits = code.value.replace(/^(\d+)\.0+$/, '$1').replaceAll(/(?<=\d)[.\s-](?=\d)/g, '')
  if (digits === '' || /^(?:\d{2}){1,4}$/.test(digits)) return { value: digits }
  if (/^\d{3}$|^\d{5}$|^\d{7}$/.test(digits))
    return { issue: { code: 'hsn-without-zero', text: digits, digits: digits.length } }
  return { issue: { code: 'hsn-wrong', text: code.value } }
}

/** Digits of Indian scripts as 0 to 9, and signs as wide as East Asian letters as plain ones. */
function latin(text: string): string {
  const narrow = text.replaceAll(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
  return narrow.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    if (point < 128) return digit
    // the ten digits of a script follow each other
    for (let value = 0; value <= 9; value += 1)
      if (!/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) return String(value)
    return digit
  })
}
