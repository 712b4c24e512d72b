import { contentOf } from '#domain/catalogue/prices/comparable-price.ts'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { OrderFulfilments } from '#domain/fulfilments/line-progress.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { findProducts } from '../../../db/catalogue/products.ts'
import type { Queries } from '../../../db/database.ts'

/** The weight of one unit of an item in kilograms, as the catalogue has it now; null where it does not know it. */
export async function readWeights(
  queries: Queries,
  orders: readonly OrderFulfilments[],
): Promise<(item: OrderItem) => number | null> {
  const items = orders.flatMap(({ lines }) => lines.map(({ item }) => item))
  const products = await findProducts(queries, [...new Set(items.map(({ productId }) => productId))])
  const byId = new Map(products.map((product) => [product.id, product]))
  return (item) => weightOf(byId.get(item.productId), item)
}

function weightOf(product: Product | undefined, item: OrderItem): number | null {
  const { uid } = item.variantSpecs
  const index = parseCompositeId(item.variantId)?.index
  const variant =
    product?.variants.find((one) => uid !== null && one.uid === uid) ??
    (index === undefined ? undefined : product?.variants[index])
  if (variant === undefined) return null
  const [measure, amount] = contentOf(variant) ?? []
  return variant.weightKg ?? (measure === 'kg' ? (amount ?? null) : null)
}
