import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { kilogramsOf } from '#domain/delivery/load.ts'
import { findProducts } from '../../../db/catalogue/products.ts'
import type { Queries } from '../../../db/database.ts'

/** A variant by its composite id, and how much of it. */
export type LineToWeigh = {
  readonly product: string
  readonly quantity: number
  readonly variantUid?: string | null | undefined
}

/**
 * Weighs lines in whole kilograms and names the products in them, which are read unless they were just now. A product that is not
 * in the catalogue weighs nothing.
 */
export async function weighLines(
  queries: Queries,
  lines: readonly LineToWeigh[],
  known?: readonly Product[],
): Promise<{ readonly kilograms: number; readonly productIds: string[] }> {
  const resolved = lines.flatMap((line) => {
    const id = parseCompositeId(line.product)
    return id === null ? [] : [{ ...line, ...id }]
  })
  const productIds = [...new Set(resolved.map(({ productId }) => productId))]
  const found = known ?? (await findProducts(queries, productIds))
  const products = new Map(found.map((product) => [product.id, product]))
  const weighed = resolved.map(({ productId, index, quantity, variantUid }) => {
    const variants = products.get(productId)?.variants ?? []
    const named = variants.find(({ uid }) => uid !== null && uid === variantUid)
    return { quantity, weightKg: (named ?? variants[index])?.weightKg }
  })
  return { kilograms: kilogramsOf(weighed), productIds }
}
