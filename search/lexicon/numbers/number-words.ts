import { findPhrase } from '../find-phrase.ts'
import type { Cursor, Item } from '../items.ts'
import type { Meaning, Phrase } from '../lexicon.ts'
import { multipleAt } from './read-cardinal.ts'
import { quantityUnits } from './operand.ts'
import { isBreak } from './sign.ts'

type Meant = Pick<Phrase, 'meanings' | 'isEnglish'>

/** The value of a number word, unless it means something else here: `do` is two before a unit or a product kind, else "give". */
export function numberMeaning(cursor: Cursor, meant: Meant, next: number): number | null {
  // thirty is `tees`, which is also the plural of the fitting; a single `tee` is always the fitting
  const isFitting = cursor.tokens[next - 1]?.text === 'tee'
  return isFitting ? null : valueAmong(cursor, meant, next)
}

function valueAmong(cursor: Cursor, { meanings, isEnglish }: Meant, next: number): number | null {
  const number = meanings.find((meaning) => meaning.kind === 'number')
  if (number?.kind !== 'number') return null
  if (cursor.isCatalogue)
    return findPhrase(cursor, next, (each) => each.kind === 'unit') === null ? null : number.value
  if (meanings.every((meaning) => meaning.kind === 'number'))
    return wordBesideFigures(cursor, next, number.value)
  // `pittal no nal` is a tap of brass, in Gujarati, and not nine
  const isNo = cursor.words[next - 1] === 'no'
  const follows = findPhrase(cursor, next, ({ kind }) => kind === 'unit' || (kind === 'product' && !isNo))
  if (multipleAt(cursor, next) > 1) return number.value
  const after = numberAt(cursor, next)
  if (after !== null) return isPair(cursor, next, { less: number.value, after }) ? number.value : null
  // a unit has its number before it: the last of `brush chaar inch ke teen` is three, not tins
  const isUnitOtherwise = !isEnglish && meanings.every(({ kind }) => kind === 'number' || kind === 'unit')
  return follows !== null || isUnitOtherwise || isCountAtEnd(cursor, next) ? number.value : null
}

/** Tells whether two numbers in words say about how many: the `do` of `do char bori`. */
function isPair(
  cursor: Cursor,
  at: number,
  { less, after }: { less: number; after: { value: number; length: number } },
): boolean {
  const end = at + after.length
  const isClose = less < after.value && after.value <= 2 * less
  const isWord = cursor.tokens[at]?.kind === 'word'
  return isClose && isWord && startsUnit(cursor, end)
}

/** Twelve in Gujarati, and a word of the trade in English. */
const BAR = 'bar'

/**
 * The value of a number word, but null right beside a number in figures of which it is no multiple: then it is another word, unless
 * things are counted behind it, as in `tirpal 18 x 24 ek pis`, or it ends its part behind a size, as in `sink 24x18 ek`. So are the bars of `40 bar tmt 8mm`, and of `bar tmt 8mm 40`, without a
 * unit behind them.
 */
function wordBesideFigures(cursor: Cursor, next: number, value: number): number | null {
  const word = cursor.tokens[next - 1]
  const isShort = value < 100 && word !== undefined && /^[a-z]{1,4}$/.test(word.text)
  const isBar = cursor.words[next - 1] === BAR
  const isCount = !isBar && (isCounted(cursor, next) || isCountAtEnd(cursor, next))
  const isAfter = cursor.tokens[next - 2]?.kind === 'number' && !isCount
  if (isShort && (isAfter || cursor.tokens[next]?.kind === 'number')) return null
  return isBar && findPhrase(cursor, next, ({ kind }) => kind === 'unit') === null ? null : value
}

/** Tells whether a unit that things are counted in stands at a place. */
function isCounted(cursor: Cursor, at: number): boolean {
  return findPhrase(cursor, at, (each) => each.kind === 'unit' && quantityUnits.has(each.unit)) !== null
}

/**
 * Tells whether a word ends its part of a line after a size and no count: the `do` of `roller 9 inch ke do` and of `mcb 32 a double
 * pole do`, not of `500 kg do` or `12 mm sariya do`.
 */
function isCountAtEnd(cursor: Cursor, next: number): boolean {
  const after = cursor.tokens[next]
  const isAnd = findPhrase(cursor, next, ({ kind }) => kind === 'and') !== null
  if (after !== undefined && !isBreak(after.text) && !isAnd) return false
  const begins = cursor.items.findLastIndex(({ kind }) => kind === 'break' || kind === 'and')
  const part = cursor.items.slice(begins + 1)
  if (part.some(({ kind }) => kind === 'number' || kind === 'quantity')) return false
  const told = part.findLast((item) => item.kind !== 'filler' && !isQuality(item))
  if (told?.kind !== 'measure') return false
  const last = part.at(-1)
  const isOfIt = last?.kind === 'filler' && last.what === 'of'
  const { type, unit } = told.measure
  return isOfIt || !(type === 'kg' || type === 'l' || unit === 'm' || unit === 'ft')
}

function isQuality(item: Item): boolean {
  return item.kind === 'term' && !item.readings.some(({ namesProduct }) => namesProduct)
}

/** The number that a word such as `sava` makes of what follows it, and how many more tokens that is. */
export function shifted(
  cursor: Cursor,
  meanings: readonly Meaning[],
  after: number,
): { value: number; length: number } | null {
  const shift = meanings.find((meaning) => meaning.kind === 'shift')
  if (shift?.kind !== 'shift') return null
  // what is a word of its own besides changes no figures: `emulsion sada 20 ltr` is white, in Bengali
  const isOtherwise = meanings.some(({ kind }) => kind !== 'shift')
  if (isOtherwise && cursor.tokens[after]?.kind === 'number') return null
  const next = numberAt(cursor, after)
  // by itself it changes one: `sava inch` is an inch and a quarter
  if (next === null) return startsUnit(cursor, after) ? { value: 1 + shift.by, length: 0 } : null
  // `sava sau` is 125, `sava do` 2.25
  const isMultiple = multipleAt(cursor, after) > 1
  return { value: isMultiple ? next.value * (1 + shift.by) : next.value + shift.by, length: next.length }
}

function startsUnit(cursor: Cursor, at: number): boolean {
  return findPhrase(cursor, at, (meaning) => meaning.kind === 'unit') !== null
}

function numberAt(cursor: Cursor, at: number): { value: number; length: number } | null {
  const token = cursor.tokens[at]
  if (token?.kind === 'number') return { value: token.value, length: 1 }
  const phrase = findPhrase(cursor, at, (meaning) => meaning.kind === 'number')
  const number = phrase?.meanings.find((meaning) => meaning.kind === 'number')
  return phrase && number?.kind === 'number' ? { value: number.value, length: phrase.words.length } : null
}
