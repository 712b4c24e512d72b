import type { Cursor, Item } from '../items.ts'
import { findUnitPhrase, isMarkedAt } from './unit-phrase.ts'
import { toMeasure } from './measures.ts'
import { readCardinal } from './read-cardinal.ts'
import { termOf } from '../term.ts'
import { consonantKey } from '#domain/text/phonetic-key.ts'
import { phoneticKeyOf } from '../lexicon.ts'

/** Units that products are counted or poured by: a number of them is a quantity, never a size. */
const quantityUnits = new Set(
  (
    'bag piece box bundle pack coil roll rod sheet set pair dozen gross tin can bucket drum bottle tube ' +
    'tonne quintal brass cft cu_m sq_ft sq_m sq_yd rft trolley unit'
  )
    .split(' ')
    .map((unit) => unit.replace('_', ' ')),
)
type Part = {
  readonly value: number
  readonly unit: string
  readonly isLoose: boolean
  readonly isFraction: boolean
}
type Sequence = { readonly parts: readonly Part[]; readonly length: number; readonly isRange: boolean }

/** Reads a number with its unit, or a group of numbers such as 600 x 600 mm; the result is how many tokens it takes. */
export function readNumber(
  cursor: Cursor,
  at: number,
  word: { value: number; length: number } | null = null,
): number {
  const grade = readGrade(cursor, at, word)
  if (grade > 0) return grade
  const { parts, length, isRange } = readSequence(cursor, at, word)
  const marked = isMarkedAt(cursor.tokens, at)
  const [one, same, ...others] = parts
  // `1-1 coil` is one of each
  if (isRange && one !== undefined && same !== undefined && others.length === 0 && isOfEach(one, same)) {
    cursor.items.push({ kind: 'filler', what: 'each', hints: [] }, itemOf(same, true))
    return length
  }
  const items = itemsOf(isRange ? mostOf(parts) : parts, marked, cursor.isCatalogue)
  cursor.items.push(...(isRange && !cursor.isCatalogue ? items.map(asRange) : items))
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
  const parts: Part[] = []
  let next = at
  let first = word
  let isRange = true
  for (;;) {
    const begun = first ?? { value: cursor.tokens[next]?.value ?? 0, length: 1 }
    const isFraction = cursor.tokens[next]?.text.includes('/') === true
    first = null
    next += begun.length
    const cardinal = readCardinal(cursor, next, begun.value)
    next += cardinal.length
    const counted = readUnit(cursor, next, cardinal.value)
    const isCounted = cardinal.isThousands && counted.part.unit === ''
    parts.push({ ...counted.part, isFraction, ...(isCounted && { unit: 'piece' }) })
    next += counted.length
    const joint = jointLength(cursor, next, counted.part)
    if (joint === 0) return { parts, length: next - at, isRange }
    isRange &&= /^(?:-|to|se)$/.test(cursor.tokens[next]?.text ?? '')
    next += joint
  }
}

function readUnit(cursor: Cursor, at: number, value: number): { part: Part; length: number } {
  const found = findUnitPhrase(cursor, at)
  if (found === null) return { part: { value, unit: '', isLoose: false, isFraction: false }, length: 0 }
  return {
    part: { value, unit: found.unit, isLoose: found.isLoose, isFraction: false },
    length: found.length,
  }
}

/** Number of tokens that join a number to the next one of its group: `x`, `by`, a glued `-` or `/`, `to`. */
function jointLength({ tokens, words, isCatalogue }: Cursor, at: number, before: Part): number {
  const joint = tokens[at]
  const after = tokens[at + 1]
  if (joint === undefined || after?.kind !== 'number' || quantityUnits.has(before.unit)) return 0
  if (/^(?:x|by|बाई|बाय|×|\*|to|se)$/u.test(words[at] ?? '')) return 1
  if (joint.text === '+') return isLayered({ tokens, isCatalogue }, at, before) ? 1 : 0
  const isGlued = joint.isGlued && after.isGlued && before.unit === ''
  return isGlued && (joint.text === '/' || joint.text === '-') ? 1 : 0
}

/** The thickest layer of laminated glass, in millimetres; `10 + 10` of anything else are two numbers. */
const THICKEST_LAYER = 12

/** Tells whether a `+` joins the layers of one thing: laminated glass of `6+6 mm`, a cable of `3+1` cores. */
function isLayered(
  { tokens, isCatalogue }: Pick<Cursor, 'tokens' | 'isCatalogue'>,
  at: number,
  { value, unit }: Part,
): boolean {
  const after = tokens[at + 1]
  if (after === undefined || value > THICKEST_LAYER || after.value > THICKEST_LAYER) return false
  if (unit !== '') return unit === 'mm' && after.value === value
  const isSpelled = value === after.value && tokens[at + 2]?.text === 'mm'
  return isCatalogue || isSpelled || (tokens[at]?.isGlued === true && after.isGlued)
}

function itemsOf(parts: readonly Part[], isMarked: boolean, isCatalogue: boolean): Item[] {
  const [first] = parts
  const last = parts.at(-1)
  if (first === undefined || last === undefined) return []
  if (parts.length === 1) return [itemOf(first, isMarked)]
  // in `12mm x 20` the 20 is a quantity, in `600mm x 600` it is not
  const isCounted = last.unit === '' && parts.some((part) => part.unit !== '')
  if (isCounted && !isAlike(parts.at(-2) ?? first, last)) {
    return [
      ...itemsOf(parts.slice(0, -1), isMarked, isCatalogue),
      { kind: 'number', value: last.value, isMarked: true, isLoose: false },
    ]
  }
  if (quantityUnits.has(last.unit)) {
    // `8x4 10 sheet` without a space, or `20 mm x 10 nos`
    return [...itemsOf(parts.slice(0, -1), isMarked, isCatalogue), itemOf(last, true)]
  }
  const units = new Set(parts.map((part) => part.unit).filter((unit) => unit !== ''))
  // `1 in x 10 ft` of a pipe are two sizes
  if (!isCatalogue && units.size > 1) return parts.flatMap((part) => itemsOf([part], isMarked, isCatalogue))
  const unit = isCounted ? (parts.findLast((part) => part.unit !== '')?.unit ?? '') : last.unit
  return groupItems(parts, unit)
}

function isOfEach(one: Part, same: Part): boolean {
  return one.value === same.value && one.unit === '' && (same.unit === '' || quantityUnits.has(same.unit))
}

/** Of `2-3 bag` the more is meant; `10-20 mm` is a size. */
function mostOf(parts: readonly Part[]): readonly Part[] {
  const [least, most, ...others] = parts
  if (least === undefined || most === undefined || others.length > 0) return parts
  const isCount = quantityUnits.has(most.unit) && Number.isInteger(least.value)
  return isCount && least.unit === '' && least.value < most.value ? [most] : parts
}

function isAlike(first: Part, last: Part): boolean {
  return first.value >= 100 && last.value >= 100
}

function groupItems(parts: readonly Part[], unit: string): Item[] {
  const values = parts.map(
    (part) => toMeasure([part.value], part.unit === '' ? unit : part.unit).values[0] ?? 0,
  )
  if (unit === 'sqmm' && parts.length === 2) {
    const [cores = 0, area = 0] = parts.map((part) => part.value)
    return [
      { kind: 'measure', measure: toMeasure([cores], 'core') },
      { kind: 'measure', measure: toMeasure([area], 'sqmm') },
      { kind: 'measure', measure: { type: 'cable', values: [cores, area], unit: 'sqmm', suffix: '' } },
    ]
  }
  return [{ kind: 'measure', measure: { ...toMeasure([], unit), values } }]
}

function itemOf({ value, unit, isLoose, isFraction }: Part, isMarked: boolean): Item {
  // a fraction by itself is a size
  if (unit === '' && isFraction) return { kind: 'measure', measure: toMeasure([value], '') }
  if (unit === '' || isLoose) return { kind: 'number', value, isMarked, isLoose }
  if (quantityUnits.has(unit)) return { kind: 'quantity', value, unit }
  return { kind: 'measure', measure: toMeasure([value], unit) }
}
