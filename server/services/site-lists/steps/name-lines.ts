import { compositeId, parseCompositeId } from '#domain/catalogue/composite-id.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { AppError } from '#domain/errors.ts'
import { priceText } from '#domain/money/price.ts'
import { findVariant } from '#domain/orders/placing/priced-line.ts'
import {
  hasRepeats,
  linesToKeep,
  type SiteListLine,
  type VariantFacts,
  type RequestedLine,
} from '#domain/site-lists/site-list.ts'
import type { Queries } from '../../../db/database.ts'
import { findShownProducts } from '../../../db/catalogue/products.ts'

/** The lines of a list with names and prices. Throws `invalid-input` when a variant stands twice, or nothing is left to keep. */
export async function nameLines(
  queries: Queries,
  wanted: readonly RequestedLine[],
  known: readonly SiteListLine[] = [],
): Promise<SiteListLine[]> {
  if (hasRepeats(wanted)) throw new AppError('invalid-input', { reasons: [{ code: 'product-twice' }] })
  const ids = wanted.flatMap(({ product }) => parseCompositeId(product)?.productId ?? [])
  const products = await findShownProducts(queries, [...new Set(ids)])
  const byId = new Map(products.map((product) => [product.id, product]))
  const lines = linesToKeep(wanted, (line) => factsOf(line, byId), known)
  if (lines.length === 0)
    throw new AppError('invalid-input', { reasons: [{ code: 'line-unknown', line: 0 }] })
  return lines
}

function factsOf(
  { product, variantUid, quantity }: RequestedLine,
  products: ReadonlyMap<string, Product>,
): VariantFacts | null {
  const id = parseCompositeId(product)
  const found = id === null ? undefined : products.get(id.productId)
  if (id === null || found === undefined) return null
  const index = findVariant(found.variants, id.index, variantUid)
  const variant = found.variants[index]
  if (variant === undefined) return null
  return {
    product: compositeId(found.id, index),
    name: found.name,
    options: variant.options,
    seenPrice: priceText(unitPriceAt(variant, quantity)),
  }
}
