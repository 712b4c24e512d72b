import { normalizeText } from './normalize-text.ts'
import { formatSize, extractSizes, type Size } from './size.ts'

/** A word of a text in the form in which it is compared, and as it was typed. */
export type Token = { readonly word: string; readonly typed: string }

/** The most of a word that counts. */
const LENGTH = 40
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Words that say nothing of the goods. */
const idle = new Set(
  (
    'x a an the of for and or with in on to by per my me we i please pls plz need want give send required ' +
    'ka ki ke ko se aur ya do de dena dijiye bhejo bhej chahiye chaiye wala wale wali bhai ji sir ' +
    'का की के को से और या दो दे दीजिए भेजो चाहिए वाला वाले वाली भाई जी'
  ).split(' '),
)

/** The sizes and the other words of a text, words without plural and without what says nothing of the goods. */
export function tokenize(text: string): {
  readonly sizes: readonly Size[]
  readonly words: readonly Token[]
} {
  const { sizes, rest } = extractSizes(normalizeText(text))
  const words = (rest.match(WORD) ?? [])
    .map((typed) => ({ typed, word: singular(typed.slice(0, LENGTH)) }))
    .filter(({ word }) => !idle.has(word))
  return { sizes, words }
}

/** All words of a text in the form in which they are compared, sizes among them. */
export function tokensOf(text: string): string[] {
  const { sizes, words } = tokenize(text)
  return [...words.map(({ word }) => word), ...sizes.map(formatSize)]
}

/** `tiles` and `tile` are one word, and so are `boxes` and `box`. */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || /(?:ss|us|is|as)$/.test(word)) return word
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}
