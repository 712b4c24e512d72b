import { createHash, randomUUID } from 'node:crypto'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { CartLine } from '#domain/cart/line.ts'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { ShopError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Paise } from '#domain/money/paise.ts'
import { lineTotal, makeBill } from '#domain/orders/bill.ts'
import type { Order, OrderItem, PaymentMode } from '#domain/orders/order.ts'
import { cartChanges, priceLine, type ReadyLine } from '#domain/orders/priced-line.ts'
import type { Database, Queries } from '../../store/database.ts'
import { addOrder, findOrders } from '../../store/orders.ts'
import { readAddressBook } from '../../store/partners.ts'
import { findProducts } from '../../store/products.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

export type OrderRequest = {
  readonly idempotencyKey: string
  readonly paymentMode: PaymentMode
  readonly addressId: string
  readonly lines: readonly CartLine[]
}

/**
 * Places an order paid on delivery: prices come from the catalogue of this moment, names, prices and pictures are frozen in the order,
 * and one key makes one order however often it is sent (PAY-05). Throws `cart-changed` with the changes when a line
 * cannot be billed as the person saw it, `address-not-found`, `payment-mode-unavailable`, or `idempotency-conflict`.
 */
export async function placeOrder(
  { database, now }: Dependencies,
  actor: Partner,
  request: OrderRequest,
): Promise<Order> {
  if (request.paymentMode !== 'COD') throw new ShopError('payment-mode-unavailable')
  const digest = digestOf(request)
  // the one writing statement is the transaction: holding one open over the reads would add nothing but round trips
  const order = await makeOrder(database.queries, { actor, request, at: now() })
  const first = await addOrder(database.queries, order, { idempotencyKey: request.idempotencyKey, digest })
  if (first === null) return order
  if (first.requestDigest !== digest) throw new ShopError('idempotency-conflict')
  const [known] = await findOrders(database.queries, actor.uid, first.orderId)
  if (known === undefined) throw new ShopError('not-found')
  return known
}

type Making = { readonly actor: Partner; readonly request: OrderRequest; readonly at: Date }

async function makeOrder(queries: Queries, { actor, request, at }: Making): Promise<Order> {
  const [address, lines] = await Promise.all([
    chosenAddress(queries, actor, request.addressId),
    readyLines(queries, request.lines),
  ])
  const bill = makeBill(lines.map(({ line, variant }) => ({ ...variant, quantity: line.quantity })))
  const commission = lines.reduce(
    (sum, { line, variant }) => sum + lineTotal(variant.commission, line.quantity),
    0,
  )
  return {
    orderId: randomUUID(),
    userId: actor.uid,
    orderStatus: 'PLACED',
    paymentMode: request.paymentMode,
    paymentStatus: 'PENDING',
    paymentId: null,
    shippingAddress: address,
    orderItems: lines.map(orderItem),
    itemMRPTotal: bill.mrpTotal,
    itemTotal: bill.discountedPrice,
    savedAmount: bill.savings,
    totalTax: bill.gstTotal,
    grandTotal: bill.grandTotal,
    deliveryCharge: 0 as Paise,
    handlingCharge: 0 as Paise,
    commissionAmount: commission as Paise,
    cancellationReason: null,
    cancelledBy: null,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  }
}

async function chosenAddress(queries: Queries, actor: Partner, id: string): Promise<AddressFields> {
  const { addresses } = await readAddressBook(queries, actor.uid, false)
  const found = addresses.find((address) => address.id === id)
  if (found === undefined) throw new ShopError('address-not-found')
  const { id: _, ...fields } = found
  return fields
}

async function readyLines(queries: Queries, lines: readonly CartLine[]): Promise<ReadyLine<Product>[]> {
  const ids = lines.map((line) => parseCompositeId(line.product)?.productId).filter((id) => id !== undefined)
  const products = await findProducts(queries, [...new Set(ids)])
  const byId = new Map(products.map((product) => [product.id, product]))
  const priced = lines.map((line) => priceLine(line, byId))
  const ready = priced.filter((line) => line.state === 'ready')
  if (ready.length < priced.length)
    throw new ShopError('cart-changed', undefined, { changes: cartChanges(priced) })
  return ready
}

function orderItem({ line, product, variant }: ReadyLine<Product>): OrderItem {
  return {
    cartId: line.cartId ?? null,
    productId: product.id,
    productName: product.name,
    productImageUrl: variant.image ?? product.description.images[0] ?? null,
    quantity: line.quantity,
    productRate: variant.basePrice,
    productRateAfterDiscount: variant.priceWithGst,
    productDiscount: variant.discount,
    commissionAmount: variant.commission,
    variantId: line.product,
    variantSpecs: {
      uid: variant.uid,
      options: variant.options,
      unit: variant.unit,
      taxStatus: variant.taxStatus,
      hsn: product.hsn,
      gstRate: product.gstRate,
      priceWithoutGst: variant.priceWithoutGst,
      gst: variant.gst,
      packagingCost: variant.packagingCost,
    },
  }
}

/** Tells a repeat of a request from another request under the same key. */
function digestOf({ paymentMode, addressId, lines }: OrderRequest): string {
  const facts = [paymentMode, addressId, lines.map((line) => [line.product, line.quantity])]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
