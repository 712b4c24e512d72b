import type { Lexicon, Phrase } from '../lexicon.ts'
import { sameWordsFrom } from './same-words.ts'

/** A name that begins at a place, and the place behind it. */
export type FoundName = { readonly phrase: Phrase; readonly end: number }

type KnownName = { readonly phrase: Phrase; readonly words: readonly string[] }

/** The most words of a name. */
const MOST = 5
/** The shortest word that is one with its neighbour. */
const SHORTEST_JOINED = 3
/** Shorter names of one word are written apart by nobody. */
const SHORTEST_NAME = 6
const WORD_OF_NAME = /^(?:[a-z]+|&)$/

const namesByLetters = new WeakMap<Lexicon, ReadonlyMap<string, KnownName>>()

/**
 * The longest name of a product that begins at a place, in whatever form of its words and with whatever spaces between them:
 * `galvanised iron mesh` as gi mesh, `hand rail bracket` as handrail bracket. Null where there is none of several written words.
 */
export function nameAt(lexicon: Lexicon, words: readonly string[], at: number): FoundName | null {
  const same = sameWordsFrom(lexicon, words, { from: at, most: MOST })
  const names = lettersOf(lexicon)
  for (let count = same.length; count > 0; count -= 1) {
    const said = same.slice(0, count)
    const end = said.at(-1)?.end ?? at
    const name = end - at > 1 ? names.get(said.map(({ word }) => word).join('')) : undefined
    if (name === undefined) continue
    const isAlike =
      said.length === name.words.length && said.every(({ word }, index) => word === name.words[index])
    const mayBeJoined = words.slice(at, end).every((word) => word.length >= SHORTEST_JOINED)
    // of a material alone nothing is known yet
    if (isAlike ? count > 1 : mayBeJoined) return { phrase: name.phrase, end }
  }
  return null
}

/** The name of several words that one word is, written together: `tapanddieset`. Null where it is none. */
export function nameInOneWord(lexicon: Lexicon, word: string): Phrase | null {
  const name = lettersOf(lexicon).get(word)
  return name !== undefined && name.phrase.words.length > 1 ? name.phrase : null
}

/** The names of products by their letters. */
function lettersOf(lexicon: Lexicon): ReadonlyMap<string, KnownName> {
  const known = namesByLetters.get(lexicon)
  if (known !== undefined) return known
  const made = new Map<string, KnownName>()
  for (const phrase of [...lexicon.phrases.values()].flat()) {
    if (!mayBeWrittenOtherwise(phrase)) continue
    const words = sameWordsFrom(lexicon, phrase.words, { from: 0, most: phrase.words.length }).map(
      ({ word }) => word,
    )
    const letters = words.join('')
    if (!made.has(letters)) made.set(letters, { phrase, words })
  }
  namesByLetters.set(lexicon, made)
  return made
}

function mayBeWrittenOtherwise({ words, meanings, isEnglish, isReversed, isJoined }: Phrase): boolean {
  if (isReversed === true || isJoined === true || words.length > MOST) return false
  const isLong = words.length > 1 || (isEnglish && (words[0] ?? '').length >= SHORTEST_NAME)
  return (
    isLong &&
    words.every((word) => WORD_OF_NAME.test(word)) &&
    meanings.some(({ kind }) => kind === 'product')
  )
}
