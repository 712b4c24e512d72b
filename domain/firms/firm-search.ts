import { withAsciiDigits } from '../text/ascii-digits.ts'
import { withoutInvisible } from '../text/without-invisible.ts'

/** Search of somebody at the desk for firms, as what the typed text can mean. */
export type FirmSearch =
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'gstin'; readonly start: string }
  | { readonly kind: 'words'; readonly words: readonly string[] }

const MAX_WORDS = 6

/**
 * Reads a search for firms: the beginning of a GSTIN from its State and a letter on, a phone number of somebody in the firm, or
 * beginnings of words of its name. Null when nothing is left to look for.
 */
export function parseFirmSearch(text: string): FirmSearch | null {
  const trimmed = withAsciiDigits(withoutInvisible(text)).trim()
  const compact = trimmed.replaceAll(/[\s()-]/g, '').toUpperCase()
  if (/^\d{2}[A-Z][A-Z\d]{0,12}$/.test(compact)) return { kind: 'gstin', start: compact }
  const digits = compact.replace(/^(?:\+91|0091|00(?=91)|0)/, '')
  if (/^\d{10,12}$/.test(digits)) return { kind: 'phone', digits: digits.slice(-10) }
  const words = trimmed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length === 0 ? null : { kind: 'words', words: words.slice(0, MAX_WORDS) }
}
