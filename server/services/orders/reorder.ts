import type { CartLine } from '#domain/cart/line.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import { roundQuantityDown, roundQuantityUp } from '#domain/catalogue/prices/quantity-rule.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { priceText } from '#domain/money/price.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { priceLine } from '#domain/orders/placing/priced-line.ts'
import type { Reorder, ReorderChange } from '#domain/orders/cart-change-wire.ts'
import type { Database } from '../../db/database.ts'
import { findShownProducts } from '../../db/catalogue/products.ts'
import { priceFor } from '../pricing/steps/price-for.ts'
import { findSeenOrder } from './steps/find-own-order.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * The items of an order as cart lines at current prices, and what changed since (ORD-09); items that no longer exist give
 * no line, and a quantity that is no longer sold is rounded up (PRICE-02). Throws `not-found`.
 */
export async function reorder(
  { database, now }: Dependencies,
  actor: Partner,
  { orderId, firmId = null }: { readonly orderId: string; readonly firmId?: string | null | undefined },
): Promise<Reorder> {
  const order = await findSeenOrder(database.queries, actor.uid, orderId)
  const ids = [...new Set(order.orderItems.map((item) => item.productId))]
  const buyer = { uid: actor.uid, firmId, at: now() }
  const products = await priceFor(database.queries, await findShownProducts(database.queries, ids), buyer)
  const byId = new Map(products.map((product) => [product.id, product]))
  const renewed = order.orderItems.map((item) => renewItem(item, byId, now()))
  return {
    lines: renewed.map(({ line }) => line).filter((line) => line !== null),
    changes: renewed.flatMap(({ changes }) => changes),
  }
}

function renewItem(
  item: OrderItem,
  products: ReadonlyMap<string, Product>,
  at: Date,
): { readonly line: CartLine | null; readonly changes: readonly ReorderChange[] } {
  const { quantity, productName, variantSpecs } = item
  const addedDate = at.toISOString()
  const ordered: CartLine = {
    product: item.variantId,
    quantity,
    addedDate,
    active: true,
    ...(variantSpecs.uid !== null && { variantUid: variantSpecs.uid }),
  }
  const found = priceLine(ordered, products)
  if (found.state === 'gone' && found.isOutOfStock)
    return {
      line: null,
      changes: [{ product: item.variantId, productName, change: 'stock', quantity, left: 0 }],
    }
  if (found.state === 'gone')
    return { line: null, changes: [{ product: item.variantId, productName, change: 'gone' }] }
  const product = compositeId(found.product.id, found.index)
  const left = found.variant.stock?.left ?? quantity
  const allowed =
    left < quantity ? roundQuantityDown(found.variant, left) : roundQuantityUp(found.variant, quantity)
  const listed = found.product.variants[found.index] ?? found.variant
  const price = priceText(unitPriceAt(listed, allowed))
  const seenPrice = priceText(item.priceWithGst)
  const changes: ReorderChange[] = []
  if (left < quantity) changes.push({ product, productName, change: 'stock', quantity, left })
  else if (allowed !== quantity)
    changes.push({ product, productName, change: 'quantity', quantity, allowed: [allowed] })
  if (price !== seenPrice) changes.push({ product, productName, change: 'price', seenPrice, price })
  return { line: { ...ordered, product, quantity: allowed, seenPrice: price }, changes }
}
