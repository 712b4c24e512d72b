import type { CartLine } from '#domain/cart/line.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { priceText } from '#domain/money/price.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { priceLine } from '#domain/orders/priced-line.ts'
import type { Reorder, ReorderChange } from '#domain/orders/wire.ts'
import type { Database } from '../../db/database.ts'
import { findProducts } from '../../db/catalogue/products.ts'
import { findOwnOrder } from './steps/find-own-order.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * The items of an order as cart lines at current prices, and what changed since (ORD-09); items that no longer exist give
 * no line. Throws `not-found`.
 */
export async function reorder(
  { database, now }: Dependencies,
  actor: Partner,
  orderId: string,
): Promise<Reorder> {
  const order = await findOwnOrder(database.queries, actor.uid, orderId)
  const ids = [...new Set(order.orderItems.map((item) => item.productId))]
  const products = await findProducts(database.queries, ids)
  const byId = new Map(products.map((product) => [product.id, product]))
  const renewed = order.orderItems.map((item) => renewItem(item, byId, now()))
  return {
    lines: renewed.map(({ line }) => line).filter((line) => line !== null),
    changes: renewed.map(({ change }) => change).filter((change) => change !== null),
  }
}

function renewItem(
  item: OrderItem,
  products: ReadonlyMap<string, Product>,
  at: Date,
): { readonly line: CartLine | null; readonly change: ReorderChange | null } {
  const { quantity, productName, variantSpecs } = item
  const addedDate = at.toISOString()
  const ordered: CartLine = {
    product: item.variantId,
    quantity,
    addedDate,
    active: true,
    ...(variantSpecs.uid !== null && { variantUid: variantSpecs.uid }),
  }
  const priced = priceLine(ordered, products)
  if (priced.state === 'gone')
    return { line: null, change: { product: item.variantId, productName, change: 'gone' } }
  const price = priceText(priced.variant.priceWithGst)
  const seenPrice = priceText(item.productRateAfterDiscount)
  const product = compositeId(priced.product.id, priced.index)
  return {
    line: { ...ordered, product, seenPrice: price },
    change: price === seenPrice ? null : { product, productName, change: 'price', seenPrice, price },
  }
}
