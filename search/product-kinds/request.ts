import type { Item, Reading } from '../lexicon/items.ts'
import type { Measure } from '../lexicon/numbers/measures.ts'
import { modelWords } from '../lexicon/trade/facts.ts'

/** Quantity that is asked for; without a unit, sales units. */
export type Quantity = { readonly value: number; readonly unit: string | null }

export type WrittenTerm = {
  readonly readings: readonly Reading[]
  readonly hints: readonly string[]
  readonly isBrand: boolean
  readonly isOptional: boolean
  readonly isPurpose: boolean
  /** The word stands in brackets behind the product: it may say which one it is. */
  readonly isAside?: boolean
  /** The word names what comes with the product. */
  readonly isAccessory?: boolean
  readonly isLiteral: boolean
  readonly isGuess: boolean
  /** A size was written between it and a noun before it. */
  readonly isAfterSize: boolean
  /** The word is known only as part of a name, such as that of a spare. */
  readonly isOfLongerName?: boolean
}

export type WrittenNumber = {
  readonly value: number
  readonly isMarked: boolean
  readonly isLoose: boolean
  readonly isFirst: boolean
  /** No other size is written. */
  readonly mayBeSize: boolean
}

/** Request of one item of an order. */
export type Request = {
  readonly terms: readonly WrittenTerm[]
  readonly measures: readonly Measure[]
  readonly numbers: readonly WrittenNumber[]
  readonly quantities: readonly Quantity[]
  readonly unknown: readonly string[]
  /** An unknown word stands behind what is named, and so may name a part of it. */
  readonly isUnknownAfter: boolean
  /** An unknown word stands directly behind the last term. */
  readonly isUnknownNext: boolean
}

/** The request that items make. */
export function toRequest(items: readonly Item[]): Request {
  const measures = items.flatMap((item) => (item.kind === 'measure' ? [item.measure] : []))
  const first = items.find((item) => item.kind !== 'filler')
  return {
    terms: withoutContainers(termsOf(withoutModels(withoutThingsBefore(items)))),
    measures,
    numbers: items.flatMap((item) =>
      item.kind === 'number'
        ? [
            {
              value: item.value,
              isMarked: item.isMarked,
              isLoose: item.isLoose,
              isFirst: item === first,
              mayBeSize: measures.length === 0,
            },
          ]
        : [],
    ),
    quantities: items.flatMap((item) =>
      item.kind === 'quantity' ? [{ value: item.value, unit: item.unit }] : [],
    ),
    unknown: items.flatMap((item) => (item.kind === 'unknown' ? [item.word] : [])),
    isUnknownAfter: goesOnUnknown(items),
    isUnknownNext: items[items.findLastIndex(({ kind }) => kind === 'term') + 1]?.kind === 'unknown',
  }
}

/** Tells whether an unknown word goes on about the last noun; behind a size it only says who makes it, or the like. */
function goesOnUnknown(items: readonly Item[]): boolean {
  const rest = items.slice(items.findLastIndex(isNoun) + 1)
  const unknown = rest.findIndex(isUnknownWord)
  return unknown >= 0 && !rest.slice(0, unknown).some(({ kind }) => kind === 'measure')
}

/** Tells whether an item is a word that nobody knows; the number of a model, such as `pn521`, and two letters name no part. */
function isUnknownWord(item: Item): boolean {
  return item.kind === 'unknown' && !/\d|^[a-z]{1,2}$/.test(item.word)
}

function isNoun(item: Item): boolean {
  return item.kind === 'term' && !item.isBrand && names(item)
}

function termsOf(items: readonly Item[]): WrittenTerm[] {
  const nouns = items.filter(isNoun)
  let isNamed = false
  let isAfterSize = false
  return items.flatMap((item) => {
    isAfterSize ||= isNamed && item.kind === 'measure'
    if (item.kind !== 'term') return []
    isNamed ||= names(item)
    // beside another noun it is a brand
    const isBrand = item.isBrand || (item.isMaybeBrand === true && nouns.some((noun) => noun !== item))
    return [{ ...item, isBrand, isAfterSize }]
  })
}

/** Before another noun a thing only describes it: the cabinet of `cabinet hinge`. */
function withoutThingsBefore(items: readonly Item[]): Item[] {
  const last = items.findLastIndex((item) => isNoun(item) && item.kind === 'term' && item.isThing !== true)
  return items.map((item, at) =>
    item.kind === 'term' && item.isThing === true && at < last ? asDescription(item) : item,
  )
}

function asDescription(term: Extract<Item, { kind: 'term' }>): Item {
  const readings = term.readings.map(({ words }) => ({ words, namesProduct: false }))
  return { ...term, isOptional: true, readings }
}

/** After a brand, what its makers call a model asks for nothing, where the line says otherwise what it is. */
function withoutModels(items: readonly Item[]): Item[] {
  return items.map((item, index) => {
    const before = items[index - 1]
    const isModel =
      item.kind === 'term' &&
      before?.kind === 'term' &&
      before.isBrand &&
      item.hints.every((word) => modelWords.has(word)) &&
      items.some((each) => each.kind === 'term' && each !== item && names(each))
    if (!isModel) return item
    return asDescription(item)
  })
}

function names({ readings }: Pick<WrittenTerm, 'readings'>): boolean {
  return readings.some(({ namesProduct }) => namesProduct)
}

/** Beside what is in it, a container names nothing: the bucket of `rang ki balti`. */
function withoutContainers(terms: readonly WrittenTerm[]): WrittenTerm[] {
  if (!terms.some((term) => names(term) && !term.isOptional)) {
    return terms.map((term) => (names(term) ? { ...term, isOptional: false } : term))
  }
  return terms.map((term) =>
    names(term) && term.isOptional
      ? { ...term, readings: term.readings.map(({ words }) => ({ words, namesProduct: false })) }
      : term,
  )
}
