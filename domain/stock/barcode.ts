import type { Finding } from '../problem/findings.ts'

/** The longest code that a variant may bear. */
export const MAX_BARCODE_LENGTH = 60

/**
 * A barcode as it is compared: a GTIN of 8 to 14 digits is the same with and without the zeros before it (GS1 General
 * Specifications, 3.1), so that a code of 12 digits from America is found by a reader that says 13.
 */
export function barcodeKey(code: string): string {
  const trimmed = code.trim()
  return /^\d{8,14}$/.test(trimmed) ? trimmed.replace(/^0+/, '') : trimmed
}

type BarcodeIssueOf<Code extends Finding['code']> = Omit<Extract<Finding, { readonly code: Code }>, 'text'>
export type BarcodeIssue =
  | BarcodeIssueOf<'code-shortened'>
  | BarcodeIssueOf<'barcode-too-long'>
  | BarcodeIssueOf<'barcode-digit-wrong'>

/**
 * Reason that a text cannot be the barcode of a variant; null when it can. A number of 8, 12, 13 or 14 digits
 * is a GTIN, whose last digit follows from the others (GS1 General Specifications, 7.9); own codes are of another length, or have
 * letters.
 */
export function barcodeIssue(code: string): BarcodeIssue | null {
  if (/^\d(?:[.,]\d+)?E\+?\d{1,2}$/i.test(code)) return { code: 'code-shortened' }
  if (code.length > MAX_BARCODE_LENGTH) return { code: 'barcode-too-long', most: MAX_BARCODE_LENGTH }
  if (!/^(?:\d{8}|\d{12,14})$/.test(code) || code.endsWith(checkDigit(code.slice(0, -1)))) return null
  return { code: 'barcode-digit-wrong', digit: checkDigit(code.slice(0, -1)) }
}

/**
 * The barcode as a GTIN that is the same everywhere; null for a code of the store's own, also one in the ranges that GS1 leaves to
 * companies (02, 04 and 20 to 29; General Specifications, 1.4).
 */
export function worldwideGtin(code: string): string | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code) || barcodeIssue(code) !== null) return null
  const prefix = code.length === 8 ? code.slice(0, 2) : code.padStart(14, '0').slice(1, 3)
  return /^(?:0[24]|2\d)/.test(prefix) ? null : code
}

/** The digit that makes the sum of all, every second one from the end three times, a multiple of ten. */
function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}
