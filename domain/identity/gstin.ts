import { withAsciiDigits } from '../text/ascii-digits.ts'
import { withoutInvisible } from '../text/without-invisible.ts'
import { stateByCode } from '../addresses/states.ts'

/** A GST identification number with a valid format, State and check digit: `27AAPFU0939F1ZV`. */
export type Gstin = string & { readonly __format: 'GSTIN' }

/** Reason that a text is not a valid GSTIN. */
export type GstinIssue = 'shape' | 'state' | 'check-digit'

const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Codes in use before Daman and Diu merged with Dadra (25) and before Andhra Pradesh was divided (28). */
const formerStates: Readonly<Record<string, string>> = { '25': '26', '28': '37' }

/** A text as it stands in a GSTIN: capitals and the digits 0 to 9, without spaces, hyphens and invisible marks. */
export function compactGstin(text: string): string {
  return withAsciiDigits(withoutInvisible(text)).toUpperCase().replaceAll(/[\s-]/g, '')
}

/** Parses a GSTIN as people type and copy it: in lower case, with spaces, hyphens and invisible marks, with the digits of any script. */
export function parseGstin(text: string): { readonly gstin: Gstin } | { readonly issue: GstinIssue } {
  const gstin = compactGstin(text)
  if (!SHAPE.test(gstin)) return { issue: 'shape' }
  if (stateByCode(stateCodeOf(gstin)) === null) return { issue: 'state' }
  if (gstinCheckDigit(gstin) !== gstin.slice(14)) return { issue: 'check-digit' }
  return { gstin: gstin as Gstin }
}

/** The GST code of the State in which a GSTIN is registered. */
export function gstinState(gstin: Gstin): string {
  return stateCodeOf(gstin)
}

/** The PAN that a GSTIN contains. */
export function gstinPan(gstin: Gstin): string {
  return gstin.slice(2, 12)
}

/**
 * The check digit of the first fourteen characters (Luhn mod 36): each value is multiplied by 1 and 2 in turn, the base-36
 * digits of the products are summed, and the check digit completes the sum to a multiple of 36.
 */
export function gstinCheckDigit(text: string): string {
  let sum = 0
  for (let index = 0; index < 14; index++) {
    const product = DIGITS.indexOf(text.charAt(index)) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

function stateCodeOf(gstin: string): string {
  const code = gstin.slice(0, 2)
  return formerStates[code] ?? code
}
