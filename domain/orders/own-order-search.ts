import { withAsciiDigits } from '../text/ascii-digits.ts'
import { withoutInvisible } from '../text/without-invisible.ts'

/** The most words that are looked for; what follows them does not count. */
const MAX_WORDS = 6
export const OWN_SEARCH_LENGTH = 100

/**
 * The words of a search in one's own orders, in lower case and as they stand, so that numbers keep their signs. Null when nothing is left
 * to look for.
 */
export function ownSearchWords(text: string): string[] | null {
  const words = withAsciiDigits(withoutInvisible(text))
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length === 0 ? null : words.slice(0, MAX_WORDS)
}

/** Tells whether a search has letters that no order is written in, so that the names of products have to be translated. */
export function isForeignSearch(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text)
}
