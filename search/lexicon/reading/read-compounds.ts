import { findPhrase, isCut } from '../find-phrase.ts'
import type { Cursor } from '../items.ts'
import { genitiveNameAt } from '../names/genitive-name.ts'
import { nameAt } from '../names/name-at.ts'
import { termOf } from '../term.ts'
import { itemsOf } from './word-items.ts'

/** Reads the name of a product that is written in other forms of its words, or with other spaces, than it is known: `ply wood`, `galvanised iron mesh`. */
export function readName(cursor: Cursor, at: number): number {
  const { words, vocabulary, items, isCatalogue } = cursor
  if (isCatalogue) return 0
  const name = nameAt(vocabulary.lexicon, words, at) ?? genitiveNameAt(vocabulary.lexicon, words, at)
  if (name === null) return readJoinedWord(cursor, at)
  const length = name.end - at
  const written = findPhrase(cursor, at, () => true)?.words.length ?? 0
  const isWhole = name.phrase.words.length === 1
  if (length <= written || (!isWhole && isCut(cursor, name.phrase, { at, last: name.end - 1 }))) return 0
  const meanings = name.phrase.meanings.filter(({ kind }) => kind === 'product')
  items.push(...itemsOf(cursor, { words: name.phrase.words, meanings }))
  return length
}

/** The shortest word of the catalogue that is written apart. */
const SHORTEST_WORD = 6
const LATIN = /^[a-z]{3,}$/

/** Reads two words that are one of the catalogue, which never has them apart: `pre cast`, `dry wall`. */
function readJoinedWord(cursor: Cursor, at: number): number {
  const { words, vocabulary, items } = cursor
  const pair = words.slice(at, at + 2)
  const word = pair.join('')
  const isOne = word.length >= SHORTEST_WORD && vocabulary.words.has(word)
  if (!isOne || pair.length < 2 || !pair.every((each) => LATIN.test(each))) return 0
  if (vocabulary.pairs?.has(pair.join(' ')) === true) return 0
  if ((findPhrase(cursor, at, () => true)?.words.length ?? 0) > 1) return 0
  const phrase = vocabulary.lexicon.phrases.get(word)?.find((each) => each.words.length === 1)
  const named = phrase === undefined ? [] : itemsOf(cursor, { words: [word], meanings: phrase.meanings })
  items.push(...(named.length > 0 ? named : [termOf([{ words: [word], namesProduct: false }], [word])]))
  return pair.length
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
