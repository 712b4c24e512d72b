import type { Item } from '../lexicon/items.ts'
import { toMeasure, type Measure } from '../lexicon/numbers/measures.ts'
import { materials } from '../lexicon/trade/facts.ts'
import type { KindIndex } from './kind-index.ts'
import type { ProductKind } from './product-kind.ts'
import { evaluate, type Evaluation } from './reading/evaluate.ts'
import { hasAllWords } from './name-words.ts'
import { isOfPlace, namedByOne } from './reading/fall-back.ts'
import { toRequest, type Request } from './request.ts'

/** Fit of a query: the product kinds that bear all of it, best first; or those sold in other sizes only. */
export type QueryFit = {
  readonly request: Request
  readonly fitting: readonly Evaluation[]
  /** Product kinds that lack what was written, those that lack least first; empty when something fits. */
  readonly lacking: readonly Evaluation[]
}

/**
 * Holds the items of a query against the index, and where nothing bears all of its nouns, by those that were not mended, and then by the
 * one that decides.
 */
export function fitQuery(index: KindIndex, items: readonly Item[]): QueryFit {
  const fit = fitWhole(index, items)
  if (fit.fitting.length > 0 || fit.lacking.length > 0) return fit
  const firm = withoutMendedNouns(items)
  if (firm !== null) return fitQuery(index, firm)
  const request = toRequest(items)
  const isOfAPlace = request.terms.some((term) => isOfPlace(request.terms, term))
  return (
    namedByOne(index, request, isOfAPlace ? 1 : 2)
      .map((fallback) => fitRequest(index, fallback))
      .find(({ fitting, lacking }) => fitting.length > 0 || lacking.length > 0) ?? fit
  )
}

/** The items with mended nouns as words that nobody knows, beside a noun that was written; null where there are none of both. */
function withoutMendedNouns(items: readonly Item[]): Item[] | null {
  const isFirm = items.some(
    (item) =>
      isNoun(item) && !item.isGuess && !item.isPurpose && !item.hints.every((word) => materials.has(word)),
  )
  if (!isFirm || !items.some((item) => isNoun(item) && item.isGuess)) return null
  return items.map((item) =>
    isNoun(item) && item.isGuess ? { kind: 'unknown', word: item.hints.join(' ') } : item,
  )
}

function isNoun(item: Item): item is Extract<Item, { kind: 'term' }> {
  return item.kind === 'term' && !item.isBrand && item.readings.some(({ namesProduct }) => namesProduct)
}

/**
 * Holds all items of a query against the index. In a query a number is a size, and only where nothing bears it a quantity, which
 * says nothing about what is meant.
 */
export function fitWhole(index: KindIndex, items: readonly Item[]): QueryFit {
  return fitRequest(index, toRequest(items))
}

function fitRequest(index: KindIndex, whole: Request): QueryFit {
  const numbers = whole.numbers.map(({ value }) => toMeasure([value], ''))
  const amounts = whole.quantities.map(({ value, unit }): Measure => ({
    type: unit ?? '',
    values: [value],
    unit: unit ?? '',
    suffix: '',
  }))
  // with a quantity given, kilos and litres are sizes as well
  const bare = { ...whole, numbers: [], quantities: [{ value: 1, unit: null }] }
  const tries = [[...numbers, ...amounts], numbers, []].map((added): Request => ({
    ...bare,
    measures: [...whole.measures, ...added],
  }))
  let lacking: Evaluation[] = []
  for (const request of tries) {
    const evaluations = candidatesOf(index, request)
    const fitting = evaluations.filter(({ lacks }) => lacks.length === 0)
    lacking = evaluations.filter(({ lacks }) => lacks.length > 0)
    if (fitting.length > 0) return { request, fitting: byCost(fitting), lacking: [] }
  }
  return { request: tries[2] ?? bare, fitting: [], lacking: byCost(lacking) }
}

function byCost(evaluations: readonly Evaluation[]): Evaluation[] {
  return evaluations.toSorted(
    (a, b) =>
      a.lacks.length - b.lacks.length || a.cost - b.cost || a.productKind.position - b.productKind.position,
  )
}

/** The product kinds that some word of a request may be about. */
export function candidatesOf(
  { byHead, byWord }: KindIndex,
  request: Request,
  isLenient = false,
): Evaluation[] {
  const words = new Set(
    request.terms.flatMap((term) => [...term.hints, ...term.readings.flatMap((reading) => reading.words)]),
  )
  const productKinds = new Set([...words].flatMap((word) => byHead.get(word) ?? []))
  const isProductNamed = request.terms.some(
    (term) => !term.isBrand && term.readings.some((reading) => reading.namesProduct),
  )
  if (!isProductNamed)
    for (const word of words) for (const productKind of byWord.get(word) ?? []) productKinds.add(productKind)
  const evaluations = [...productKinds].flatMap(
    (productKind) => evaluate(productKind, request, isLenient) ?? [],
  )
  if (!isProductNamed || isNounAlone(evaluations, request)) return evaluations
  // a name may have all of the words without being called so: a cover spacer is a spacer
  const others = bearing(byWord, request).filter((productKind) => !productKinds.has(productKind))
  return [...evaluations, ...others.flatMap((productKind) => evaluate(productKind, request) ?? [])]
}

/** Tells whether a noun and nothing else is written, and things are called by it: a roof tile is none of the tiles of `tile 20`. */
function isNounAlone(evaluations: readonly Evaluation[], { terms }: Request): boolean {
  const words = terms.flatMap(({ hints }) => hints)
  return words.length === 1 && evaluations.some(({ isDoubtful, lacks }) => !isDoubtful && lacks.length === 0)
}

/** The product kinds whose names have every word as written, and their noun or one that no other name has. */
function bearing(byWord: KindIndex['byWord'], request: Request): ProductKind[] {
  const found = request.terms.flatMap(({ hints }) => hints).map((word) => byWord.get(word) ?? [])
  const [fewest = []] = found.toSorted((a, b) => a.length - b.length)
  return fewest.filter((productKind) => hasAllWords(productKind, request) || isToldBy(productKind, request))
}

/** Tells whether words of a name stand for it, its noun left off, as no other name has one of them: `led flood`. */
function isToldBy({ nameWords, distinctive }: ProductKind, { terms }: Request): boolean {
  const words = terms.flatMap(({ hints }) => hints)
  return (
    words.length > 1 &&
    words.every((word) => nameWords.has(word)) &&
    words.some((word) => distinctive.has(word))
  )
}
