import { editDistance } from '#domain/text/spelling.ts'
import type { Vocabulary } from '../items.ts'
import type { Lexicon, Phrase } from '../lexicon.ts'
import { consonantsOf, englishSound } from './english-sound.ts'

type Loan = { readonly word: string; readonly sound: string; readonly phrase: Phrase }

const LATIN = /^[a-z]{4,}$/
/** Words of fewer consonants sound like too many others, and with this many their vowels have to be the same. */
const LEAST_CONSONANTS = 3
/** The most by which vowels may differ for each further consonant, and in all: a vowel is half. */
const A_CONSONANT = 0.75
const FARTHEST = 2
const TAMIL = /[\u0b80-\u0bff]/

const loans = new WeakMap<Lexicon, ReadonlyMap<string, readonly Loan[]>>()

/** The English name of what is not sold that a word of another script sounds like: `स्टेबलाइज़र` is a stabilizer. Null where there is none. */
export function unsoldLoan(vocabulary: Vocabulary, word: string, sound: string): string | null {
  const said = sibilant(sound)
  const { length } = consonantsOf(said)
  if (length < LEAST_CONSONANTS) return null
  const most = Math.min(FARTHEST, A_CONSONANT * (length - LEAST_CONSONANTS))
  const fold = TAMIL.test(word) ? voiceless : String
  const near = (loansOf(vocabulary.lexicon).get(voiceless(consonantsOf(said))) ?? [])
    .filter(({ phrase }) => !isSold(vocabulary, phrase))
    .map((each) => ({ ...each, distance: editDistance(fold(said), fold(each.sound), most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return near[0]?.word ?? null
}

/** The single English names of things by their consonants, as Tamil writes them. */
function loansOf(lexicon: Lexicon): ReadonlyMap<string, readonly Loan[]> {
  const known = loans.get(lexicon)
  if (known !== undefined) return known
  const all = [...lexicon.phrases.values()].flat().flatMap((phrase): Loan[] => {
    const [word = '', ...others] = phrase.words
    const isName =
      phrase.isEnglish && others.length === 0 && phrase.meanings.some(({ kind }) => kind === 'product')
    return isName && LATIN.test(word) ? [{ word, sound: sibilant(englishSound(word)), phrase }] : []
  })
  const made = Map.groupBy(all, ({ sound }) => voiceless(consonantsOf(sound)))
  loans.set(lexicon, made)
  return made
}

/** A sound with one letter for s and z, which English writes either way. */
function sibilant(sound: string): string {
  return sound.replaceAll('j', 's')
}

/** A sound with the consonants of Tamil. */
function voiceless(sound: string): string {
  return sound.replaceAll(/[bf]/g, 'p').replaceAll('d', 't').replaceAll('g', 'k').replaceAll(/[CS]/g, 's')
}

function isSold({ sold }: Vocabulary, { meanings }: Phrase): boolean {
  return meanings.some(
    (meaning) => meaning.kind === 'product' && meaning.words.every((word) => sold.has(word)),
  )
}
