import { isKnown } from '../is-known.ts'
import type { Vocabulary } from '../items.ts'
import { singular } from '../singular.ts'
import { plainEnglish } from '../words/speech/plain-english.ts'
import { nameInOneWord } from './name-at.ts'
import { isMaterial } from './same-words.ts'

const LONG = /^[a-z]{7,}$/
/** The shortest words of the catalogue, and the shortest material and noun, that are told apart within one. */
const SHORTEST_OF_PAIR = 3
const SHORTEST_MATERIAL = 4
const SHORTEST_NOUN = 4

/**
 * The words that an unknown one is written of: a name of several words, two that stand beside each other in the catalogue, or a material
 * and what is made of it: `steelpipe`. Null where it is none of these.
 */
export function wordsWrittenAsOne(written: string, vocabulary: Vocabulary): readonly string[] | null {
  const word = singular(written)
  if (!LONG.test(word) || plainEnglish.has(word)) return null
  if (isKnown(vocabulary, word) || isKnown(vocabulary, written)) return null
  return (
    nameInOneWord(vocabulary.lexicon, word)?.words ??
    pairIn(word, vocabulary) ??
    materialAndNoun(word, vocabulary)
  )
}

function pairIn(word: string, { pairs }: Vocabulary): string[] | null {
  for (let at = SHORTEST_OF_PAIR; at <= word.length - SHORTEST_OF_PAIR; at += 1) {
    const pair = [word.slice(0, at), word.slice(at)]
    if (pairs?.has(pair.join(' ')) === true) return pair
  }
  return null
}

function materialAndNoun(word: string, { lexicon }: Vocabulary): string[] | null {
  for (let at = SHORTEST_MATERIAL; at <= word.length - SHORTEST_NOUN; at += 1) {
    const [material, noun] = [word.slice(0, at), word.slice(at)]
    // the ends of verbs name nothing
    if (noun.length === SHORTEST_NOUN && noun.endsWith('ing')) continue
    const isNoun = lexicon.phrases
      .get(noun)
      ?.some(({ words, meanings }) => words.length === 1 && meanings.some(({ kind }) => kind === 'product'))
    if (isNoun === true && isMaterial(lexicon, material)) return [material, noun]
  }
  return null
}
