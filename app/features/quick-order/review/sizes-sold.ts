import type { MatchedLineWire } from '#search/quick-order/wire.ts'
import type { ProductsById } from './review-lines.ts'

/** More are a table, not a sentence. */
const MAX_NAMED = 12

/**
 * The sizes in which something is sold that was written in another one, such as `15 mm`, `20 mm`: what the candidates differ in,
 * of all brands. Empty where they are not sizes of one product, or too many to be named.
 */
export function sizesSold(
  { candidates }: Pick<MatchedLineWire, 'candidates'>,
  products: ProductsById,
): string[] {
  const [first] = candidates
  if (first === undefined || candidates.some(({ productId }) => productId !== first.productId)) return []
  const differing = first.options.findIndex((option, at) =>
    candidates.some(({ options }) => options[at] !== option),
  )
  // of a single size there is nothing to tell apart
  const at = candidates.length === 1 ? 0 : differing
  const ids = new Set(
    candidates.flatMap(({ productId, otherBrands }) => [
      productId,
      ...otherBrands.map((one) => one.productId),
    ]),
  )
  const sizes = [...ids]
    .flatMap((id) => products[id]?.variants ?? [])
    .flatMap(({ options }) => options[at] ?? [])
  const distinct = [...new Set(sizes)].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
  return distinct.length > MAX_NAMED ? [] : distinct
}
