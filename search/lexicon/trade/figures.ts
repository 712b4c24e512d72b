import type { Item, WrittenItem } from '../items.ts'
import { toMeasure } from '../numbers/measures.ts'
import { says } from '../term.ts'
import { DRAINED } from './facts.ts'

/** Least number that is a model's where it stands between a brand and what it is of: `laticrete 335 tile adhesive`. */
const LEAST_MODEL = 100

export function isModel(part: readonly WrittenItem[], at: number): boolean {
  const [before, item, after] = [part[at - 1]?.item, part[at]?.item, part[at + 1]?.item]
  const isLarge = item?.kind === 'number' && item.value >= LEAST_MODEL
  return (
    isLarge &&
    before?.kind === 'term' &&
    before.isBrand &&
    (after?.kind === 'term' || after?.kind === 'unknown')
  )
}

/** The number of a brand's model, where how many is written behind it: it may be a size, and is no count. */
export function withModelNumber(
  written: WrittenItem,
  before: readonly WrittenItem[],
  after: readonly WrittenItem[],
): WrittenItem {
  const { item } = written
  const last = before.at(-1)?.item
  const isOfBrand = before.some(({ item: each }) => each.kind === 'term' && each.isBrand)
  const isBehindModel = last?.kind === 'unknown' || (last?.kind === 'term' && last.isBrand)
  const isCounted = after.some(({ item: each }) => each.kind === 'number' || each.kind === 'quantity')
  if (item.kind !== 'number' || item.value < LEAST_MODEL || !isOfBrand || !isBehindModel || !isCounted)
    return written
  return { ...written, item: { kind: 'measure', measure: toMeasure([item.value], '') } }
}

/** Pressures that pipes of plastic bear, in kilograms on a square centimetre. */
const PRESSURES = new Set([2.5, 4, 6, 8, 10, 12.5, 15, 16])
const PLASTICS = ['pvc', 'upvc', 'cpvc', 'swr', 'hdpe']

/** Pipes of plastic are not weighed: the 6 kg of one are its pressure. */
export function isPressure(item: Item, part: readonly WrittenItem[]): boolean {
  if (item.kind !== 'measure' || item.measure.type !== 'kg' || item.measure.unit !== 'kg') return false
  const isOfPipe = part.some(
    ({ item: each }) => each.kind === 'term' && ['pipe', ...DRAINED].some((word) => says(each, word)),
  )
  const isPlastic = part.some(
    ({ item: each }) => each.kind === 'term' && PLASTICS.some((word) => says(each, word)),
  )
  return isOfPipe && isPlastic && PRESSURES.has(item.measure.values[0] ?? 0)
}

type NumberItem = Extract<Item, { kind: 'number' }>

/** The 45 of `45 bends` counts them, that of `45 bend` may be its angle. */
export function countedBends(item: NumberItem, next: WrittenItem | undefined): NumberItem {
  const isBends = next?.item.kind === 'term' && (says(next.item, 'bend') || says(next.item, 'elbow'))
  return isBends && next.text.endsWith('s') ? { ...item, isMarked: true } : item
}

/** Grades of stainless steel. */
const STAINLESS = new Set([202, 304, 316])

/** Grades of Portland cement. */
const CEMENTS = new Set([33, 43, 53])

/** Grades of reinforcement bars. */
const BARS = new Set([415, 500, 550, 600])

/** The 304 of `ss pipe 2 inch 304 mirror` is its grade, and so are the 43 of `acc gold 43` and the 550 of `550 saria 20`. */
export function graded(item: NumberItem, part: readonly Item[]): Item {
  const isOfCement = part.some((each) => each.kind === 'term' && each.isBrand && says(each, 'cement'))
  if (isOfCement && CEMENTS.has(item.value))
    return { kind: 'measure', measure: { type: 'grade', values: [item.value], unit: 'grade', suffix: '' } }
  if (isGradeOfBars(item, part))
    return { kind: 'measure', measure: { type: 'fe', values: [item.value], unit: 'fe', suffix: '' } }
  const isOfSteel = part.some((each) => each.kind === 'term' && (says(each, 'stainless') || says(each, 'ss')))
  if (!isOfSteel || !STAINLESS.has(item.value)) return item
  return { kind: 'measure', measure: { type: 'ss', values: [item.value], unit: 'ss', suffix: '' } }
}

/** Tells whether a number before bars is a grade, where another one counts them. */
function isGradeOfBars(item: NumberItem, part: readonly Item[]): boolean {
  const next = part[part.indexOf(item) + 1]
  const isBefore = next?.kind === 'term' && says(next, 'tmt')
  return BARS.has(item.value) && isBefore && part.filter(({ kind }) => kind === 'number').length > 1
}

/** Ratings of sockets and switches by their older standard. */
const oldRatings = new Map([
  [5, 6],
  [15, 16],
])

const MM = 1000
/** The most modules of one socket or switch. */
const MOST_MODULES = 4

/** Tells whether a length in metres is a width in modules, as sockets have no length: the 2 m of `socket 16 A 2M`. */
function isModules({ measure: { type, unit, values } }: Extract<Item, { kind: 'measure' }>): boolean {
  const [value = 0, ...others] = values.map((each) => each / MM)
  const isWhole = others.length === 0 && Number.isInteger(value) && value > 0 && value <= MOST_MODULES
  return type === 'length' && unit === 'm' && isWhole
}

/** Tells whether a socket or a switch is the thing that an item stands behind, or before where none is: the 2 m of `switch wire 2 m` are of a wire. */
function isOfSocketBeside(item: Item, part: readonly Item[]): boolean {
  const at = part.indexOf(item)
  const thing = part.slice(0, at).findLast(isNoun) ?? part.slice(at).find(isNoun)
  return thing !== undefined && isSocket(thing)
}

function isNoun(item: Item): boolean {
  return item.kind === 'term' && !item.isBrand && item.readings.some(({ namesProduct }) => namesProduct)
}

function isSocket(item: Item): boolean {
  return item.kind === 'term' && (says(item, 'socket') || says(item, 'switch'))
}

/** Sockets of 5 and 15 A are those of 6 and 16 A, and those of `2M` two modules wide. */
export function rated(item: Extract<Item, { kind: 'measure' }>, part: readonly Item[]): Item {
  const isOfSocket = part.some(isSocket)
  if (isModules(item) && isOfSocketBeside(item, part))
    return { ...item, measure: { ...toMeasure([(item.measure.values[0] ?? 0) / MM], 'module'), unit: 'm' } }
  if (item.measure.type !== 'a' || !isOfSocket) return item
  const values = item.measure.values.map((value) => oldRatings.get(value) ?? value)
  return { ...item, measure: { ...item.measure, values } }
}
