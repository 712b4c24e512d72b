import type { Cursor, Item } from '../items.ts'
import { isMarkedAt } from './unit-phrase.ts'
import { toMeasure } from './measures.ts'
import { isLayered, quantityUnits, readOperand, type Operand } from './operand.ts'
import { readCardinal } from './read-cardinal.ts'
import { readExpression, withNumberBefore } from './read-expression.ts'
import type { RawToken } from '../raw-tokens.ts'
import { termOf } from '../term.ts'
import { consonantKey } from '#domain/text/phonetic-key.ts'
import { phoneticKeyOf } from '../lexicon.ts'

type Sequence = { readonly operands: readonly Operand[]; readonly length: number; readonly isRange: boolean }

/** Reads a number with its unit, or a group of numbers such as 600 x 600 mm; the result is how many tokens it takes. */
export function readNumber(
  cursor: Cursor,
  at: number,
  word: { value: number; length: number } | null = null,
): number {
  const known = readGrade(cursor, at, word) || readExpression(cursor, at, word)
  if (known > 0) return known
  const { operands, length, isRange } = readSequence(cursor, at, word)
  const marked = isMarkedAt(cursor.tokens, at)
  const [one, same, ...others] = operands
  // `1-1 coil` is one of each
  if (isRange && one !== undefined && same !== undefined && others.length === 0 && isOfEach(one, same)) {
    cursor.items.push({ kind: 'filler', what: 'each', hints: [] }, itemOf(same, true))
    return length
  }
  const items = itemsOf(operands, marked, cursor.isCatalogue)
  const before = cursor.items.findLast(({ kind }) => kind !== 'filler')
  const told = isRange && !cursor.isCatalogue ? items.map(asRange) : items
  cursor.items.push(...withNumberBefore(cursor, { items: told, before, at, length }))
  // `elbow, tee 20 each` is a count and says of what
  if (cursor.words.slice(at, at + length).includes('each'))
    cursor.items.push({ kind: 'filler', what: 'each', hints: [] })
  return length
}

function asRange(item: Item): Item {
  if (item.kind !== 'measure') return item
  const [least = 0, most = 0, ...others] = item.measure.values
  const isRange = others.length === 0 && least < most
  return isRange ? { ...item, measure: { ...item.measure, isRange } } : item
}

/** Grades that are told by their number: a cement of `53 grade`, a bar of `500D`. */
const cementGrades = new Set([33, 43, 53])
const steelGrades = new Set([415, 500, 550, 600])

/** A number in figures, or all of one in words: the 53 of `fifty three`. */
function wholeNumber(
  cursor: Cursor,
  at: number,
  word: { value: number; length: number } | null,
): { value: number; length: number } {
  if (word === null) return { value: cursor.tokens[at]?.value ?? 0, length: 1 }
  const more = readCardinal(cursor, at + word.length, word.value)
  return { value: more.value, length: word.length + more.length }
}

/**
 * Reads a number that is a grade by what follows it, `fifty three grade` as well; the result is how many tokens it takes, 0 when it is
 * no grade.
 */
function readGrade(cursor: Cursor, at: number, word: { value: number; length: number } | null): number {
  const { words, items, isCatalogue } = cursor
  const { value, length } = wholeNumber(cursor, at, word)
  const next = words[at + length] ?? ''
  const code = (type: string, suffix: string) =>
    items.push({ kind: 'measure', measure: { type, values: [value], unit: type, suffix } })
  if (cementGrades.has(value) && isGradeWord(next)) {
    // it is cement's, whether that is said or not
    if (!isCatalogue && !items.some(isCement))
      items.push(termOf([{ words: ['cement'], namesProduct: true }], []))
    code('grade', '')
    return length + 1
  }
  if (!steelGrades.has(value) || next !== 'd') return 0
  code('fe', 'd')
  return length + 1
}

/** Tells whether a word is that of a grade, in any script. */
function isGradeWord(word: string): boolean {
  if (/^[a-z]+$/.test(word)) return /^(?:grade|gred|greed)$/.test(word)
  const key = consonantKey(phoneticKeyOf(word))
  return key.length > 0 && key === GRADE
}

const GRADE = consonantKey(phoneticKeyOf('grade'))

function isCement(item: Item): boolean {
  return item.kind === 'term' && item.readings.some(({ words }) => words.includes('cement'))
}

function readSequence(cursor: Cursor, at: number, word: { value: number; length: number } | null): Sequence {
  const operands: Operand[] = []
  let next = at
  let first = word
  let isRange = true
  for (;;) {
    const { operand, length } = readOperand(cursor, next, first)
    first = null
    // the sheet of `8x4 sheet` is what is so large, and is read by itself
    const isFace = operand.unit === 'sheet' && isFaceInFeet([...operands, operand])
    const told = isFace ? { ...operand, unit: '' } : operand
    operands.push(told)
    next += isFace ? length - 1 : length
    const joint = isFace ? 0 : jointLength(cursor, next, told)
    if (joint === 0) return { operands, length: next - at, isRange }
    isRange &&= /^(?:[-‐-―−]|to|se)$/u.test(cursor.tokens[next]?.text ?? '')
    next += joint
  }
}

/** The faces of boards and sheets, in feet, the longer side first. */
const FACES = new Set(['10x4', '10x3', '8x4', '8x3', '7x4', '7x3', '6x4', '6x3'])

function isFaceInFeet(operands: readonly Operand[]): boolean {
  const [one, other, ...others] = operands
  if (one === undefined || other === undefined || others.length > 0 || one.unit !== '') return false
  return FACES.has(`${Math.max(one.value, other.value)}x${Math.min(one.value, other.value)}`)
}

/** Units of sizes, in which nothing is ordered. */
const OF_SIZES = new Set(['mm', 'in', 'w', 'va', 'hp', 'a', 'micron'])
/** The most times that one size is the other where a dash with spaces joins them: a `bolt 12 - 50 mm` is so thick and so long. */
const WIDEST = 2

/**
 * Tells whether a dash with spaces joins two sizes behind what is named: `float glass 4 - 5 mm`, `prop 3.0 - 4.5 m`; `wire 12 - 20 kg`
 * orders 20 kg.
 */
function isSpacedRange(cursor: Cursor, at: number, { value, unit }: Operand): boolean {
  const { tokens, items, isCatalogue } = cursor
  const isSpaced = tokens[at]?.isGlued === false && tokens[at + 1]?.isGlued === false
  const isDash = /^[-‐-―−]$/u.test(tokens[at]?.text ?? '')
  if (isCatalogue || !isSpaced || !isDash || unit !== '') return false
  if (!items.some((item) => item.kind === 'term' && item.readings.some(({ namesProduct }) => namesProduct)))
    return false
  const { operand } = readOperand(cursor, at + 1, null)
  return isSize(operand, tokens[at - 1]) && value < operand.value && operand.value <= WIDEST * value
}

/** Tells whether a number with a unit is a size behind the one before a dash: in metres, where that is in figures behind a point. */
function isSize({ unit, isLoose }: Operand, before: RawToken | undefined): boolean {
  return !isLoose && (OF_SIZES.has(unit) || (unit === 'm' && before?.text.includes('.') === true))
}

/** Number of tokens that join a number to the next one of its group: `x`, `by`, a glued `-` or `/`, `to`. */
function jointLength(cursor: Cursor, at: number, before: Operand): number {
  const { tokens, words, isCatalogue } = cursor
  const joint = tokens[at]
  const after = tokens[at + 1]
  if (joint === undefined || after?.kind !== 'number' || quantityUnits.has(before.unit)) return 0
  if (/^(?:x|by|बाई|बाय|બાય|બાઈ|বাই|బై|ಬೈ|ബൈ|ਬਾਈ|ବାଇ|×|\*|to|se)$/u.test(words[at] ?? '')) return 1
  if (joint.text === '+') return isLayered({ tokens, isCatalogue }, at, before) ? 1 : 0
  return isSpacedRange(cursor, at, before) || (before.unit === '' && isGluedSign(joint, after)) ? 1 : 0
}

function isGluedSign(sign: RawToken, after: RawToken): boolean {
  return sign.isGlued && after.isGlued && (sign.text === '/' || sign.text === '-')
}

function itemsOf(operands: readonly Operand[], isMarked: boolean, isCatalogue: boolean): Item[] {
  const [first] = operands
  const last = operands.at(-1)
  if (first === undefined || last === undefined) return []
  if (operands.length === 1) return [itemOf(first, isMarked)]
  // in `12mm x 20` the 20 is a quantity, in `600mm x 600` it is not
  const isCounted = last.unit === '' && operands.some((operand) => operand.unit !== '')
  if (isCounted && !isAlike(operands.at(-2) ?? first, last)) {
    return [
      ...itemsOf(operands.slice(0, -1), isMarked, isCatalogue),
      { kind: 'number', value: last.value, isMarked: true, isLoose: false },
    ]
  }
  if (quantityUnits.has(last.unit)) {
    // `8x4 10 sheet` without a space, or `20 mm x 10 nos`
    return [...itemsOf(operands.slice(0, -1), isMarked, isCatalogue), itemOf(last, true)]
  }
  const units = new Set(operands.map((operand) => operand.unit).filter((unit) => unit !== ''))
  // `1 in x 10 ft` of a pipe are two sizes
  if (!isCatalogue && units.size > 1)
    return operands.flatMap((operand) => itemsOf([operand], isMarked, isCatalogue))
  const unit = isCounted ? (operands.findLast((operand) => operand.unit !== '')?.unit ?? '') : last.unit
  return groupItems(operands, unit)
}

function isOfEach(one: Operand, same: Operand): boolean {
  return one.value === same.value && one.unit === '' && (same.unit === '' || quantityUnits.has(same.unit))
}

function isAlike(first: Operand, last: Operand): boolean {
  return first.value >= 100 && last.value >= 100
}

/** More inches than any side has: of `600x200x6"` only the last is in inches. */
const MOST_INCHES = 100

function unitOf(value: number, unit: string): string {
  return unit === 'in' && value > MOST_INCHES ? 'mm' : unit
}

/** Tells whether a number may be one of cores, which are whole but for a neutral of half the section: `3.5 x 70 sq mm`. */
function isOfCores(cores: number): boolean {
  return Number.isInteger(cores) || cores === 3.5
}

function groupItems(operands: readonly Operand[], unit: string): Item[] {
  const values = operands.map(
    ({ value, unit: own }) => toMeasure([value], own || unitOf(value, unit)).values[0] ?? 0,
  )
  const [cores = 0, area = 0] = operands.map((operand) => operand.value)
  if (unit === 'sqmm' && operands.length === 2 && isOfCores(cores)) {
    return [
      { kind: 'measure', measure: toMeasure([cores], 'core') },
      { kind: 'measure', measure: toMeasure([area], 'sqmm') },
      { kind: 'measure', measure: { type: 'cable', values: [cores, area], unit: 'sqmm', suffix: '' } },
    ]
  }
  return [{ kind: 'measure', measure: { ...toMeasure([], unit), values } }]
}

function itemOf({ value, unit, isLoose, isFraction }: Operand, isMarked: boolean): Item {
  // a fraction by itself is a size
  if (unit === '' && isFraction) return { kind: 'measure', measure: toMeasure([value], '') }
  if (unit === '' || isLoose) return { kind: 'number', value, isMarked, isLoose }
  if (quantityUnits.has(unit)) return { kind: 'quantity', value, unit }
  return { kind: 'measure', measure: toMeasure([value], unit) }
}
