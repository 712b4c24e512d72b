import type { Cursor, Item } from '../items.ts'
import { toMeasure } from './measures.ts'
import type { RawToken } from '../raw-tokens.ts'
import { termOf } from '../term.ts'
import { findUnitPhrase } from './unit-phrase.ts'

/** Words that name a code with the number after them. */
const codes = new Map([
  ['fe', 'fe'],
  ['sdr', 'sdr'],
  ['sch', 'sch'],
  ['schedule', 'sch'],
  ['grade', 'grade'],
  ['opc', 'grade'],
  ['cat', 'cat'],
  ['rg', 'rg'],
  ['type', 'type'],
  ['size', 'size'],
  ['ss', 'ss'],
  ['gp', 'gp'],
  ['ip', 'ip'],
  ['m', 'm'],
  ['t', 'type'],
  ['b', 'cap'],
  ['e', 'cap'],
])
/** Codes that are read only without a space: in `m 10` the m may be anything. */
const gluedCodes = new Set(['m', 't', 'b', 'e'])
/** The caps of lamps, in millimetres: B22, E27. */
const CAPS = new Set([14, 15, 22, 27, 40])
/** The least ratio of a pipe's diameter to its wall. */
const LEAST_RATIO = 7
/** The types that anything has are fewer: the 8 of `step type 8` is a count. */
const MOST_TYPES = 5
const typeWords: ReadonlySet<string> = new Set(['type', 'gp'])
/** Words whose number is none of theirs where a unit follows it. */
const beforeUnits: ReadonlySet<string> = new Set(['grade', 'type'])
/** The largest size of a shoe. */
const LARGEST_SIZE = 13
/** Codes that name a product only where a customer writes them: the catalogue says it in full. */
const onlyWritten = new Set(['fe', 'cat', 'rg'])
/** Words that stay, beside the code that they begin. */
const alsoTerms = new Map([
  ['fe', { words: ['tmt'], namesProduct: true }],
  ['opc', { words: ['opc', 'cement'], namesProduct: true }],
  ['ss', { words: ['stainless'], namesProduct: false }],
  ['cat', { words: ['cable'], namesProduct: true }],
  ['rg', { words: ['cable'], namesProduct: true }],
])

/** Reads a code such as `fe 500d`, `m10` or `cat 6`; the result is how many tokens it takes, 0 when none begins here. */
export function readCode(cursor: Cursor, at: number): number {
  const word = cursor.words[at] ?? ''
  const type = codes.get(word)
  const next = cursor.tokens[at + 1]
  const gap = next?.kind === 'sign' && next.text === '-' ? 1 : 0
  const digits = cursor.tokens[at + 1 + gap]
  if (type === undefined || digits?.kind !== 'number' || !isCode(word, digits, cursor.items.at(-1))) return 0
  const after = at + 2 + gap
  // the 18 of `exterior grade 18 mm` is a size, the 4 of `plate type 4 set` a count
  const isOfUnit = beforeUnits.has(word) && !digits.isGlued && findUnitPhrase(cursor, after) !== null
  if (isModel(cursor, after) || isOfUnit) return 0
  cursor.items.push(...alsoTerm(cursor, word))
  const suffix = type === 'fe' ? suffixAt(cursor, after) : ''
  cursor.items.push({ kind: 'measure', measure: { type, values: [digits.value], unit: type, suffix } })
  const bolt = boltAt(cursor, after, { type, thread: digits.value })
  cursor.items.push(...bolt.items)
  return after - at + bolt.length + suffix.length
}

/** Tells whether letters and figures go on by turns, as those of the model `T3902A1` do. */
function isModel({ tokens }: Cursor, at: number): boolean {
  const [letter, figure] = tokens.slice(at, at + 2)
  return letter?.kind === 'word' && letter.isGlued && figure?.kind === 'number' && figure.isGlued
}

function alsoTerm({ isCatalogue }: Cursor, word: string): Item[] {
  const also = isCatalogue && onlyWritten.has(word) ? undefined : alsoTerms.get(word)
  return also === undefined ? [] : [termOf([also], [word])]
}

/** The tokens of a length after a thread: `x` and a number. */
const LENGTH_TOKENS = 2

/**
 * The length after a thread: a bolt of M10 x 75 mm is asked for as 10x75. What a customer writes last may be how many they want: the 50
 * of `threaded rod m12 x 50`, which is asked. In catalogue texts the number is read once more by itself.
 */
function boltAt(
  cursor: Cursor,
  at: number,
  { type, thread }: { readonly type: string; readonly thread: number },
): { readonly items: Item[]; readonly length: number } {
  const none = { items: [], length: 0 }
  const { tokens, words, isCatalogue } = cursor
  const long = tokens[at + 1]
  if (type !== 'm' || words[at] !== 'x' || long?.kind !== 'number') return none
  const after = at + LENGTH_TOKENS
  const isCountedAfter = tokens.slice(after).some(({ kind }) => kind === 'number')
  if (!isCatalogue && findUnitPhrase(cursor, after) !== null) return none
  if (!isCatalogue && !isCountedAfter) return { items: [lengthOrCount(long.value)], length: LENGTH_TOKENS }
  const items: Item[] = [{ kind: 'measure', measure: toMeasure([thread, long.value], 'mm') }]
  return { items, length: isCatalogue ? 0 : LENGTH_TOKENS }
}

function lengthOrCount(value: number): Item {
  const doubt = { written: `x ${value}`, reason: 'several', mayBe: [value] } as const
  return { kind: 'number', value, isMarked: true, isLoose: false, doubt }
}

/** The grades of what has no others: `5x5 ss 6 nos` is of stainless steel, of no grade. */
const GRADES: ReadonlyMap<string, readonly number[]> = new Map([
  ['ss', [202, 304, 316]],
  ['opc', [33, 43, 53]],
])

function isCode(word: string, { value, isGlued }: RawToken, before: Item | undefined): boolean {
  // the 50 of `opc 53 grade 50` is no grade, nor the 12 of `fe 500d grade 12 mm`
  if (word === 'grade' && (before?.kind === 'number' || before?.kind === 'measure')) return false
  const grades = GRADES.get(word)
  if (grades !== undefined) return grades.includes(value)
  // in `BWP type 84"x36"` the number is a size
  // shoes of size 8, not tiles of size 600 x 600
  if (word === 'b' || word === 'e') return isGlued && CAPS.has(value)
  if (word === 'size') return value <= LARGEST_SIZE
  // the 1 of `cpvc sdr 1 inch` is a size
  if (word === 'sdr') return value >= LEAST_RATIO
  if (typeWords.has(word)) return value < MOST_TYPES
  return isGlued || !gluedCodes.has(word)
}

function suffixAt({ tokens, words }: Cursor, at: number): string {
  return tokens[at]?.kind === 'word' && /^(?:d|s)$/.test(words[at] ?? '') ? (words[at] ?? '') : ''
}
