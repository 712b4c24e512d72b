import { loanOf, saidInScript } from '../guess-word.ts'
import type { Vocabulary } from '../items.ts'
import { phoneticKeyOf } from '../lexicon.ts'
import { plainWord } from './plain-words.ts'

/** A plural of a Telugu word, which a loan word has behind a vowel of its own, a doubled consonant or none. */
const PLURAL = /^[\u0c00-\u0c7f]{3,}లు$/u

/**
 * The singular of a Telugu plural that is no word of the trade and no plain one itself: క్లిప్ for క్లిప్పులు, లాక్ for లాకులు. A loan word is known by how it sounds, and
 * the ending is no part of that. Any other word stays, and so does the plural of what is not known.
 */
export function teluguSingular(word: string, vocabulary: Vocabulary): string {
  if (!PLURAL.test(word) || vocabulary.lexicon.phrases.has(word) || plainWord(word) !== null) return word
  return singularsOf(word).find((each) => isKnown(each, vocabulary)) ?? word
}

/** The singulars that a plural may be of, the likeliest first. */
function singularsOf(word: string): string[] {
  return [
    word.replace(/(\p{L})్\1ులు$/u, '$1్'),
    word.replace(/ులు$/u, '్'),
    word.replace(/ళ్ళు$|ళ్లు$/u, 'ల్'),
    word.replace(/్లు$/u, '్'),
    word.replace(/ాలు$/u, 'ం'),
    word.replace(/లు$/u, ''),
  ].filter((each) => each !== word)
}

/** Tells whether a word is the trade's, as it is written or as it sounds, or an English one of the catalogue. */
function isKnown(word: string, vocabulary: Vocabulary): boolean {
  const { lexicon, sounds } = vocabulary
  const sound = phoneticKeyOf(word)
  return (
    lexicon.phrases.get(word)?.some(({ words }) => words.length === 1) === true ||
    sounds.has(sound) ||
    lexicon.sounds.has(sound) ||
    (saidInScript(vocabulary, word, sound) ?? loanOf(vocabulary, sound)) !== null
  )
}
