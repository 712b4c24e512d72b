import type { Cursor } from '../items.ts'
import type { Phrase } from '../lexicon.ts'

/** Number words that multiply what stands before them. */
const multiples = new Set([100, 1_000, 100_000, 1_000_000, 10_000_000])
/** `5k` of bricks is 5,000; light of 3,000 K is written with its thousands. */
const MOST_THOUSANDS = 100

type Cardinal = { readonly value: number; readonly length: number; readonly isThousands: boolean }

/**
 * Reads on from a number: its multiples and what is added to them, `do hazar teen sau` or `one and a half`. Returns the whole
 * value, how many more tokens it takes, and whether it is in thousands: those are counted, never measured.
 */
export function readCardinal(cursor: Cursor, at: number, begun: number): Cardinal {
  if (cursor.isCatalogue) return { value: begun, length: 0, isThousands: false }
  const half = halfLength(cursor, at)
  let next = at + half
  let current = begun + (half > 0 ? 0.5 : 0)
  let sum = 0
  // what may be added is less than the last multiple
  let limit = isTens(cursor, at, current) ? 10 : isWord(cursor, at - 1) && multiples.has(begun) ? begun : 0
  for (;;) {
    const by = multipleAt(cursor, next, current)
    if (by > 1) {
      if (by === 100) current = (current === 0 ? 1 : current) * by
      else {
        sum += (current === 0 ? 1 : current) * by
        current = 0
      }
      limit = by
      next += 1
      continue
    }
    const more = limit === 0 ? null : addendAt(cursor, next, limit)
    if (more === null) return { value: sum + current, length: next - at, isThousands: sum > 0 }
    current += more.value
    next += more.length
    limit = 0
  }
}

/** The multiple that a token is, such as 100; otherwise 1. */
export function multipleAt(cursor: Cursor, at: number, value = 1): number {
  const word = cursor.words[at] ?? ''
  if (word === 'k' && value < MOST_THOUSANDS && cursor.tokens[at - 1]?.kind === 'number') return 1_000
  const phrase = (cursor.vocabulary.lexicon.phrases.get(word) ?? []).find((each) => each.words.length === 1)
  const number = numberOf(phrase)
  return number !== null && multiples.has(number) ? number : 1
}

/** Number of tokens that are `and a half`. */
function halfLength({ words }: Cursor, at: number): number {
  if (words[at] !== 'and' && words[at] !== 'n') return 0
  if (words[at + 1] === 'half') return 2
  return words[at + 1] === 'a' && words[at + 2] === 'half' ? 3 : 0
}

/** Tells whether a number in words may go on with a unit: `twenty five`. */
function isTens({ tokens, words }: Cursor, at: number, value: number): boolean {
  const isTensWord = value >= 20 && value < 100 && value % 10 === 0
  return isTensWord && tokens[at - 1]?.kind === 'word' && ENGLISH_UNITS.test(words[at] ?? '')
}

const ENGLISH_UNITS = /^(?:one|two|three|four|five|six|seven|eight|nine)$/

function isWord({ tokens }: Cursor, at: number): boolean {
  return tokens[at]?.kind === 'word'
}

/** A number in words that is added: the fifty of `three hundred fifty`. */
function addendAt(cursor: Cursor, at: number, limit: number): { value: number; length: number } | null {
  const skipped = cursor.words[at] === 'and' ? 1 : 0
  const found = (cursor.vocabulary.lexicon.phrases.get(cursor.words[at + skipped] ?? '') ?? []).find(
    (phrase) => phrase.words.every((word, index) => cursor.words[at + skipped + index] === word),
  )
  const value = numberOf(found)
  if (found === undefined || value === null || value >= limit || !Number.isInteger(value)) return null
  const next = at + skipped + found.words.length
  // `no` is nine and number, `do` two and give
  const isSure = found.meanings.every(({ kind }) => kind === 'number' || kind === 'shift')
  if (!isSure && multipleAt(cursor, next) === 1) return null
  return { value, length: skipped + found.words.length }
}

function numberOf(phrase: Phrase | undefined): number | null {
  const number = phrase?.meanings.find((meaning) => meaning.kind === 'number')
  return number?.kind === 'number' ? number.value : null
}
