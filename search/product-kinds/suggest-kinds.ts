import type { KindSuggestion } from '#domain/catalogue/lists/suggestions.ts'
import { readWrittenText } from '../lexicon/read-text.ts'
import { withoutShortForms } from '../lexicon/short-forms.ts'
import { normalizeText } from '#domain/text/normalize-text.ts'
import type { Price } from '#domain/money/price.ts'
import { completionsOf } from './completions.ts'
import type { Evaluation } from './reading/evaluate.ts'
import type { KindIndex } from './kind-index.ts'
import type { Fit } from './product-kind.ts'
import { fitQuery, fitWhole } from './query-request.ts'

const MAX_KINDS = 6
const MAX_SIZES = 6
/** Fewer letters suggest nothing. */
const SHORTEST = 2
const MAX_LENGTH = 100
/** Greatest distance of a suggestion behind the best. */
const SPREAD = 3

/** The product kinds that a query which is still being typed may mean, each with the sizes that it is sold in (SEARCH-05). */
export function suggestKinds(index: KindIndex, q: string): KindSuggestion[] {
  const typed = normalizeText(q).slice(0, MAX_LENGTH)
  if (typed.trim().length < SHORTEST) return []
  const found = new Map<string, { readonly evaluation: Evaluation; readonly rank: number }>()
  const readings = readingsOf(index, typed)
  for (const [rank, text] of readings.entries()) {
    const items = readWrittenText(withoutShortForms(text), index.vocabulary).map(({ item }) => item)
    // only where no way to go on leads anywhere, one of its nouns does
    const isLast = rank === readings.length - 1 && found.size === 0
    const { fitting } = isLast ? fitQuery(index, items) : fitWhole(index, items)
    const least = fitting[0]?.cost ?? 0
    for (const evaluation of fitting.slice(0, MAX_KINDS)) {
      const { name } = evaluation.productKind
      if (evaluation.cost <= least + SPREAD && !found.has(name)) found.set(name, { evaluation, rank })
    }
    if (found.size >= MAX_KINDS) break
  }
  return [...found.values()].slice(0, MAX_KINDS).map(({ evaluation }) => toSuggestion(evaluation))
}

/** The text as it may go on: its last word completed, most likely first, then as it stands. */
function readingsOf(index: KindIndex, typed: string): string[] {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{M}]+)$/u.exec(typed) ?? []
  if (last.length < SHORTEST) return [typed]
  return [...completionsOf(index, last).map((word) => before + word), typed]
}

function toSuggestion({ productKind: { name, image }, sizes }: Evaluation): KindSuggestion {
  const labels = [...new Set(sizes.map(({ size }) => size.label).filter((label) => label !== ''))]
  const first = sizes[0]?.offers[0]
  const isOneProduct = sizes.every(({ offers }) => offers.every(({ product }) => product === first?.product))
  const [label] = labels
  return {
    name,
    image,
    sizes: labels.slice(0, MAX_SIZES),
    moreSizes: Math.max(0, labels.length - MAX_SIZES),
    priceFrom: lowestPrice(sizes),
    query: labels.length === 1 && label !== undefined ? `${name} ${label}` : name,
    product:
      isOneProduct && first !== undefined ? { id: first.product.id, variantIndex: first.variantIndex } : null,
  }
}

function lowestPrice(sizes: readonly Fit[]): Price | null {
  let lowest: Price | null = null
  for (const { offers } of sizes)
    for (const { price } of offers) if (lowest === null || price < lowest) lowest = price
  return lowest
}
