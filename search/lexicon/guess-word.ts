import { consonantKey } from '#domain/text/phonetic-key.ts'
import { editDistance } from '#domain/text/spelling.ts'
import type { Vocabulary } from './items.ts'
import { nearestWord, phoneticKeyOf, stemOf } from './lexicon.ts'

/** The acronym with these consonants when it is said letter by letter. */
function acronymOf({ acronyms }: Vocabulary, key: string): string | null {
  return key.length > SHORT_ACRONYM ? (acronyms.get(key) ?? null) : null
}

/** Acronyms with fewer consonants than this sound like other words. */
const SHORT_ACRONYM = 3

/** The known word that an unknown one most likely is: an inflected form, the same sound, or nearly the same spelling. */
export function guessWord(vocabulary: Vocabulary, word: string): string | null {
  const { lexicon, sounds } = vocabulary
  const isLatin = /[a-z]/.test(word)
  // without a vowel it is no word
  if (word.length < 3 || /^[b-df-hj-np-tv-xz]+$/.test(word)) return null
  const stem = isLatin ? null : stemOf(lexicon, word)
  if (stem !== null) return stem
  const sound = phoneticKeyOf(word)
  const [same] = (sounds.get(sound) ?? lexicon.sounds.get(sound) ?? []).toSorted(
    (a, b) => editDistance(word, a, word.length) - editDistance(word, b, word.length),
  )
  if (same !== undefined && (word.length > 3 || !isLatin)) return same
  const acronym = isLatin ? null : acronymOf(vocabulary, consonantKey(sound))
  if (acronym !== null) return acronym
  const spelt = isLatin ? word : sound
  return (
    nearestWord(spelt, similarWords(vocabulary, 'skeletons', consonantKey(sound))) ??
    nearestWord(spelt, similarWords(vocabulary, 'beginnings', spelt.charAt(0)))
  )
}

function isSold({ lexicon, sold }: Vocabulary, word: string): boolean {
  return (lexicon.phrases.get(word) ?? []).some(
    (phrase) =>
      phrase.words.length === 1 &&
      phrase.meanings.some(
        (meaning) => meaning.kind !== 'product' || meaning.words.every((each) => sold.has(each)),
      ),
  )
}

/** The words of the catalogue and of the lexicon that share a key, but for those of what is not sold. */
function similarWords(
  vocabulary: Vocabulary,
  by: 'skeletons' | 'beginnings',
  key: string,
): readonly string[] {
  return [
    ...(vocabulary[by].get(key) ?? []),
    ...(vocabulary.lexicon[by].get(key) ?? []).filter((word) => isSold(vocabulary, word)),
  ]
}
