import { isSlip } from '#domain/text/is-slip.ts'
import { consonantKey } from '#domain/text/phonetic-key.ts'
import { guessOf } from './guess-word.ts'
import { isKnown } from './is-known.ts'
import type { Vocabulary } from './items.ts'
import { phoneticKeyOf } from './lexicon.ts'
import { slipInName } from './names/slip-in-name.ts'
import type { RawToken } from './raw-tokens.ts'
import { englishSound } from './reading/english-sound.ts'
import { spokenName } from './spoken-names.ts'

/** The most words of a product's name before one of them. */
const REACH = 2

/**
 * Mends unknown words that make a product's name with those beside them, in place: the `fucet` of `health fucet`. Answers the places of
 * those that are no mere slips.
 */
export function mendPhrases(
  words: string[],
  tokens: readonly RawToken[],
  vocabulary: Vocabulary,
): Set<number> {
  const mended = new Set<number>()
  readSpoken(words, tokens, vocabulary)
  for (const [at, word] of words.entries()) {
    const hasNeighbour = isWord(tokens[at - 1]) || isWord(tokens[at + 1])
    if (tokens[at]?.kind !== 'word' || word.length < 3 || !hasNeighbour) continue
    const isWritten = isKnown(vocabulary, word)
    if (isWritten && makesName(words, at, vocabulary)) continue
    const guess = isWritten ? otherSpelling(words, at, vocabulary) : meantWord(words, at, vocabulary)
    if (guess === null) continue
    words[at] = guess
    if (!isWritten && !isSlip(word, guess)) mended.add(at)
  }
  return mended
}

/** The other spelling in which a known word makes a name with those beside it. */
function otherSpelling(words: readonly string[], at: number, vocabulary: Vocabulary): string | null {
  const others = otherSpellings(vocabulary, words[at] ?? '')
  return others.find((each) => each !== null && makesName(words.with(at, each), at, vocabulary)) ?? null
}

/** The word that an unknown one most likely is, where that makes a name with those beside it, or that it is a slip of in one. */
function meantWord(words: readonly string[], at: number, vocabulary: Vocabulary): string | null {
  const likely = likelyWords(vocabulary, words[at] ?? '')
  const around = readAround(words, at, vocabulary)
  const meant = likely.find((each) => each !== null && makesName(around.with(at, each), at, vocabulary))
  return meant ?? slipInName(vocabulary, { words, at, guess: likely[0] ?? null })
}

/** Reads words of another script as the name that they sound like together, in place: `ડોર ક્લોઝર` as door closer. */
function readSpoken(words: string[], tokens: readonly RawToken[], vocabulary: Vocabulary): void {
  for (let at = 0; at < words.length - 1; at += 1) {
    const written = longNameAt(words, at, vocabulary)
    if (written > 0) {
      at += written - 1
      continue
    }
    for (const length of [MOST_SPOKEN, 2]) {
      const heard = words.slice(at, at + length)
      const areWords = heard.every((word, index) => isWord(tokens[at + index]) && !/[a-z]/.test(word))
      if (heard.length < length || !areWords || heard.every((word) => isKnown(vocabulary, word))) continue
      if (beginsLonger(words, { at, length }, vocabulary)) continue
      const name = spokenName(vocabulary.spoken, heard)
      if (name === null || isReheard(heard, name, vocabulary)) continue
      for (const [index, word] of name.entries()) words[at + index] = word
      break
    }
  }
}

/** Number of words of a name of more than two that is written as it is known, whatever its last words sound like; 0 where none begins. */
function longNameAt(words: readonly string[], at: number, { lexicon }: Vocabulary): number {
  const name = (lexicon.phrases.get(words[at] ?? '') ?? []).find(
    (phrase) =>
      phrase.words.length > 2 &&
      phrase.words.every((word, index) => words[at + index] === word) &&
      phrase.meanings.some(({ kind }) => kind === 'product'),
  )
  return name?.words.length ?? 0
}

/** Tells whether a name that is longer begins within heard words and goes on behind them: the `टाइल` of `टाइल चिपकाने का मसाला`. */
function beginsLonger(
  words: readonly string[],
  { at, length }: { readonly at: number; readonly length: number },
  { lexicon }: Vocabulary,
): boolean {
  const end = at + length
  return words
    .slice(at + 1, end)
    .some((word, index) =>
      (lexicon.phrases.get(word) ?? []).some(
        (phrase) =>
          phrase.words.length > length &&
          at + 1 + index + phrase.words.length > end &&
          phrase.words.every((each, place) => words[at + 1 + index + place] === each) &&
          phrase.meanings.some(({ kind }) => kind === 'product'),
      ),
    )
}

/** Tells whether a known word would be another one in a name of what is not sold, in which it is not heard then. */
function isReheard(heard: readonly string[], name: readonly string[], vocabulary: Vocabulary): boolean {
  if (isSoldName(vocabulary, name)) return false
  return heard.some((word, at) => {
    const other = name[at] ?? ''
    const isSame = phoneticKeyOf(word) === englishSound(other) || meansWord(vocabulary, word, other)
    return isKnown(vocabulary, word) && !isSame
  })
}

function isSoldName({ lexicon, sold, pairs }: Vocabulary, name: readonly string[]): boolean {
  if (pairs?.has(name.join(' ')) === true) return true
  const phrase = lexicon.phrases.get(name[0] ?? '')?.find(({ words }) => words.join(' ') === name.join(' '))
  return (
    phrase?.meanings.some((each) => each.kind === 'product' && each.words.every((word) => sold.has(word))) ===
    true
  )
}

/** Tells whether a known word means another one, or the same as that. */
function meansWord({ lexicon }: Vocabulary, word: string, other: string): boolean {
  const [own, others] = [word, other].map((each) =>
    (lexicon.phrases.get(each) ?? []).flatMap(({ words, meanings }) =>
      words.length === 1 ? meanings.flatMap((meaning) => ('words' in meaning ? meaning.words : [])) : [],
    ),
  )
  return own?.some((each) => each === other || others?.includes(each)) === true
}

/** The most words that are heard as one name. */
const MOST_SPOKEN = 3

/** The words that an unknown one may be: the likeliest, then, beside what it makes a name with, any that has its consonants. */
function likelyWords(vocabulary: Vocabulary, word: string): readonly (string | null)[] {
  const guess = guessOf(vocabulary, word)
  if (/[a-z]/.test(word)) return [guess]
  const key = consonantKey(phoneticKeyOf(word))
  return [guess, ...(vocabulary.skeletons.get(key) ?? []), ...(vocabulary.lexicon.skeletons.get(key) ?? [])]
}

/** The words with those beside one read as what they most likely are, where they are unknown too and of its script. */
function readAround(words: readonly string[], at: number, vocabulary: Vocabulary): readonly string[] {
  if (/[a-z]/.test(words[at] ?? '')) return words
  return words.map((word, index) => {
    const isNear = index !== at && Math.abs(index - at) <= REACH
    return isNear && /\p{L}/u.test(word) && !isKnown(vocabulary, word)
      ? (guessOf(vocabulary, word) ?? word)
      : word
  })
}

/** The usual spelling of a word that is known in another, and those that sound like it: the coupling of `waste cupling`. */
function otherSpellings(vocabulary: Vocabulary, word: string): readonly (string | null)[] {
  const sound = /^[a-z]+$/.test(word) ? phoneticKeyOf(word) : ''
  return [usualSpelling(vocabulary, word), ...(vocabulary.lexicon.sounds.get(sound) ?? [])]
}

/** The usual spelling of a word that is known in another: the channel of `drawer chanel`. */
function usualSpelling({ lexicon }: Vocabulary, word: string): string | null {
  const phrase = lexicon.phrases.get(word)?.find(({ words }) => words.length === 1)
  const [meaning, ...others] = phrase?.meanings.filter(({ kind }) => kind === 'product') ?? []
  if (meaning?.kind !== 'product' || others.length > 0 || meaning.words.length !== 1) return null
  const [usual = ''] = meaning.words
  return usual === word || usual.includes('_') ? null : usual
}

function isWord(token: RawToken | undefined): boolean {
  return token?.kind === 'word'
}

/** Tells whether a word is part of a product's name of several words. */
function makesName(words: readonly string[], at: number, { lexicon }: Vocabulary): boolean {
  for (let first = Math.max(0, at - REACH); first <= at; first += 1) {
    const isName = (lexicon.phrases.get(words[first] ?? '') ?? []).some(
      (phrase) =>
        phrase.words.length > 1 &&
        first + phrase.words.length > at &&
        phrase.words.every((word, index) => words[first + index] === word) &&
        phrase.meanings.some(({ kind }) => kind === 'product'),
    )
    if (isName) return true
  }
  return false
}
