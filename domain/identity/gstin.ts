import { stateByCode } from '../addresses/states.ts'

/** A GST identification number whose shape, State and check digit are right: `27AAPFU0939F1ZV`. */
export type Gstin = string & { readonly __format: 'GSTIN' }

/** Why a text is no GSTIN. */
export type GstinIssue = 'shape' | 'state' | 'check-digit'

const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Numbers given out before Daman and Diu joined Dadra (25) and before Andhra Pradesh was divided (28). */
const formerStates: Readonly<Record<string, string>> = { '25': '26', '28': '37' }

/** Reads a GSTIN as people write it, in small letters or with spaces and hyphens in it. */
export function parseGstin(text: string): { readonly gstin: Gstin } | { readonly fault: GstinIssue } {
  const gstin = text.toUpperCase().replaceAll(/[\s-]/g, '')
  if (!SHAPE.test(gstin)) return { fault: 'shape' }
  if (stateByCode(stateCodeOf(gstin)) === null) return { fault: 'state' }
  if (gstinCheckDigit(gstin) !== gstin.slice(14)) return { fault: 'check-digit' }
  return { gstin: gstin as Gstin }
}

/** The code of the State that a GSTIN is registered in. */
export function gstinState(gstin: Gstin): string {
  return stateCodeOf(gstin)
}

/** The PAN that a GSTIN contains. */
export function gstinPan(gstin: Gstin): string {
  return gstin.slice(2, 12)
}

/**
 * The fifteenth character that belongs to the first fourteen: each value is multiplied by 1 and 2 in turn, quotient and
 * remainder by 36 are added, and the check digit fills the sum up to the next multiple of 36.
 */
export function gstinCheckDigit(text: string): string {
  let sum = 0
  for (let place = 0; place < 14; place++) {
    const product = DIGITS.indexOf(text.charAt(place)) * (place % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

function stateCodeOf(gstin: string): string {
  const code = gstin.slice(0, 2)
  return formerStates[code] ?? code
}
