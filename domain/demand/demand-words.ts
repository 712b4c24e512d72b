import { normalizeText } from '../text/normalize-text.ts'

const MAX_LENGTH = 60
const MAX_WORDS = 8
/** A telephone number, an account, a PIN code with a house number: no name of a product has so many digits. */
const MANY_DIGITS = /(?:\d[ -]?){6,}/

/**
 * Words of a text that found nothing, as they are counted: without signs and without its quantity at the end. Null for a text that
 * may tell who wrote it, or is too long to be the name of something.
 */
export function demandWords(text: string): string | null {
  if (text.includes('@') || MANY_DIGITS.test(text)) return null
  const words = normalizeText(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}./]+/gu, ' ')
    .trim()
    .replace(/(?:\s+\d+(?:\.\d+)?\s*(?:nos?|pcs?|piece|nag|bag|bori|kg|box|set)?)$/u, '')
    .trim()
  const isName = /\p{L}{2}/u.test(words) && words.length <= MAX_LENGTH && words.split(' ').length <= MAX_WORDS
  return isName ? words : null
}
