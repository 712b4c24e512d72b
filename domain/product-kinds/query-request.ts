import type { Item } from '../lexicon/items.ts'
import { toMeasure, type Measure } from '../lexicon/measures.ts'
import type { KindIndex } from './kind-index.ts'
import { evaluate, type Evaluation } from './evaluate.ts'
import { toRequest, type Request } from './request.ts'

/** What a query fits: the product kinds that bear all of it, best first; or those sold in other sizes only. */
export type QueryFit = {
  readonly request: Request
  readonly fitting: readonly Evaluation[]
  /** Product kinds that lack what was written, those that lack least first; empty when something fits. */
  readonly lacking: readonly Evaluation[]
}

/**
 * Holds the items of a query against the index. In a query a number is a size, and only where nothing bears it a quantity, which
 * says nothing about what is meant.
 */
export function fitQuery(index: KindIndex, items: readonly Item[]): QueryFit {
  const whole = toRequest(items)
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
export function candidatesOf({ byHead, byWord }: KindIndex, request: Request): Evaluation[] {
  const words = new Set(
    request.terms.flatMap((term) => [...term.hints, ...term.readings.flatMap((reading) => reading.words)]),
  )
  const productKinds = new Set([...words].flatMap((word) => byHead.get(word) ?? []))
  const isProductNamed = request.terms.some((term) => term.readings.some((reading) => reading.namesProduct))
  if (!isProductNamed)
    for (const word of words) for (const productKind of byWord.get(word) ?? []) productKinds.add(productKind)
  return [...productKinds].flatMap((productKind) => evaluate(productKind, request) ?? [])
}
