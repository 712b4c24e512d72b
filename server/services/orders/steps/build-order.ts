import { randomUUID } from 'node:crypto'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { CartLine } from '#domain/cart/line.ts'
import type { ChosenDelivery } from '#domain/delivery/order-promise.ts'
import { AppError } from '#domain/errors.ts'
import { billOf } from '#domain/fulfilments/order-value.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { paiseToRupees, roundToPaise, type Paise } from '#domain/money/paise.ts'
import type { Order, PaymentMode } from '#domain/orders/order.ts'
import type { QuotationContent } from '#domain/quotations/quotation.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import { readAddressBook } from '../../addresses/steps/read-address-book.ts'
import { frozenItem, priceLines } from './price-lines.ts'

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
  /** The delivery that the customer was shown or chose; the first possible one without it. */
  readonly delivery?: ChosenDelivery | undefined
  /** What they were offered; then the lines and address of the request do not count. */
  readonly quoted?: Pick<QuotationContent, 'items' | 'address'>
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
  const { address, items } = request.quoted ?? {
    address: await findDeliveryAddress(queries, actor, request.addressId),
    items: (await priceLines(queries, request.lines)).map(frozenItem),
  }
  const bill = billOf(items)
  if (bill.grandTotal > request.maxTotal)
    throw new AppError('order-too-large', undefined, { limit: paiseToRupees(request.maxTotal) })
  if (request.seenTotal !== undefined && request.seenTotal !== bill.grandTotal) {
    throw new AppError('amount-changed', undefined, { amount: paiseToRupees(bill.grandTotal) })
  }
  const commission = items.reduce(
    (sum, { commissionAmount, quantity }) => sum + BigInt(commissionAmount) * BigInt(quantity),
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
    orderItems: items,
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
