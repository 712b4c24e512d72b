import type { CartLine } from '#domain/cart/line.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import { roundQuantityDown, roundQuantityUp } from '#domain/catalogue/prices/quantity-rule.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { priceText } from '#domain/money/price.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import { priceLine, type PricedLine } from '#domain/orders/placing/priced-line.ts'
import { quantitiesForBreaks, type BreakLine } from '#domain/pricing/quantities-for-breaks.ts'
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
  const found = order.orderItems.map((item) => findItem(item, byId, now()))
  const quantities = quantitiesForBreaks(found.map(breakLine))
  const renewed = found.map((each, index) => renewItem(each, quantities[index] ?? each.allowed))
  return {
    lines: renewed.map(({ line }) => line).filter((line) => line !== null),
    changes: renewed.flatMap(({ changes }) => changes),
  }
}

/** An item as it is sold now, and the quantity of it that can be had. */
type FoundItem = {
  readonly item: OrderItem
  readonly ordered: CartLine
  readonly found: PricedLine<Product>
  readonly left: number
  readonly allowed: number
}

function findItem(item: OrderItem, products: ReadonlyMap<string, Product>, at: Date): FoundItem {
  const { quantity, variantSpecs } = item
  const ordered: CartLine = {
    product: item.variantId,
    quantity,
    addedDate: at.toISOString(),
    active: true,
    ...(variantSpecs.uid !== null && { variantUid: variantSpecs.uid }),
  }
  const found = priceLine(ordered, products)
  if (found.state === 'gone') return { item, ordered, found, left: 0, allowed: 0 }
  const left = found.variant.stock?.left ?? quantity
  const allowed =
    left < quantity ? roundQuantityDown(found.variant, left) : roundQuantityUp(found.variant, quantity)
  return { item, ordered, found, left, allowed }
}

function breakLine({ item, found, allowed }: FoundItem): BreakLine {
  const variant = found.state === 'gone' ? undefined : (found.product.variants[found.index] ?? found.variant)
  return { productId: item.productId, variant: variant ?? { unit: null }, quantity: allowed }
}

/** An item as a cart line; what it costs is that of all items together, and the line is seen at its price alone. */
function renewItem(
  { item, ordered, found, left, allowed }: FoundItem,
  breakQuantity: number,
): { readonly line: CartLine | null; readonly changes: readonly ReorderChange[] } {
  const { quantity, productName } = item
  if (found.state === 'gone' && found.isOutOfStock)
    return {
      line: null,
      changes: [{ product: item.variantId, productName, change: 'stock', quantity, left: 0 }],
    }
  if (found.state === 'gone')
    return { line: null, changes: [{ product: item.variantId, productName, change: 'gone' }] }
  const product = compositeId(found.product.id, found.index)
  const listed = found.product.variants[found.index] ?? found.variant
  const price = priceText(unitPriceAt(listed, breakQuantity))
  const paid = priceText(item.priceWithGst)
  const changes: ReorderChange[] = []
  if (left < quantity) changes.push({ product, productName, change: 'stock', quantity, left })
  else if (allowed !== quantity)
    changes.push({ product, productName, change: 'quantity', quantity, allowed: [allowed] })
  if (price !== paid) changes.push({ product, productName, change: 'price', seenPrice: paid, price })
  const seenPrice = priceText(unitPriceAt(listed, allowed))
  return { line: { ...ordered, product, quantity: allowed, seenPrice }, changes }
}
