import { randomUUID } from 'node:crypto'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { CartLine } from '#domain/cart/line.ts'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { AppError } from '#domain/errors.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { paiseToRupees, roundToPaise, type Paise } from '#domain/money/paise.ts'
import { computeBill } from '#domain/orders/bill.ts'
import type { Order, OrderItem, PaymentMode } from '#domain/orders/order.ts'
import { cartChanges, priceLine, type ReadyLine } from '#domain/orders/priced-line.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findProducts } from '../../../db/catalogue/products.ts'
import type { Queries } from '../../../db/database.ts'
import { readAddressBook } from '../../addresses/steps/read-address-book.ts'

/** What a customer orders. */
export type OrderRequest = {
  readonly idempotencyKey: string
  readonly paymentMode: PaymentMode
  /** The delivery address; the default one when null. */
  readonly addressId: string | null
  readonly lines: readonly CartLine[]
  /** The customer's GST number for the invoice. */
  readonly buyerGstin: Gstin | null
  /** The grand total that the customer was shown; compared, never charged. */
  readonly seenTotal?: Paise
  /** The member of staff who takes the order for them. */
  readonly placedBy?: StaffActor
}

/**
 * Builds an order from the catalogue, without a number: prices the lines, freezes what the customer bought, and picks the
 * delivery address. Throws `cart-changed`, `quantity-not-allowed`, `order-too-large`, `amount-changed`,
 * `address-not-found`.
 */
export async function buildOrder(
  queries: Queries,
  actor: Partner,
  request: OrderRequest & { readonly at: Date; readonly maxTotal: Paise },
): Promise<Order> {
  const [address, lines] = await Promise.all([
    findDeliveryAddress(queries, actor, request.addressId),
    priceLines(queries, request.lines),
  ])
  const bill = computeBill(lines.map(({ line, variant }) => ({ ...variant, quantity: line.quantity })))
  if (bill.grandTotal > request.maxTotal)
    throw new AppError('order-too-large', undefined, { limit: paiseToRupees(request.maxTotal) })
  if (request.seenTotal !== undefined && request.seenTotal !== bill.grandTotal) {
    throw new AppError('amount-changed', undefined, { amount: paiseToRupees(bill.grandTotal) })
  }
  const commission = lines.reduce(
    (sum, { line, variant }) => sum + BigInt(variant.commission) * BigInt(line.quantity),
    0n,
  )
  return {
    orderId: randomUUID(),
    orderNumber: '',
    userId: actor.uid,
    orderStatus: request.paymentMode === 'COD' ? 'PLACED' : 'INITIATED',
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
    commissionAmount: roundToPaise(commission),
    cancellationReason: null,
    cancelledBy: null,
    buyerGstin: request.buyerGstin,
    createdAt: request.at.toISOString(),
    updatedAt: request.at.toISOString(),
  }
}

async function findDeliveryAddress(
  queries: Queries,
  actor: Partner,
  id: string | null,
): Promise<AddressFields> {
  const { addresses, defaultAddressIndex } = await readAddressBook(queries, actor.uid)
  const found =
    id === null ? addresses[defaultAddressIndex ?? 0] : addresses.find((address) => address.id === id)
  if (found === undefined) throw new AppError('address-not-found')
  const { id: _, ...fields } = found
  return fields
}

async function priceLines(queries: Queries, lines: readonly CartLine[]): Promise<ReadyLine<Product>[]> {
  const ids = lines.map((line) => parseCompositeId(line.product)?.productId).filter((id) => id !== undefined)
  const products = await findProducts(queries, [...new Set(ids)])
  const byId = new Map(products.map((product) => [product.id, product]))
  const priced = lines.map((line) => priceLine(line, byId))
  const ready = priced.filter((line) => line.state === 'ready')
  if (ready.length < priced.length) {
    const changes = cartChanges(priced)
    const areQuantities = changes.every(({ change }) => change === 'quantity')
    throw new AppError(areQuantities ? 'quantity-not-allowed' : 'cart-changed', undefined, { changes })
  }
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
