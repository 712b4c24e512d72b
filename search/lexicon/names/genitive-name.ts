import type { Lexicon, Phrase } from '../lexicon.ts'
import type { FoundName } from './name-at.ts'

/** Words that join two nouns in Hindi, Marathi and Gujarati, in their script or in Latin letters: the `ka` of `false ceiling ka channel`. */
export const GENITIVE = /^(?:ka|ki|ke|cha|chi|che|का|की|के|चा|ची|चे|નો|ની|નું|ના)$/u

/** The longest name of a product that begins at a place, where a genitive stands between its words. Null where there is none. */
export function genitiveNameAt(lexicon: Lexicon, words: readonly string[], at: number): FoundName | null {
  for (const phrase of lexicon.phrases.get(words[at] ?? '') ?? []) {
    const end = phrase.words.length > 1 && namesProduct(phrase) ? endOf(phrase, words, at) : at
    if (end - at > phrase.words.length) return { phrase, end }
  }
  return null
}

function namesProduct({ meanings, isReversed }: Phrase): boolean {
  return isReversed !== true && meanings.some(({ kind }) => kind === 'product')
}

/** The place behind a name, whatever genitives stand within it; its beginning where it is not written there. */
function endOf({ words: name }: Phrase, words: readonly string[], from: number): number {
  let at = from
  for (const [place, word] of name.entries()) {
    if (place > 0 && GENITIVE.test(words[at] ?? '') && word !== words[at]) at += 1
    if (words[at] !== word) return from
    at += 1
  }
  return at
}
