import { editDistance } from '#domain/text/spelling.ts'
import type { Vocabulary } from '../items.ts'
import { phoneticKeyOf, slipsIn, type Lexicon, type Meaning } from '../lexicon.ts'
import { plainEnglish } from '../words/speech/plain-english.ts'

/** A word that makes a name with those beside it. */
type WordOfName = { readonly word: string; readonly meanings: readonly Meaning[] }
type NamesBySlip = {
  /** The words that stand in a place of names, by the other words of each. */
  readonly byOthers: ReadonlyMap<string, readonly WordOfName[]>
  /** All words of names, none of which is a slip. */
  readonly words: ReadonlySet<string>
}

const MOST_WORDS = 4
const LATIN = /^[a-z]+$/
const SHORTEST = 4
/** A shorter word is a slip only in a name of what is sold, and where it sounds the same: `pillar cok`. */
const SHORTEST_BY_SOUND = 3
/** Shorter words are makers as likely as what is not sold, and so is any before a noun that is sold, if more than a vowel is wrong. */
const LONG = 6
const LONG_BEFORE_SOLD = 5
/** A vowel, or two letters changed over. */
const LITTLE = 0.5
/** A letter that is wrong, in a name of which two other words are written right. */
const ONE_LETTER = 1

const namesBySlip = new WeakMap<Lexicon, NamesBySlip>()

/**
 * The word that an unknown one is a slip of, where all words beside it make a name with that: the machine of `sewing mashine`. Names of
 * what is sold come first; of others it is nearer than the word that the unknown one most likely is by itself.
 */
export function slipInName(
  vocabulary: Vocabulary,
  {
    words,
    at,
    guess,
  }: { readonly words: readonly string[]; readonly at: number; readonly guess: string | null },
): string | null {
  const written = words[at] ?? ''
  if (written.length < SHORTEST_BY_SOUND || !LATIN.test(written) || plainEnglish.has(written)) return null
  const names = namesOf(vocabulary.lexicon)
  const places = placesAround(words, at).map((key) => ({ key, others: names.byOthers.get(key) ?? [] }))
  const others = places.flatMap((place) => place.others)
  if (others.length === 0) return null
  const sold = others.filter(({ meanings }) => isSold(vocabulary, meanings))
  // a word of other names is no slip, unless it is heard as one
  const isHeard = written.length < SHORTEST || names.words.has(written)
  const found = closest(written, sold, isHeard ? 0 : slipsIn(written))
  if (found !== null || isHeard) return found
  const isBesideSold = [at - 1, at + 1].some((place) => namesSold(vocabulary, words[place]))
  const ofLonger = places.flatMap((place) => (isOfLonger(place.key) ? place.others : []))
  return (
    closest(written, withoutSold(vocabulary, ofLonger), ONE_LETTER) ??
    closest(written, withoutSold(vocabulary, others), mostBeside(written, { isBesideSold, guess }))
  )
}

/** The most that may be wrong in a word of what is not sold; less than 0 where it is none. */
function mostBeside(
  written: string,
  { isBesideSold, guess }: { readonly isBesideSold: boolean; readonly guess: string | null },
): number {
  if (isBesideSold && written.length < LONG_BEFORE_SOLD) return -1
  const most = isBesideSold || written.length < LONG ? LITTLE : slipsIn(written)
  return guess === null ? most : Math.min(most, editDistance(written, guess, most))
}

function withoutSold(vocabulary: Vocabulary, others: readonly WordOfName[]): WordOfName[] {
  return others.filter(({ meanings }) => !isSold(vocabulary, meanings))
}

/** Tells whether two other words of a name are written, or more. */
function isOfLonger(key: string): boolean {
  return key.trim().split(/\s+/).length > 1
}

/** Tells whether a word by itself names what is sold. */
function namesSold(vocabulary: Vocabulary, word = ''): boolean {
  const single = vocabulary.lexicon.phrases.get(word)?.find(({ words }) => words.length === 1)
  return single !== undefined && isSold(vocabulary, single.meanings)
}

function closest(written: string, others: readonly WordOfName[], most: number): string | null {
  const sound = phoneticKeyOf(written)
  const near = others
    .filter(({ word }) => word.length >= SHORTEST)
    .map(({ word }) => ({ word, own: phoneticKeyOf(word) }))
    .filter(({ own }) => own.charAt(0) === sound.charAt(0))
    .map(({ word, own }) => ({ word, distance: own === sound ? 0 : editDistance(written, word, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return near[0]?.word ?? null
}

/** The other words of each name that a word may stand in, the longest first. */
function placesAround(words: readonly string[], at: number): string[] {
  const keys: string[] = []
  for (let length = Math.min(MOST_WORDS, words.length); length > 1; length -= 1)
    for (let from = Math.max(0, at - length + 1); from <= at && from + length <= words.length; from += 1)
      keys.push(keyOf(words.slice(from, from + length), at - from))
  return keys
}

function keyOf(words: readonly string[], place: number): string {
  return words.with(place, '').join(' ')
}

function namesOf(lexicon: Lexicon): NamesBySlip {
  const known = namesBySlip.get(lexicon)
  if (known !== undefined) return known
  const all = [...lexicon.phrases.values()].flat()
  const names = all.filter(
    ({ words, meanings, isReversed }) =>
      words.length > 1 &&
      words.length <= MOST_WORDS &&
      isReversed !== true &&
      words.every((word) => LATIN.test(word)) &&
      meanings.some(({ kind }) => kind === 'product'),
  )
  const byOthers = new Map<string, WordOfName[]>()
  for (const { words, meanings } of names)
    for (const [place, word] of words.entries()) {
      const key = keyOf(words, place)
      const same = byOthers.get(key)
      if (same === undefined) byOthers.set(key, [{ word, meanings }])
      else same.push({ word, meanings })
    }
  const made = { byOthers, words: new Set(all.flatMap(({ words }) => words)) }
  namesBySlip.set(lexicon, made)
  return made
}

function isSold({ sold }: Vocabulary, meanings: readonly Meaning[]): boolean {
  return meanings.some(
    (meaning) => meaning.kind === 'product' && meaning.words.every((word) => sold.has(word)),
  )
}
