import { quantitiesForBreaks } from '#domain/pricing/quantities-for-breaks.ts'
import { variantOf, type ProductsById, type ReviewLine } from './review-lines.ts'
import { isReady } from './review-sections.ts'

/** The quantities that choose the price breaks of lines, by key: of all that goes into the cart, and of an open line with it (PRICE-11). */
export function breakQuantities(
  lines: readonly ReviewLine[],
  products: ProductsById,
): ReadonlyMap<string, number> {
  const selected = lines.flatMap((line) => {
    const variant = line.selection && variantOf(products, line.selection)
    if (line.selection === null || !variant) return []
    const pieces = line.pieces ?? 1
    const counted = isReady(line) ? pieces : 0
    return [{ key: line.key, productId: line.selection.productId, variant, quantity: counted, pieces }]
  })
  const quantities = quantitiesForBreaks(selected)
  return new Map(
    selected.map(({ key, quantity, pieces }, index) => [key, (quantities[index] ?? 0) - quantity + pieces]),
  )
}
