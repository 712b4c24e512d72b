import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { CartLine } from '#domain/cart/line.ts'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { AppError } from '#domain/errors.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { paiseToRupees, roundToPaise, type Paise } from '#domain/money/paise.ts'
import { computeBill } from '#domain/orders/bill.ts'
import { ORDER_NUMBER_COUNT, orderNumber } from '#domain/orders/order-number.ts'
import type { Order, OrderItem, PaymentMode } from '#domain/orders/order.ts'
import { cartChanges, priceLine, type ReadyLine } from '#domain/orders/priced-line.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { insertOrder } from '../../db/orders/insert-order.ts'
import { readCashTotal } from '../../db/orders/cash-totals.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findAddressBook } from '../../db/identity/partners.ts'
import { findProducts } from '../../db/catalogue/products.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly jobs: Jobs }

export type OrderRequest = {
  readonly idempotencyKey: string
  readonly paymentMode: PaymentMode
  /** The address to deliver to; the default one without it. */
  readonly addressId: string | null
  readonly lines: readonly CartLine[]
  /** The buyer's GST number for the invoice. */
  readonly buyerGstin: Gstin | null
  /** What the buyer was shown as the grand total; compared, never charged. */
  readonly seenTotal?: Paise
}

/** Numbers are drawn at random: that one is taken is rare, and five times in a row does not happen. */
const DRAWS = 5

/**
 * Places an order: prices come from the catalogue of this moment, names, prices and pictures are frozen in the order, and
 * one key makes one order however often it is sent (PAY-05). An order in cash is PLACED, one paid online INITIATED until
 * its payment is proven (ORD-04). Throws `cart-changed` with the changes when a line cannot be billed as the person saw it,
 * `amount-changed`, `address-not-found`, `cash-limit`, or `idempotency-conflict`.
 */
export async function placeOrder(
  { database, now, jobs }: Dependencies,
  actor: Partner,
  request: OrderRequest,
): Promise<Order> {
  const digest = digestOf(request)
  const { queries } = database
  // the one writing statement is the transaction: holding one open over the reads would add nothing but round trips
  const order = await makeOrder(queries, { actor, request, at: now() })
  const cashDay = order.paymentMode === 'COD' ? istDay(new Date(order.createdAt)) : null
  const adding = { idempotencyKey: request.idempotencyKey, digest, cashDay }
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    const numbered = { ...order, orderNumber: orderNumber(randomInt(ORDER_NUMBER_COUNT)) }
    const added = await insertOrder(queries, numbered, adding)
    if (added.outcome === 'written') {
      jobs.trigger('messages')
      return numbered
    }
    if (added.outcome === 'over-cash-limit') throw await cashLimit(queries, order)
    if (added.outcome === 'known') return repeated(queries, added, digest)
  }
  throw new Error(`no free order number in ${DRAWS} draws`)
}

type Known = { readonly orderId: string; readonly requestDigest: string }

async function repeated(queries: Queries, { orderId, requestDigest }: Known, digest: string): Promise<Order> {
  if (requestDigest !== digest) throw new AppError('idempotency-conflict')
  const [known] = await findOrders(queries, { orderId })
  if (known === undefined) throw new AppError('not-found')
  return known
}

async function cashLimit(queries: Queries, order: Order): Promise<AppError> {
  const { limit, today } = await readCashTotal(queries, order.userId, istDay(new Date(order.createdAt)))
  return new AppError('cash-limit', undefined, { limit: paiseToRupees(limit), today: paiseToRupees(today) })
}

type Making = { readonly actor: Partner; readonly request: OrderRequest; readonly at: Date }

async function makeOrder(queries: Queries, { actor, request, at }: Making): Promise<Order> {
  const [address, lines] = await Promise.all([
    chosenAddress(queries, actor, request.addressId),
    readyLines(queries, request.lines),
  ])
  const bill = computeBill(lines.map(({ line, variant }) => ({ ...variant, quantity: line.quantity })))
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
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  }
}

async function chosenAddress(queries: Queries, actor: Partner, id: string | null): Promise<AddressFields> {
  const { addresses, defaultAddressIndex } = await findAddressBook(queries, actor.uid, false)
  const found =
    id === null ? addresses[defaultAddressIndex ?? 0] : addresses.find((address) => address.id === id)
  if (found === undefined) throw new AppError('address-not-found')
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
    throw new AppError('cart-changed', undefined, { changes: cartChanges(priced) })
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
function digestOf({ paymentMode, addressId, buyerGstin, lines }: OrderRequest): string {
  const facts = [paymentMode, addressId, buyerGstin, lines.map((line) => [line.product, line.quantity])]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
