import { randomUUID } from 'node:crypto'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { feeToAddress } from '#domain/delivery/fee-to-address.ts'
import type { ChosenDelivery } from '#domain/delivery/order-promise.ts'
import type { DeliveryPlan } from '#domain/delivery/plan.ts'
import { AppError } from '#domain/errors.ts'
import type { BuyingFor } from '#domain/firms/order-firm.ts'
import { billOf } from '#domain/fulfilments/order-value.ts'
import { completeBilling, type Billing, type BillingRequest } from '#domain/identity/billing.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { ZERO, roundToPaise, subtract, type Paise } from '#domain/money/paise.ts'
import type { CounterSale } from '#domain/orders/counter/counter-sale.ts'
import type { Bill } from '#domain/orders/bill.ts'
import type { Order, OrderStatus, PaymentMode } from '#domain/orders/order.ts'
import { requireCountable } from '#domain/orders/placing/order-limits.ts'
import type { ReadyLine } from '#domain/orders/placing/priced-line.ts'
import type { RequestedLine } from '#domain/orders/placing/typed-line.ts'
import { withDeliveryFee } from '#domain/orders/placing/with-delivery-fee.ts'
import type { QuotationContent } from '#domain/quotations/quotation.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import { readSeller } from '../../store/steps/read-seller.ts'
import { readAddressBook } from '../../addresses/steps/read-address-book.ts'
import { siteOfOrder } from '../../firms/steps/firm-of-order.ts'
import type { SeenOffers } from '#domain/offers/seen-offers.ts'
import { applyOrderOffers, withoutOffers, type OfferedItems } from './order-offers.ts'
import { frozenItem, priceLines } from './price-lines.ts'
import { setPrices } from './set-prices.ts'

/** Request of a customer to order. */
export type OrderRequest = {
  readonly idempotencyKey: string
  readonly paymentMode: PaymentMode
  /** The delivery address; the default one when null. */
  readonly addressId: string | null
  /** With a price that staff typed only where `placedBy` holds the right. */
  readonly lines: readonly RequestedLine[]
  /** The customer's GST number for the invoice. */
  readonly buyerGstin: Gstin | null
  /** The firm that the GSTIN belongs to; without it, the delivery name and address stand on the invoice. */
  readonly billing?: BillingRequest | null | undefined
  /** The firm that it is for, which is billed; then GSTIN and `billing` of the request do not count. */
  readonly firm?: BuyingFor | null | undefined
  /** The grand total that the customer was shown; compared, never charged. */
  readonly seenTotal?: Paise
  /** The delivery fee that the customer was shown; compared, never charged. None without it. */
  readonly seenDeliveryFee?: Paise
  /** The delivery that the customer was shown or chose; the first possible one without it. */
  readonly delivery?: ChosenDelivery | undefined
  /** Offers that the customer was shown; none are applied without it. */
  readonly offers?: SeenOffers | null | undefined
  /** Offer that is accepted; then the lines and address of the request do not count. */
  readonly quoted?: Pick<
    QuotationContent,
    'items' | 'offers' | 'address' | 'addressId' | 'deliveryFee' | 'billing' | 'firm'
  >
  /** Taken away at once and paid, with the address that it is billed to; nothing of it is delivered or promised. */
  readonly atCounter?: AtCounter
  /** Reason for which staff let an order on account pass above the limit. */
  readonly creditPass?: string | null | undefined
  /** The person of the firm who approved it above the customer's limits. */
  readonly approvedBy?: string
  /** Writes of whoever places it, in the transaction of the order. */
  readonly besides?: (queries: Queries, order: Order) => Promise<void>
  /** The member of staff who takes the order for them. */
  readonly placedBy?: StaffActor
}

/** A sale at the counter as it is asked for. */
export type AtCounter = { readonly sale: CounterSale; readonly address: AddressFields }

/** Contents of an order, and where they go. */
type Content = Pick<QuotationContent, 'items' | 'address' | 'addressId'> &
  Pick<Order, 'firm'> & {
    /** None of an offer, whose prices are not those of the catalogue. */
    readonly priced: readonly ReadyLine<Product>[] | undefined
  }

/** An order that was built, with what was read for it. */
export type BuiltOrder = {
  readonly order: Order
  /** The id of the customer's address that it goes to; null where it is none of theirs. */
  readonly addressId: string | null
  /** The products in it; none of an offer, whose prices are not those of the catalogue. */
  readonly products: readonly Product[] | undefined
}

/**
 * Builds an order from the catalogue, without a number: prices the lines, freezes what the customer bought, picks the
 * delivery address, and adds what delivering there costs by the plan of this moment. Throws `cart-changed`,
 * `quantity-not-allowed`, `order-too-large`, `amount-changed`, `delivery-fee-changed`, `address-not-found`, `own-gstin`,
 * `billing-differs`, `firm-site-closed`, `price-not-allowed`, `offers-changed`.
 */
export async function buildOrder(
  queries: Queries,
  actor: Partner,
  request: OrderRequest & { readonly at: Date; readonly maxTotal: Paise; readonly plan: DeliveryPlan },
): Promise<BuiltOrder> {
  await requireForeignGstin(queries, request)
  const content = await readContent(queries, actor, request)
  const { address, addressId = null, priced, firm } = content
  const billing = request.quoted ? request.quoted.billing : firmOf(request, address)
  requireCountable(billOf(content.items).grandTotal, request)
  const deliveryFee = deliveryFeeOf(content, request)
  const { items, offers, deliverySaved } = await offered(queries, actor, { ...request, content, deliveryFee })
  const bill = withDeliveryFee(billOf(items), subtract(deliveryFee, deliverySaved))
  if (bill.grandTotal > request.maxTotal) throw new AppError('order-too-large', { limit: request.maxTotal })
  requireSeenBill(bill, request)
  const commission = items.reduce(
    (sum, { commissionAmount, quantity }) => sum + BigInt(commissionAmount) * BigInt(quantity),
    0n,
  )
  const order: Order = {
    orderId: randomUUID(),
    orderNumber: '',
    userId: actor.uid,
    orderStatus: firstStatus(request),
    paymentMode: request.paymentMode,
    paymentStatus: request.atCounter && request.paymentMode !== 'ACCOUNT' ? 'PAID' : 'PENDING',
    paymentId: null,
    shippingAddress: address,
    orderItems: items,
    itemMRPTotal: bill.mrpTotal,
    itemTotal: bill.discountedPrice,
    savedAmount: bill.savings,
    totalTax: bill.gstTotal,
    grandTotal: bill.grandTotal,
    deliveryCharge: bill.deliveryFee ?? ZERO,
    handlingCharge: ZERO,
    commissionAmount: roundToPaise(commission),
    cancellationReason: null,
    cancelledBy: null,
    buyerGstin: request.buyerGstin,
    ...(billing && { billing }),
    ...(firm && { firm }),
    ...(offers.length > 0 && { offers }),
    ...(request.atCounter && { counter: request.atCounter.sale }),
    createdAt: request.at.toISOString(),
    updatedAt: request.at.toISOString(),
  }
  return { order, addressId, products: priced?.map(({ product }) => product) }
}

/** The items at the prices that offers leave, for a request that was shown any; those of a quotation have theirs. */
async function offered(
  queries: Queries,
  { uid: userId }: Partner,
  request: OrderRequest & {
    readonly at: Date
    readonly content: Content
    readonly deliveryFee: Paise
  },
): Promise<OfferedItems> {
  const { at, offers: seen, firm, seenTotal, deliveryFee, placedBy, atCounter } = request
  const { items, priced, address } = request.content
  if (request.quoted) return { ...withoutOffers(items), offers: request.quoted.offers ?? [] }
  if (!seen || priced === undefined) return withoutOffers(items)
  // what is taken away goes nowhere
  const pinCode = atCounter ? null : address.zipcode.replaceAll(/\s/g, '')
  const seeker = { userId, firmId: firm?.id ?? null, code: seen.code ?? null, pinCode, at }
  const isTotalSeen = seenTotal !== undefined && placedBy === undefined
  return applyOrderOffers(queries, { items, priced, deliveryFee }, { ...seeker, seen, isTotalSeen })
}

function firstStatus({ atCounter, paymentMode }: OrderRequest): OrderStatus {
  if (atCounter) return 'DELIVERED'
  return paymentMode === 'ONLINE' ? 'INITIATED' : 'PLACED'
}

/** The items and their address: as they were offered, or as the customer wants them at the prices of this moment. */
async function readContent(
  queries: Queries,
  actor: Partner,
  request: OrderRequest & { readonly at: Date },
): Promise<Content> {
  const { quoted, lines } = request
  // of an offer as well nothing is sent to a site that was closed meanwhile
  if (quoted && request.firm) await siteOfOrder(queries, request.firm)
  if (quoted) return { ...quoted, priced: undefined }
  const delivery = await findDestination(queries, actor, request)
  const buyer = { uid: actor.uid, firmId: request.firm?.id ?? null, at: request.at }
  const priced = await priceLines(queries, lines, buyer)
  const items = await setPrices(
    queries,
    priced.map((line, index) => ({ item: frozenItem(line), typed: lines[index]?.typed })),
    request.placedBy,
  )
  return { ...delivery, items, priced }
}

/** The address of an order: that of the counter's buyer, of a site of the firm that it is for, or one of the customer's. */
async function findDestination(
  queries: Queries,
  actor: Partner,
  { atCounter, firm: buying, addressId }: OrderRequest,
): Promise<Pick<Content, 'address' | 'addressId' | 'firm'>> {
  const { firm, address = null } = buying ? await siteOfOrder(queries, buying) : {}
  const destination =
    atCounter ?? (address === null ? await findDeliveryAddress(queries, actor, addressId) : { address })
  return { ...(firm && { firm }), ...destination }
}

/** The delivery fee of this moment, or the one that was offered; by the value of the items before offers. */
function deliveryFeeOf(
  { items, address }: Pick<Content, 'items' | 'address'>,
  { quoted, atCounter, plan }: OrderRequest & { readonly plan: DeliveryPlan },
): Paise {
  if (atCounter) return ZERO
  return quoted ? (quoted.deliveryFee ?? ZERO) : feeToAddress(plan, address, billOf(items).grandTotal)
}

/** Nobody sells to themselves: input tax would be claimed for the store's own sale. Throws `own-gstin`. */
async function requireForeignGstin(
  queries: Queries,
  { buyerGstin }: Pick<OrderRequest, 'buyerGstin'>,
): Promise<void> {
  if (buyerGstin !== null && (await readSeller(queries)).gstin === buyerGstin) throw new AppError('own-gstin')
}

/** The firm that is billed. Throws `billing-differs` where its address cannot be that of the GSTIN's registration. */
function firmOf(
  { buyerGstin: gstin, billing }: Pick<OrderRequest, 'buyerGstin' | 'billing'>,
  delivery: AddressFields,
): Billing | undefined {
  if (billing === null || billing === undefined) return undefined
  if (gstin === null)
    throw new AppError('invalid-input', {
      faults: [{ field: 'billing', code: 'buyer-without-gstin' }],
    })
  const completed = completeBilling(billing, { gstin, delivery })
  if ('issue' in completed) throw new AppError('billing-differs', { billingIssue: completed.issue })
  return completed.billing
}

/** Holds a bill against what the customer was shown of it: the whole amount, or else the delivery fee. */
function requireSeenBill(
  { grandTotal, deliveryFee = ZERO }: Bill,
  { seenTotal, seenDeliveryFee = ZERO, quoted }: OrderRequest,
): void {
  if (seenTotal !== undefined) {
    if (seenTotal !== grandTotal) throw new AppError('amount-changed', { amount: grandTotal })
  } else if (quoted === undefined && seenDeliveryFee !== deliveryFee)
    throw new AppError('delivery-fee-changed', { deliveryFee })
}

async function findDeliveryAddress(
  queries: Queries,
  actor: Partner,
  id: string | null,
): Promise<{ readonly address: AddressFields; readonly addressId: string }> {
  const { addresses, defaultAddressIndex } = await readAddressBook(queries, actor.uid)
  const found =
    id === null ? addresses[defaultAddressIndex ?? 0] : addresses.find((address) => address.id === id)
  if (found === undefined) throw new AppError('address-not-found')
  const { id: addressId, ...address } = found
  return { address, addressId }
}
