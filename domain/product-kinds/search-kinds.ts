import type { Item } from '../lexicon/items.ts'
import { readWrittenText } from '../lexicon/read-text.ts'
import type { Evaluation } from './evaluate.ts'
import type { KindIndex } from './kind-index.ts'
import { fitQuery } from './query-request.ts'

/** A product that a query finds, with its variants that bear what was written; null when those are all. */
export type FoundVariants = { readonly productId: string; readonly variants: readonly number[] | null }

/** What a query is understood as. */
export type UnderstoodQuery = {
  /** Whether all of it was understood: otherwise its words are searched for as they are. */
  readonly isUnderstood: boolean
  /** The products, best first. */
  readonly found: readonly FoundVariants[]
  /** The brands that were written and are not sold; the products are of other brands. */
  readonly missingBrands: readonly string[]
  /** The query names something that is known and not sold. */
  readonly isNotSold: boolean
}

/** The most that may be unsaid of the best product kind: one word of its name, and another that is half of one. */
const UNSAID = 1.3

/** The most products of one query. */
const MOST = 3_000

const nothing = { found: [], missingBrands: [], isNotSold: false }

/** The products that a query means, by the same product kinds, words and gates as a written order (SEARCH-03, SEARCH-06). */
export function searchKinds(index: KindIndex, q: string): UnderstoodQuery {
  const items = readWrittenText(q, index.vocabulary).map(({ item }) => item)
  if (items.some(isUncertain)) return { ...nothing, isUnderstood: false }
  const names = items.some(
    (item) => item.kind === 'term' && item.readings.some(({ namesProduct }) => namesProduct),
  )
  const missingBrands = items.flatMap((item) =>
    item.kind === 'term' && item.isBrand ? [item.hints.join(' ')] : [],
  )
  const { fitting, lacking } = fitQuery(index, items)
  const [best] = fitting
  if (best === undefined) {
    // what is sold in other sizes is another answer
    const isNotSold = names && lacking.length === 0
    return { ...nothing, isUnderstood: isNotSold, isNotSold, missingBrands }
  }
  // a doubt about anything but the brand leaves the query to its words
  const isUnderstood = names && best.cost <= UNSAID && (!best.isDoubtful || missingBrands.length > 0)
  if (!isUnderstood) return { ...nothing, isUnderstood: false }
  const fitted = fitting.filter((each) => best.isDoubtful || !each.isDoubtful)
  return { isUnderstood, found: productsOf(fitted).slice(0, MOST), missingBrands, isNotSold: false }
}

/** What was not written as it is known may have been meant otherwise. */
function isUncertain(item: Item): boolean {
  return item.kind === 'unknown' || (item.kind === 'term' && item.isGuess)
}

function productsOf(evaluations: readonly Evaluation[]): FoundVariants[] {
  const products = new Map<string, { readonly variants: number[]; readonly isWhole: boolean }>()
  for (const { productKind, sizes } of evaluations) {
    const isWhole = sizes.length === productKind.sizes.length
    for (const { productId, variantIndex } of sizes.flatMap((fit) => fit.offers)) {
      const known = products.get(productId)
      if (known === undefined) products.set(productId, { variants: [variantIndex], isWhole })
      else known.variants.push(variantIndex)
    }
  }
  return Array.from(products, ([productId, { variants, isWhole }]) => ({
    productId,
    variants: isWhole ? null : variants,
  }))
}
