import { findPhrase } from '../find-phrase.ts'
import type { Cursor } from '../items.ts'
import { itemsOf } from './word-items.ts'

/** The shortest part of a compound that is read where it is written apart. */
const SHORTEST_PART = 3

/** Reads the name of a product that is written apart, where the two words are no name themselves: `ply wood`, `screw driver`. */
export function readApart(cursor: Cursor, at: number): number {
  const { words, tokens, vocabulary, items, isCatalogue } = cursor
  const parts = words.slice(at, at + 2)
  const areWords = parts.every((part) => part.length >= SHORTEST_PART && /^[a-z]+$/.test(part))
  if (isCatalogue || !areWords || tokens[at + 1]?.kind !== 'word') return 0
  const isPhrase = (findPhrase(cursor, at, () => true)?.words.length ?? 0) > 1
  const joined = vocabulary.lexicon.phrases
    .get(parts.join(''))
    ?.find((phrase) => phrase.isEnglish && phrase.words.length === 1)
  const meanings = joined?.meanings.filter(({ kind }) => kind === 'product') ?? []
  if (isPhrase || joined === undefined || meanings.length === 0) return 0
  items.push(...itemsOf(cursor, { words: joined.words, meanings }))
  return parts.length
}

/** Reads a word that is written with a hyphen, where it is known without: `re-bars`, `man-hole`. */
export function readHyphened(cursor: Cursor, at: number): number {
  const { words, tokens, vocabulary, items, isCatalogue } = cursor
  if (isCatalogue || !isHyphened(tokens.slice(at + 1, at + 3)) || isSpelledWithIt(cursor, at)) return 0
  const word = `${words[at] ?? ''}${words[at + 2] ?? ''}`
  const phrase = vocabulary.lexicon.phrases.get(word)?.find((each) => each.words.length === 1)
  const meanings = phrase?.meanings.filter(({ kind }) => kind === 'product' || kind === 'attribute') ?? []
  if (meanings.length === 0) return 0
  items.push(...itemsOf(cursor, { words: [word], meanings }))
  return 3
}

/** Tells whether a hyphen and a word follow without spaces. */
function isHyphened([hyphen, second]: Cursor['tokens']): boolean {
  return hyphen?.text === '-' && hyphen.isGlued && second?.kind === 'word' && second.isGlued
}

/** Tells whether a longer name begins at a token, its hyphen left out. */
function isSpelledWithIt({ words, vocabulary }: Cursor, at: number): boolean {
  const parts = [words[at], words[at + 2]]
  return (vocabulary.lexicon.phrases.get(words[at] ?? '') ?? []).some(
    (phrase) => phrase.words.length > 1 && parts.every((part, index) => phrase.words[index] === part),
  )
}
