import type { Item, WrittenItem } from '../items.ts'
import { says, termOf } from '../term.ts'
import { DRAINED, materials } from './facts.ts'
import { countedBends, graded, isModel, isPressure, rated, withModelNumber } from './figures.ts'

type Term = Extract<Item, { kind: 'term' }>

/** The diameters of reinforcement bars by IS 1786, in millimetres. */
const DIAMETERS = new Set([6, 8, 10, 12, 16, 20, 25, 28, 32, 36, 40])
/** From this size on, in millimetres, fittings of PVC are those of drains. */
const LEAST_DRAIN = 62
/** The least size of broken stone, in millimetres. */
const LEAST_STONE = 6
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
  return (isSeveral ? parts : parts.map(withService)).flatMap((whole) => {
    const part = whole
      .filter(({ item }, at) => !isPressure(item, whole) && !isModel(whole, at))
      .map((written, at, rest) => withModelNumber(written, rest.slice(0, at), rest.slice(at + 1)))
    const all = part.map(({ item }) => item)
    return part.map((written, at): WrittenItem => {
      const { item } = written
      if (item.kind === 'measure') return { ...written, item: rated(item, all) }
      if (item.kind === 'number') return { ...written, item: graded(countedBends(item, part[at + 1]), all) }
      if (isPacking(part, at)) return { ...written, item: { kind: 'filler', what: 'packing', hints: [] } }
      return item.kind === 'term'
        ? {
            ...written,
            item:
              isUnclear(item, all) || isBehindPrice(item, all)
                ? unknown(written)
                : alsoOfWire(understood(item, all, isSeveral), all),
          }
        : written
    })
  })
}

/** Words for services, and no goods: the last one of `motor rewinding`. */
const SERVICE =
  /^(?:repair|repairing|servicing|rewinding|rewiring|installation|cleaning|laying|fixing|dismantling|demolition|removal|rental|hire|hiring|rent|charges?|decoration|drilling|polishing|erection|testing)$/iu

/** Words for what belongs to a thing, and is none of it: the last one of `pump spare parts`. */
const BELONGING = /^(?:spare|spares|parts|accessory|accessories|components?|assembly|assemblies)$/iu

/** A line that ends with what is done, or with what belongs to a thing, as one that names it. */
function withService(part: readonly WrittenItem[]): WrittenItem[] {
  const last = part.findLastIndex(({ item }) => item.kind === 'term' || item.kind === 'unknown')
  const isOf = part.slice(0, last).some(({ item }) => item.kind === 'term' || item.kind === 'unknown')
  return part.map((written, at) => {
    // a screw is self drilling
    const isItself = part[at - 1]?.text.endsWith('self') === true
    const word = SERVICE.test(written.text) ? 'service' : BELONGING.test(written.text) ? 'accessory' : null
    if (at !== last || !isOf || isItself || word === null) return written
    return { ...written, item: termOf([{ words: [word], namesProduct: true }], [word]) }
  })
}

/** Tells whether a material is only that of the packing: the HDPE of cement in HDPE bags. */
function isPacking(part: readonly WrittenItem[], at: number): boolean {
  const [item, next] = [part[at]?.item, part[at + 1]?.item]
  const isMaterialOnly = item?.kind === 'term' && item.hints.every((word) => materials.has(word))
  const isPack =
    (next?.kind === 'term' && next.unit !== undefined && PACKS.has(next.unit)) ||
    (next?.kind === 'unit' && PACKS.has(next.unit))
  return (
    isMaterialOnly &&
    isPack &&
    part.slice(0, at).some(({ item: each }) => each.kind === 'term' && names(each))
  )
}

const PACKS = new Set(['bag', 'bucket', 'tin', 'can', 'drum'])

/** Tells whether a word was mended to a product beside one that is clear: what it was remains unknown. */
function isUnclear(term: Term, part: readonly Item[]): boolean {
  if (!term.isGuess || !names(term)) return false
  const at = part.indexOf(term)
  // what it is for is not what it is: `chowkhat for door`
  const end = part.findIndex(
    (item, index) => index > at && item.kind === 'filler' && item.what === 'filler:for',
  )
  return (end < 0 ? part : part.slice(0, end)).some(
    (item, index) =>
      item.kind === 'term' &&
      names(item) &&
      !item.isGuess &&
      !item.isOptional &&
      // behind it only a whole name is clear: `door hinj` is a hinge
      (index > at || item.hints.length > 1) &&
      !item.hints.every((word) => materials.has(word)),
  )
}

/** Tells whether a mended word stands behind what was named and a word for its price: it says where, as that of `sariya rate patna`. */
function isBehindPrice(term: Term, part: readonly Item[]): boolean {
  if (!term.isGuess) return false
  const before = part.slice(0, part.indexOf(term))
  const price = before.findIndex(
    (item) => item.kind === 'filler' && /^(?:question:price|place:)/.test(item.what),
  )
  return before
    .slice(0, Math.max(0, price))
    .some((item) => item.kind === 'term' && !item.isGuess && names(item))
}

function isJoint({ item }: WrittenItem): boolean {
  return item.kind === 'break' || item.kind === 'and'
}

function unknown({ text }: WrittenItem): Item {
  return { kind: 'unknown', word: text }
}

function understood(term: Term, part: readonly Item[], isSeveral: boolean): Term {
  const others = part.filter((item) => item !== term)
  if (term.hints.join(' ') === 'steel' && (others.every(isOfBars) || isWeighed(term, part)))
    return named('tmt', term)
  const name = nameByMeasure(term, others)
  if (name !== null) return named(name, term)
  if (says(term, 'flat') && others.some(isOfPutty) && !others.some(isLength)) return named('putty', term)
  if (term.hints.join(' ') === 'metal' && isMaterial(term, part, isSeveral))
    return { ...term, readings: [{ words: term.hints, namesProduct: false }] }
  if (isBeforeNoun(term, part)) return asMaterial(term)
  if (isOfDrain(others)) return ofDrain(term)
  return isThickElbow(term, others) ? named('bend', term) : ofStone(term, others)
}

const ofWire = { words: ['wire'], namesProduct: true }

/** The thickest wire of a house, in square millimetres. */
const THICKEST_WIRE = 6

function alsoOfWire(term: Term, part: readonly Item[]): Term {
  return isCableOfOneCore(term, part) ? { ...term, readings: [...term.readings, ofWire] } : term
}

/** Tells whether a cable is told by a section alone, as house wire is: `6 sq mm cable`. */
function isCableOfOneCore({ hints }: Term, part: readonly Item[]): boolean {
  const types = part.flatMap((item) => (item.kind === 'measure' ? [item.measure] : []))
  const section = types.find(({ type }) => type === 'sqmm')?.values[0] ?? Infinity
  return (
    hints.join(' ') === 'cable' &&
    section <= THICKEST_WIRE &&
    types.every(({ type }) => type === 'sqmm' || type === 'length')
  )
}

/** Names a word alone by a measure beside it: lights by the foot, a nut by its thread where no bolt is told, with which nuts come. */
function nameByMeasure({ hints }: Term, others: readonly Item[]): string | null {
  const word = hints.join(' ')
  if (word === 'led' && isInFeet(others)) return 'batten'
  // tubes that burn watts give light
  if (word === 'tube' && others.some(isOfWatts)) return 'batten'
  return word === 'nut' && others.some(isThread) && !others.some(isBolt) ? 'hex_nut' : null
}

function isOfWatts(item: Item): boolean {
  return item.kind === 'measure' && item.measure.type === 'w'
}

function isThread(item: Item): boolean {
  return item.kind === 'measure' && item.measure.unit === 'm' && item.measure.type !== 'length'
}

function isBolt(item: Item): boolean {
  return item.kind === 'term' && item.hints.includes('bolt')
}

/** Tells whether a word for a material that is also called a product stands before another: the loha of `loha primer`. */
function isBeforeNoun(term: Term, part: readonly Item[]): boolean {
  const isBoth = names(term) && asMaterial(term).readings.length > 0
  return (
    isBoth &&
    part
      .slice(part.indexOf(term) + 1)
      .some((item) => item.kind === 'term' && !item.isBrand && !item.isGuess && names(item))
  )
}

/** A word as the material that it also means. */
function asMaterial(term: Term): Term {
  const isOther = (word: string): boolean => materials.has(word) && !term.hints.includes(word)
  return {
    ...term,
    readings: term.readings.filter(({ words, namesProduct }) => !namesProduct && words.every(isOther)),
  }
}

/** Broken stone by its size, which dust has not. */
function ofStone(term: Term, others: readonly Item[]): Term {
  return says(term, 'stone_dust') && others.some(isOfGrit) ? named('aggregate', term) : term
}

function isThickElbow(term: Term, others: readonly Item[]): boolean {
  return isElbow(term) && others.some(isThick) && !others.some(isMaterialTerm)
}

/** Tells whether an elbow is named, and none of a name that is not sold: an agri elbow is no bend of a drain. */
function isElbow({ readings }: Term): boolean {
  return readings.some(({ words }) => words.includes('elbow'))
}

function isMaterialTerm(item: Item): boolean {
  return item.kind === 'term' && item.hints.some((word) => materials.has(word))
}

/** A size that only the fittings of drains have. */
function isThick(item: Item): boolean {
  return (
    item.kind === 'measure' && item.measure.type === 'length' && (item.measure.values[0] ?? 0) >= LEAST_DRAIN
  )
}

/** A size that broken stone has and dust has not. */
function isOfGrit(item: Item): boolean {
  if (item.kind !== 'measure' || item.measure.unit !== 'mm') return false
  return item.measure.values.every((value) => value >= LEAST_STONE)
}

/** So much steel between other things: the steel of `cement 200 bag steel 5 ton sand 10 brass`. */
function isWeighed(term: Term, part: readonly Item[]): boolean {
  const at = part.indexOf(term)
  const [before, next] = [part[at - 1], part[at + 1]]
  const isWeight =
    (next?.kind === 'quantity' && (next.unit === 'tonne' || next.unit === 'quintal')) ||
    (next?.kind === 'measure' && next.measure.type === 'kg')
  return isWeight && (before === undefined || before.kind === 'quantity' || before.kind === 'number')
}

/** Lights by the foot are battens: `led 2 ft 10 watt`. */
function isInFeet(others: readonly Item[]): boolean {
  return (
    others.some((item) => item.kind === 'measure' && item.measure.unit === 'ft') &&
    !others.some((item) => item.kind === 'term' && names(item))
  )
}

/** Tells whether an item names a thing that may be of metal. */
function isThing(item: Item | undefined): boolean {
  return item?.kind === 'term' && names(item) && !OF_STONE.some((word) => says(item, word))
}

const OF_STONE = ['aggregate', 'sand', 'stone_dust', 'stone']

/** A metal thing rather than stone: `metal corner guard`, `junction box metal`, or `exhaust fan 12 in, metal`. */
function isMaterial(term: Term, part: readonly Item[], isSeveral: boolean): boolean {
  const rest = part.slice(part.indexOf(term) + 1)
  const [next] = rest
  const behindSize = rest.find(({ kind }) => kind !== 'measure')
  const isOfThing =
    next?.kind === 'unknown' || next?.kind === 'term' || (behindSize?.kind === 'term' && names(behindSize))
  const isBehindThing = next?.kind !== 'measure' && isThing(part[part.indexOf(term) - 1])
  return isOfThing || isBehindThing || (isSeveral && part.length === 1)
}

/** Bends, elbows and the like of PVC are of SWR from 2½ inches on; there an elbow is a bend. */
function ofDrain(term: Term): Term {
  if (says(term, 'pvc') && term.readings.every(({ namesProduct }) => !namesProduct))
    return attribute('swr', term)
  return isElbow(term) ? named('bend', term) : term
}

function isOfDrain(others: readonly Item[]): boolean {
  const isPvc = others.some((item) => item.kind === 'term' && says(item, 'pvc') && !names(item))
  const isDrained = others.some(
    (item) => item.kind === 'term' && names(item) && DRAINED.some((word) => says(item, word)),
  )
  return others.some(isThick) && (isPvc || isDrained)
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
