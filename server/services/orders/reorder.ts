import type { CartLine } from '#domain/cart/line.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { priceText } from '#domain/money/price.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { priceLine } from '#domain/orders/priced-line.ts'
import type { Reorder, ReorderChange } from '#domain/orders/wire.ts'
import type { Database } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findProducts } from '../../db/catalogue/products.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * The articles of an order as lines for the cart at the prices of today, and what changed since (ORD-09). What no longer
 * exists is no line. Throws `not-found`.
 */
export async function reorder(
  { database, now }: Dependencies,
  actor: Partner,
  orderId: string,
): Promise<Reorder> {
  const [order] = await findOrders(database.queries, { of: actor.uid, orderId })
  if (order === undefined) throw new AppError('not-found')
  const ids = [...new Set(order.orderItems.map((item) => item.productId))]
  const products = await findProducts(database.queries, ids)
  const byId = new Map(products.map((product) => [product.id, product]))
  const found = order.orderItems.map((item) => ofToday(item, byId, now()))
  return {
    lines: found.map(({ line }) => line).filter((line) => line !== null),
    changes: found.map(({ change }) => change).filter((change) => change !== null),
  }
}

function ofToday(
  item: OrderItem,
  products: ReadonlyMap<string, Product>,
  at: Date,
): { readonly line: CartLine | null; readonly change: ReorderChange | null } {
  const { quantity, productName, variantSpecs } = item
  const addedDate = at.toISOString()
  const wanted: CartLine = {
    product: item.variantId,
    quantity,
    addedDate,
    active: true,
    ...(variantSpecs.uid !== null && { variantUid: variantSpecs.uid }),
  }
  const priced = priceLine(wanted, products)
  if (priced.state === 'gone')
    return { line: null, change: { product: item.variantId, productName, change: 'gone' } }
  const price = priceText(priced.variant.priceWithGst)
  const seenPrice = priceText(item.productRateAfterDiscount)
  const product = compositeId(priced.product.id, priced.index)
  return {
    line: { ...wanted, product, seenPrice: price },
    change: price === seenPrice ? null : { product, productName, change: 'price', seenPrice, price },
  }
}
