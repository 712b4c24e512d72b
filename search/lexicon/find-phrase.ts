import type { Cursor } from './items.ts'
import type { Meaning, Phrase } from './lexicon.ts'

/** The longest phrase of the lexicon that begins at a token and has an accepted meaning. */
export function findPhrase(
  cursor: Cursor,
  at: number,
  accepts: (meaning: Meaning) => boolean,
): Phrase | null {
  const { words, vocabulary, isCatalogue } = cursor
  const found = (vocabulary.lexicon.phrases.get(words[at] ?? '') ?? []).find(
    (phrase) =>
      (!isCatalogue || phrase.isEnglish) &&
      phrase.words.every((word, index) => words[at + index] === word) &&
      phrase.meanings.some(accepts),
  )
  if (found === undefined) return null
  const last = at + found.words.length - 1
  return last > at && isCut(cursor, found, { at, last }) ? null : found
}

/** The first and the last place of a phrase. */
type Places = { readonly at: number; readonly last: number }

/** Words that end names of any tools, and say nothing of which. */
const ENDINGS = new Set(['machine', 'tool'])

/** Tells whether a phrase only takes the last word of a name that is sold: the hammer of `demolition hammer machine`. */
function isOfNameBefore({ words, vocabulary }: Cursor, at: number, last: number): boolean {
  return (
    last === at + 1 &&
    ENDINGS.has(words[last] ?? '') &&
    vocabulary.pairs?.has(`${words[at - 1]} ${words[at]}`) === true
  )
}

/** Tells whether the last word of a phrase belongs to what is behind it, or the first to what is before it. */
export function isCut(cursor: Cursor, found: Phrase, { at, last }: Places): boolean {
  if (isOfNameBefore(cursor, at, last)) return true
  // what only says how it is specified ends where it ends: `nominal size` before a stone
  const isSaid = found.meanings.every(({ kind }) => kind === 'filler')
  return !isSaid && (isOverlapped(cursor, last) || isBeforeSold(cursor, found, last))
}

/** Tells whether the last word of what is not sold only says where what is sold belongs: the cabinet of a `kitchen cabinet hinge`. */
function isBeforeSold({ words, vocabulary }: Cursor, { meanings }: Phrase, last: number): boolean {
  const isSold = meanings.some(
    (meaning) => meaning.kind !== 'product' || meaning.words.every((word) => vocabulary.sold.has(word)),
  )
  return !isSold && vocabulary.pairs?.has(`${words[last]} ${words[last + 1]}`) === true
}

/** Tells whether a product of several words begins at a token: in `vitrified tile adhesive` the tile belongs to the adhesive. */
function isOverlapped({ words, vocabulary }: Cursor, at: number): boolean {
  return (vocabulary.lexicon.phrases.get(words[at] ?? '') ?? []).some(
    (phrase) =>
      phrase.words.length > 1 &&
      phrase.words.every((word, index) => words[at + index] === word) &&
      phrase.meanings.some((meaning) => meaning.kind === 'product'),
  )
}
