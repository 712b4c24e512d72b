import { isSlip } from '#domain/text/is-slip.ts'
import { guessOf } from './guess-word.ts'
import type { Vocabulary } from './items.ts'
import type { RawToken } from './raw-tokens.ts'

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
  for (const [at, word] of words.entries()) {
    const hasNeighbour = isWord(tokens[at - 1]) || isWord(tokens[at + 1])
    if (tokens[at]?.kind !== 'word' || word.length < 3 || !hasNeighbour) continue
    const isWritten = isKnown(vocabulary, word)
    const guess = isWritten ? usualSpelling(vocabulary, word) : guessOf(vocabulary, word)
    if (guess === null || !makesName(words.with(at, guess), at, vocabulary)) continue
    if (isWritten && makesName(words, at, vocabulary)) continue
    words[at] = guess
    if (!isWritten && !isSlip(word, guess)) mended.add(at)
  }
  return mended
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

function isKnown({ words, brands, lexicon }: Vocabulary, word: string): boolean {
  return words.has(word) || brands.has(word) || lexicon.phrases.has(word)
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
