import { normalizeText } from './normalize-text.ts'
import { formatSize, extractSizes, type Size } from './size.ts'

/** A word of a text: normalized for comparison, and as typed. */
export type Token = { readonly word: string; readonly typed: string }

/** Longer words are truncated, in characters. */
const MAX_LENGTH = 40
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Words without meaning for a search, in English, Hinglish and Hindi. */
const stopWords = new Set(
  (
    'x a an the of for and or with in on to by per my me we i please pls plz need want give send required ' +
    'ka ki ke ko se aur ya do de dena dijiye bhejo bhej chahiye chaiye wala wale wali bhai ji sir ' +
    'का की के को से और या दो दे दीजिए भेजो चाहिए वाला वाले वाली भाई जी'
  ).split(' '),
)

/** Splits a text into its sizes and its other words, in the singular and without stop words. */
export function tokenize(text: string): {
  readonly sizes: readonly Size[]
  readonly words: readonly Token[]
} {
  const { sizes, rest } = extractSizes(normalizeText(text))
  const words = (rest.match(WORD) ?? [])
    .map((typed) => ({ typed, word: singular(typed.slice(0, MAX_LENGTH)) }))
    .filter(({ word }) => !stopWords.has(word))
  return { sizes, words }
}

/** All normalized tokens of a text: words and sizes. */
export function tokensOf(text: string): string[] {
  const { sizes, words } = tokenize(text)
  return [...words.map(({ word }) => word), ...sizes.map(formatSize)]
}

/** The singular of an English word: `tile` for `tiles`, `box` for `boxes`. */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || /(?:ss|us|is|as)$/.test(word)) return word
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}
