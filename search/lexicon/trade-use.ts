import type { Item, WrittenItem } from './items.ts'
import { termOf } from './term.ts'
import { materials } from './trade-facts.ts'

type Term = Extract<Item, { kind: 'term' }>

/** The diameters of reinforcement bars by IS 1786, in millimetres. */
const DIAMETERS = new Set([6, 8, 10, 12, 16, 20, 25, 28, 32, 36, 40])
/** From this size on, in millimetres, fittings of PVC are those of drains. */
const LEAST_DRAIN = 62
/** The weights of bags of putty, in kilograms. */
const PUTTY_BAGS = new Set([20, 40])

/** Words that a trade understands by what stands beside them: steel alone is bars, and a `patti` in bags is putty. */
export function withTradeUse(items: readonly WrittenItem[]): WrittenItem[] {
  const parts: WrittenItem[][] = [[]]
  for (const written of items) {
    if (isJoint(written)) parts.push([written], [])
    else parts.at(-1)?.push(written)
  }
  const isSeveral = parts.length > 1
  return parts.flatMap((part) => {
    const all = part.map(({ item }) => item)
    return part.map((written): WrittenItem => {
      const { item } = written
      if (item.kind === 'measure') return { ...written, item: rated(item, all) }
      return item.kind === 'term'
        ? { ...written, item: isUnclear(item, all) ? unknown(written) : understood(item, all, isSeveral) }
        : written
    })
  })
}

/** Ratings of sockets and switches by their older standard. */
const oldRatings = new Map([
  [5, 6],
  [15, 16],
])

/** Sockets of 5 and 15 A are those of 6 and 16 A. */
function rated(item: Extract<Item, { kind: 'measure' }>, part: readonly Item[]): Item {
  const isOfSocket = part.some(
    (each) => each.kind === 'term' && (says(each, 'socket') || says(each, 'switch')),
  )
  if (item.measure.type !== 'a' || !isOfSocket) return item
  const values = item.measure.values.map((value) => oldRatings.get(value) ?? value)
  return { ...item, measure: { ...item.measure, values } }
}

/** Tells whether a word was mended to a product before one that is clear: what it was remains unknown. */
function isUnclear(term: Term, part: readonly Item[]): boolean {
  if (!term.isGuess || !names(term)) return false
  return part
    .slice(part.indexOf(term) + 1)
    .some(
      (item) =>
        item.kind === 'term' &&
        names(item) &&
        !item.isGuess &&
        !item.isOptional &&
        !item.hints.every((word) => materials.has(word)),
    )
}

function isJoint({ item }: WrittenItem): boolean {
  return item.kind === 'break' || item.kind === 'and'
}

function unknown({ text }: WrittenItem): Item {
  return { kind: 'unknown', word: text }
}

function understood(term: Term, part: readonly Item[], isSeveral: boolean): Term {
  const others = part.filter((item) => item !== term)
  if (term.hints.join(' ') === 'steel' && others.every(isOfBars)) return named('tmt', term)
  if (says(term, 'flat') && others.some(isOfPutty) && !others.some(isLength)) return named('putty', term)
  if (term.hints.join(' ') === 'metal' && isMaterial(term, part, isSeveral))
    return { ...term, readings: [{ words: term.hints, namesProduct: false }] }
  return isOfDrain(others) ? ofDrain(term) : term
}

/** A metal thing rather than stone: `metal corner guard`, or `exhaust fan 12 in, metal`. */
function isMaterial(term: Term, part: readonly Item[], isSeveral: boolean): boolean {
  const next = part[part.indexOf(term) + 1]
  const isOfThing = next?.kind === 'unknown' || next?.kind === 'term'
  return isOfThing || (isSeveral && part.length === 1)
}

/** Bends, elbows and the like of PVC are of SWR from 2½ inches on; there an elbow is a bend. */
function ofDrain(term: Term): Term {
  if (says(term, 'pvc') && term.readings.every(({ namesProduct }) => !namesProduct))
    return attribute('swr', term)
  return says(term, 'elbow') ? named('bend', term) : term
}

function isOfDrain(others: readonly Item[]): boolean {
  const isPvc = others.some((item) => item.kind === 'term' && says(item, 'pvc') && !names(item))
  const isDrained = others.some(
    (item) => item.kind === 'term' && names(item) && DRAINED.some((word) => says(item, word)),
  )
  const isThick = others.some(
    (item) =>
      item.kind === 'measure' &&
      item.measure.type === 'length' &&
      (item.measure.values[0] ?? 0) >= LEAST_DRAIN,
  )
  return isThick && (isPvc || isDrained)
}

const DRAINED = ['elbow', 'bend', 'tee', 'coupler']

function says({ readings, hints }: Term, word: string): boolean {
  return hints.includes(word) || readings.some(({ words }) => words.includes(word))
}

function names({ readings }: Term): boolean {
  return readings.some(({ namesProduct }) => namesProduct)
}

function named(word: string, term: Term): Term {
  return { ...termOf([{ words: [word], namesProduct: true }], term.hints), isGuess: term.isGuess }
}

function attribute(word: string, term: Term): Term {
  return termOf([{ words: [word], namesProduct: false }], term.hints)
}

function isOfBars(item: Item): boolean {
  if (item.kind === 'term') return says(item, 'rcc')
  if (item.kind !== 'measure') return item.kind !== 'unknown'
  const { type, values, unit } = item.measure
  const [value = 0] = values
  return type === 'fe' || type === 'kg' || (values.length === 1 && unit === 'mm' && DIAMETERS.has(value))
}

function isOfPutty(item: Item): boolean {
  if (item.kind === 'quantity') return item.unit === 'bag'
  if (item.kind === 'term') return item.isBrand || says(item, 'acrylic') || says(item, 'wall')
  return item.kind === 'measure' && item.measure.type === 'kg' && PUTTY_BAGS.has(item.measure.values[0] ?? 0)
}

function isLength(item: Item): boolean {
  return item.kind === 'measure' && (item.measure.type === 'length' || item.measure.type === 'plain')
}
