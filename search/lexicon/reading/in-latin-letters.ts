import type { Vocabulary } from '../items.ts'
import type { Meaning, Phrase } from '../lexicon.ts'
import { guessOf } from '../guess-word.ts'
import { obliqueStem } from '../inflections.ts'
import { plainEnglish as noSlips } from '../words/speech/plain-english.ts'
import { plainEnglish, plainWordInLatin, stemInLatin, type Told } from './plain-words.ts'

/** Particles of Indian languages in Latin letters: the `ki` of `pani ki tanki`. */
export const LATIN_PARTICLE =
  /^(?:ka|ki|ke|wala|wali|wale|vala|vali|vale|wla|wli|cha|chi|che|da|di|de|na|ni|nu|no|er|liye|lie|liya|sathi|mate|jonno|kosam)$/

const LATIN = /^[a-z]+$/

/** Particles that no English word is. */
const INDIAN_PARTICLE = /^(?:ka|ki|ke|wala|wali|wale|vala|vali|vale|cha|chi|che|liye|sathi)$/

/** Tells of each word of a text whether another one is of an Indian language, so that it may be one that is spelt freely. */
export function areAmongOthers(words: readonly string[], vocabulary: Vocabulary): boolean[] {
  const isIndian = words.map(
    (word, at) =>
      (at > 0 && INDIAN_PARTICLE.test(word)) ||
      (LATIN.test(word) &&
        (isOfOthers(single(vocabulary.lexicon.phrases.get(word))) ||
          (!isEnglish(word, vocabulary) && plainWordInLatin(word, { isAmongOthers: false }) !== null))),
  )
  const count = isIndian.filter(Boolean).length
  return isIndian.map((is) => count > (is ? 1 : 0))
}

const englishNames = new WeakMap<Vocabulary['lexicon'], ReadonlySet<string>>()

/** Tells whether a word is one of the catalogue, a brand, or stands in an English name that the trade has: the copper of a copper pipe. */
function isEnglish(word: string, { words, brands, lexicon }: Vocabulary): boolean {
  let known = englishNames.get(lexicon)
  if (known === undefined) {
    const names = [...lexicon.phrases.values()].flat().filter((phrase) => phrase.isEnglish)
    known = new Set([...names.flatMap((phrase) => phrase.words), ...plainEnglish])
    englishNames.set(lexicon, known)
  }
  return words.has(word) || brands.has(word) || known.has(word) || noSlips.has(word)
}

/** English words that one in Latin letters is: a plain one of an Indian language that the trade does not have, or the trade's for part of a name. */
export function wordInLatin(word: string, vocabulary: Vocabulary, isAmongOthers: boolean): Told | null {
  if (!LATIN.test(word) || vocabulary.brands.has(word)) return null
  const phrase = single(vocabulary.lexicon.phrases.get(word))
  if (vocabulary.words.has(word) || phrase !== undefined) {
    const isOwn = vocabulary.words.has(word) || phrase?.isEnglish === true
    return ofTrade([...(isOfOthers(phrase) ? named(phrase?.meanings ?? []) : []), ...(isOwn ? [[word]] : [])])
  }
  if (isEnglish(word, vocabulary)) return null
  return plainWord(word, vocabulary, isAmongOthers) ?? caseOf(word, vocabulary, isAmongOthers)
}

function plainWord(word: string, vocabulary: Vocabulary, isAmongOthers: boolean): Told | null {
  const exact = plainWordInLatin(word, { isAmongOthers })
  if (exact !== null && isAmongOthers) return exact
  // what may be a slip of a word that is known is one, unless others say which language it is
  if (guessOf(vocabulary, word) !== null) return null
  return exact ?? plainWordInLatin(word, { isAmongOthers, isFree: isAmongOthers })
}

/** English words of a case of the trade's own word, or of an English one with an ending of the language of the others: `bathroomer`. */
function caseOf(word: string, vocabulary: Vocabulary, isAmongOthers: boolean): Told | null {
  const stem = isAmongOthers ? stemInLatin(word, true) : null
  const ofEnglish = stem !== null && isEnglish(stem, vocabulary) ? [[stem]] : []
  return ofTrade([...named(obliqueStem(vocabulary.lexicon, word)?.meanings ?? []), ...ofEnglish])
}

/** Tells whether a word is Indian rather than English, as far as the reading of it differs. */
export function isForeign(word: string, { english, isOfTrade }: Told): boolean {
  return isOfTrade !== true || english.some((each) => each.join(' ') !== word)
}

function ofTrade(english: readonly (readonly string[])[]): Told | null {
  return english.length === 0 ? null : { english, isDescribing: false, isOfTrade: true }
}

function single(phrases: readonly Phrase[] | undefined): Phrase | undefined {
  return phrases?.find((phrase) => phrase.words.length === 1)
}

function isOfOthers(phrase: Phrase | undefined): boolean {
  return phrase !== undefined && !phrase.isEnglish && phrase.isJoined !== true
}

function named(meanings: readonly Meaning[]): string[][] {
  return meanings.flatMap((meaning) =>
    meaning.kind === 'product' || meaning.kind === 'attribute'
      ? [meaning.words.flatMap((each) => each.split('_'))]
      : [],
  )
}
