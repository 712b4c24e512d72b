import type { Cursor, Item } from './items.ts'
import { findUnitPhrase, isMarkedAt } from './unit-phrase.ts'
import { toMeasure } from './measures.ts'

/** Units that products are counted or poured by: a number of them is a quantity, never a size. */
const quantityUnits = new Set(
  (
    'bag piece box bundle pack coil roll rod sheet set pair dozen gross tin can bucket drum bottle tube ' +
    'tonne quintal brass cft cu_m sq_ft sq_m sq_yd rft trolley unit'
  )
    .split(' ')
    .map((unit) => unit.replace('_', ' ')),
)
const multiples = new Map([
  ['hundred', 100],
  ['thousand', 1000],
])

type Part = {
  readonly value: number
  readonly unit: string
  readonly isLoose: boolean
  readonly isFraction: boolean
}
type Sequence = { readonly parts: readonly Part[]; readonly length: number }

/** Reads a number with its unit, or a group of numbers such as 600 x 600 mm; the result is how many tokens it takes. */
export function readNumber(
  cursor: Cursor,
  at: number,
  word: { value: number; length: number } | null = null,
): number {
  const { parts, length } = readSequence(cursor, at, word)
  const marked = isMarkedAt(cursor.tokens, at)
  cursor.items.push(...itemsOf(parts, marked))
  return length
}

function readSequence(cursor: Cursor, at: number, word: { value: number; length: number } | null): Sequence {
  const parts: Part[] = []
  let next = at
  let first = word
  for (;;) {
    const value = first?.value ?? cursor.tokens[next]?.value ?? 0
    next += first?.length ?? 1
    first = null
    const isFraction = cursor.tokens[next - 1]?.text.includes('/') === true
    const by = readMultiple(cursor, next)
    next += by === 1 ? 0 : 1
    const counted = readUnit(cursor, next, value * by)
    parts.push({ ...counted.part, isFraction })
    next += counted.length
    const joint = jointLength(cursor, next, counted.part)
    if (joint === 0) return { parts, length: next - at }
    next += joint
  }
}

/** `paanch sau` is 500: a hundred or a thousand after a number multiplies it. */
function readMultiple({ words, vocabulary, isCatalogue }: Cursor, at: number): number {
  if (isCatalogue) return 1
  const phrase = (vocabulary.lexicon.phrases.get(words[at] ?? '') ?? []).find(
    (each) => each.words.length === 1,
  )
  const number = phrase?.meanings.find((meaning) => meaning.kind === 'number')
  return number?.kind === 'number' && [100, 1000, 100_000].includes(number.value) ? number.value : 1
}

function readUnit(cursor: Cursor, at: number, value: number): { part: Part; length: number } {
  const found = findUnitPhrase(cursor, at)
  if (found === null) return { part: { value, unit: '', isLoose: false, isFraction: false }, length: 0 }
  const by = multiples.get(found.unit)
  if (by === undefined)
    return {
      part: { value, unit: found.unit, isLoose: found.isLoose, isFraction: false },
      length: found.length,
    }
  const rest = findUnitPhrase(cursor, at + found.length)
  const unit = rest !== null && quantityUnits.has(rest.unit) ? rest.unit : 'piece'
  return {
    part: { value: value * by, unit, isLoose: false, isFraction: false },
    length: found.length + (rest !== null && quantityUnits.has(rest.unit) ? rest.length : 0),
  }
}

/** How many tokens join a number to the next one of its group: `x`, `by`, a glued `-` or `/`, `to`. */
function jointLength({ tokens, words }: Cursor, at: number, before: Part): number {
  const joint = tokens[at]
  const after = tokens[at + 1]
  if (joint === undefined || after?.kind !== 'number' || quantityUnits.has(before.unit)) return 0
  if (/^(?:x|by|×|\*|to)$/u.test(words[at] ?? '')) return 1
  const isGlued = joint.isGlued && after.isGlued && before.unit === ''
  return isGlued && (joint.text === '/' || joint.text === '-') ? 1 : 0
}

function itemsOf(parts: readonly Part[], isMarked: boolean): Item[] {
  const [first] = parts
  const last = parts.at(-1)
  if (first === undefined || last === undefined) return []
  if (parts.length === 1) return [itemOf(first, isMarked)]
  // in `12mm x 20` the 20 is a quantity, in `600mm x 600` it is not
  const isCounted = last.unit === '' && parts.some((part) => part.unit !== '')
  if (isCounted && !isAlike(parts.at(-2) ?? first, last)) {
    return [...itemsOf(parts.slice(0, -1), isMarked), { kind: 'number', value: last.value, isMarked: true }]
  }
  if (quantityUnits.has(last.unit)) {
    // `8x4 10 sheet` without a space, or `20 mm x 10 nos`
    return [...itemsOf(parts.slice(0, -1), isMarked), itemOf(last, true)]
  }
  const unit = isCounted ? (parts.findLast((part) => part.unit !== '')?.unit ?? '') : last.unit
  return groupItems(parts, unit)
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
  if (unit === '' || isLoose) return { kind: 'number', value, isMarked }
  if (quantityUnits.has(unit)) return { kind: 'quantity', value, unit }
  return { kind: 'measure', measure: toMeasure([value], unit) }
}
