import { parseGstin } from '../identity/gstin.ts'
import { withAsciiDigits } from '../text/ascii-digits.ts'
import { withoutInvisible } from '../text/without-invisible.ts'

/** Search of somebody at the desk for customers, as what the typed text can mean. */
export type CustomerSearch =
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'gstin'; readonly gstin: string }
  | { readonly kind: 'words'; readonly words: readonly string[] }

const MAX_WORDS = 6

/**
 * Reads a search for customers (DESK-06): the beginning or end of a phone number from three digits on, a GST number, or the
 * beginnings of words in their name and those of their receivers. Null when nothing is left to look for.
 */
export function parseCustomerSearch(text: string): CustomerSearch | null {
  const trimmed = withAsciiDigits(withoutInvisible(text)).trim()
  const reading = parseGstin(trimmed)
  if ('gstin' in reading) return { kind: 'gstin', gstin: reading.gstin }
  const digits = trimmed.replaceAll(/[\s()-]/g, '').replace(/^(?:\+91|0091|00(?=91)|0)/, '')
  if (/^\d{3,12}$/.test(digits)) return { kind: 'phone', digits: digits.slice(-10) }
  const words = trimmed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length === 0 ? null : { kind: 'words', words: words.slice(0, MAX_WORDS) }
}
