import { isKnown } from '../is-known.ts'
import type { Cursor } from '../items.ts'
import { findUnitPhrase } from './unit-phrase.ts'

/** The least number that is a model's where it stands apart from its letters. */
const LEAST_MODEL = 100
/** The letters before the figures of a model's number. */
const MODEL = /^[a-z]{1,4}$/
const LETTER = /\p{L}/u

/** Number of tokens of a model's number, such as `C0271` or `DEG-35`, that begins with letters nobody knows; otherwise 1. */
export function modelLength(cursor: Cursor, at: number): number {
  const { tokens, words, vocabulary } = cursor
  if (!MODEL.test(words[at] ?? '')) return 1
  const isJoined = (index: number): boolean =>
    tokens[index]?.isGlued === true && (tokens[index]?.kind !== 'sign' || tokens[index].text === '-')
  let end = at + 1
  while (isJoined(end)) end += 1
  const next = tokens[at + 1]
  // three figures after letters that are no word, beside one that is: `rotary hammer GBH 220`; of something unknown they say how many
  const isApart =
    next?.kind === 'number' &&
    next.value >= LEAST_MODEL &&
    !/[aeiou]/.test(words[at] ?? '') &&
    words.some((word) => LETTER.test(word) && isKnown(vocabulary, word))
  // behind a size the last number says how many, whatever letters stand before it: `chair bar 10 mm ht 150`
  const isCount = tokens.length === at + 2 && cursor.items.some(({ kind }) => kind === 'measure')
  if (isApart && !isCount && findUnitPhrase(cursor, at + 2) === null) return 2
  return tokens.slice(at, end).some(({ kind }) => kind === 'number') ? end - at : 1
}
