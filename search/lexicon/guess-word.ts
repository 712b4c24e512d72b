import { consonantKey } from '#domain/text/phonetic-key.ts'
import { editDistance } from '#domain/text/spelling.ts'
import type { Vocabulary } from './items.ts'
import { nearestWord, phoneticKeyOf, stemOf, voicelessKey } from './lexicon.ts'
import { consonantsOf } from './reading/english-sound.ts'
import { lettersOf } from './reading/letter-names.ts'
import { unsoldLoan } from './reading/unsold-loans.ts'
import { plainEnglish } from './words/speech/plain-english.ts'

/** The acronym with these consonants when it is said letter by letter. */
function acronymOf({ acronyms }: Vocabulary, key: string): string | null {
  return key.length > SHORT_ACRONYM ? (acronyms.get(key) ?? null) : null
}

/** Acronyms with fewer consonants than this sound like other words. */
const SHORT_ACRONYM = 3

const MAX_GUESSES = 50_000

/** The known word that an unknown one most likely is, remembered; null for one beyond the budget of its text. */
export function guessOf(vocabulary: Vocabulary, word: string): string | null {
  const { guesses, budget } = vocabulary
  const known = guesses.get(word)
  if (known !== undefined) return known
  if (budget !== undefined && budget.left-- <= 0) return null
  const guess = guessWord(vocabulary, word)
  if (guesses.size > MAX_GUESSES) guesses.clear()
  guesses.set(word, guess)
  return guess
}

/** The known word that an unknown one most likely is: an inflected form, the same sound, or nearly the same spelling. */
function guessWord(vocabulary: Vocabulary, word: string): string | null {
  return /[a-z]/.test(word) ? guessLatin(vocabulary, word) : guessByScript(vocabulary, word)
}

function guessLatin(vocabulary: Vocabulary, word: string): string | null {
  if (word.length < 3 || plainEnglish.has(word)) return null
  const sound = phoneticKeyOf(word)
  // without a vowel it is a word whose vowels were left out, or none
  if (/^[b-df-hj-np-tv-xz]+$/.test(word))
    return word.length > 3
      ? nearestWord(word, similarWords(vocabulary, 'skeletons', consonantKey(sound)))
      : null
  const same = sameSound(vocabulary, word, sound)
  const key = consonantKey(sound)
  if (same !== null && word.length > 3) return ofCatalogue(vocabulary, word, { same, key }) ?? same
  const bySkeleton = nearestWord(word, similarWords(vocabulary, 'skeletons', key))
  // words of so few consonants are told apart by their vowels
  if (bySkeleton !== null)
    return key.length <= SHORT_KEY && editDistance(word, bySkeleton) > ONE_VOWEL ? null : bySkeleton
  const byBeginning = nearestWord(word, similarWords(vocabulary, 'beginnings', word.charAt(0)))
  // a consonant and more is too much of a shorter word: `emersion` is no emulsion
  const isFar = byBeginning !== null && word.length < LONG && editDistance(word, byBeginning) > 1
  return isFar ? null : byBeginning
}

/** The catalogue's own word but for a letter, where only one of another script sounds the same: `bord` is board, not बोर्ड of a switch. */
function ofCatalogue(
  { skeletons }: Vocabulary,
  word: string,
  { same, key }: { readonly same: string; readonly key: string },
): string | null {
  if (/[a-z]/.test(same)) return null
  const near = nearestWord(word, skeletons.get(key) ?? [])
  // a letter was left out, none was put in: `bando` is no band
  return near !== null && near.length > word.length && editDistance(word, near, 1) <= 1 ? near : null
}

const SHORT_KEY = 2
const ONE_VOWEL = 0.5
const LONG = 9

/** Of words of other scripts sounds are compared: two vowel signs, long and short ones and nasals are written either way. */
function guessByScript(vocabulary: Vocabulary, word: string): string | null {
  if (word.length < 3) return null
  const sound = phoneticKeyOf(word)
  const said = saidInScript(vocabulary, word, sound)
  if (said !== null) return said
  const stem = stemOf(vocabulary.lexicon, word)
  if (stem !== null) return loanOf(vocabulary, sound) ?? stem
  const isPlural = sound.length > SHORTEST_PLURAL && sound.endsWith('s')
  return (
    guessSound(vocabulary, word, sound) ??
    guessLoan(vocabulary, word) ??
    // an English plural: `பிளாக்ஸ்`
    (isPlural ? guessSound(vocabulary, word, sound.slice(0, -1)) : null) ??
    unsoldLoan(vocabulary, word, sound)
  )
}

/** The Latin word of the catalogue whose letters another script names, or which it writes exactly as it sounds: `पीएससी`, `फोम`. */
export function saidInScript(
  vocabulary: Vocabulary,
  word: string,
  sound = phoneticKeyOf(word),
): string | null {
  const { words, sounds, loans } = vocabulary
  const letters = lettersOf(word)
  if (letters !== null && letters.length > 1 && words.has(letters)) return letters
  if (sounds.has(sound) || isOfTrade(vocabulary, sound) || isShortWithA(sound)) return null
  return loans.bySound(sound)[0] ?? null
}

/** Tells whether a word of the trade sounds so, such as `सरीया`: another than a loan is meant. */
function isOfTrade({ lexicon }: Vocabulary, sound: string): boolean {
  return (lexicon.sounds.get(sound) ?? []).some((word) =>
    (lexicon.phrases.get(word) ?? []).some(
      (phrase) => phrase.words.length === 1 && phrase.meanings.some(({ kind }) => kind !== 'filler'),
    ),
  )
}

/** Tells whether a sound has two consonants and only the vowel that is seldom written: too many words sound so, as `पाल` and pull do. */
function isShortWithA(sound: string): boolean {
  return consonantsOf(sound).length <= SHORT_KEY && !/[eiou]/.test(sound)
}

/** The Latin word of the catalogue that has all consonants of a sound and nearly its vowels: `वाटर` is water, and no case of `वाट`, a watt. */
export function loanOf({ loans }: Vocabulary, sound: string): string | null {
  const { length } = consonantsOf(sound)
  const slips = length > SHORT_KEY + 1 ? 2 * ONE_VOWEL : ONE_VOWEL
  if (length <= SHORT_KEY) return null
  const nearest = loans
    .byConsonants(sound)
    .map((each) => ({ each, distance: editDistance(sound, loans.toSound(each), slips) }))
    .toSorted((a, b) => a.distance - b.distance)[0]
  return nearest !== undefined && nearest.distance <= slips ? nearest.each : null
}

/** The letters that only Assamese and Odia have. */
const ASSAMESE_OR_ODIA = /[ৰৱ\u0b00-\u0b7f]/u

/** A word of English as Assamese and Odia write it, which have a bh for v, and Assamese a ch for s: `পেভাৰ` is a paver. */
function guessLoan(vocabulary: Vocabulary, word: string): string | null {
  const written = word.replaceAll(/[ভଭ]/gu, 'v').replaceAll(/[চছ]/gu, 's')
  if (written === word || !ASSAMESE_OR_ODIA.test(word)) return null
  const sound = phoneticKeyOf(written)
  const key = consonantKey(sound)
  const alike = key.length > SHORT_ACRONYM ? similarWords(vocabulary, 'skeletons', key) : []
  return sameSound(vocabulary, word, sound) ?? nearestWord(sound, alike, phoneticKeyOf)
}

const SHORTEST_PLURAL = 4
const TAMIL = /[\u0b80-\u0bff]/

function guessSound(vocabulary: Vocabulary, word: string, sound: string): string | null {
  const same = sameSound(vocabulary, word, sound)
  if (same !== null) return same
  const acronym = acronymOf(vocabulary, consonantKey(sound))
  if (acronym !== null) return acronym
  const bySkeleton = nearestWord(
    sound,
    similarWords(vocabulary, 'skeletons', consonantKey(sound)),
    phoneticKeyOf,
  )
  if (bySkeleton !== null) return bySkeleton
  const loan = loanOf(vocabulary, sound)
  if (loan !== null) return loan
  const isTamil = TAMIL.test(word)
  const voiceless = isTamil ? similarWords(vocabulary, 'voiceless', voicelessKey(sound)) : []
  return (
    nearestWord(voiced(sound), voiceless, (each) => voiced(phoneticKeyOf(each))) ??
    nearestWord(sound, similarWords(vocabulary, 'beginnings', sound.charAt(0)))
  )
}

/** A sound with the consonants that Tamil writes. */
function voiced(sound: string): string {
  return sound.replaceAll(/[bf]/g, 'p').replaceAll('d', 't').replaceAll('g', 'k').replaceAll(/[CSj]/g, 's')
}

function sameSound({ sounds, lexicon }: Vocabulary, word: string, sound: string): string | null {
  const [same] = (sounds.get(sound) ?? lexicon.sounds.get(sound) ?? []).toSorted(
    (a, b) => editDistance(word, a, word.length) - editDistance(word, b, word.length),
  )
  return same ?? null
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
  by: 'skeletons' | 'voiceless' | 'beginnings',
  key: string,
): readonly string[] {
  const known = similar.get(vocabulary.sold) ?? new Map<string, readonly string[]>()
  similar.set(vocabulary.sold, known)
  const under = `${by} ${key}`
  const words = known.get(under) ?? [
    ...(vocabulary[by].get(key) ?? []),
    ...(vocabulary.lexicon[by].get(key) ?? []).filter((word) => isSold(vocabulary, word)),
  ]
  // there are as many first letters as letters, and as many consonants as words
  if (by === 'beginnings') known.set(under, words)
  return words
}

/** The similar words by their first letter, of each catalogue. */
const similar = new WeakMap<Vocabulary['sold'], Map<string, readonly string[]>>()
