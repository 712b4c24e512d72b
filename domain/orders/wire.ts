import { z } from 'zod'
import { addressFields, addressId } from '../addresses/wire.ts'
import { cartLine, orderLines } from '../cart/wire.ts'
import { orderParts, serializeParts } from '../fulfilments/parts-wire.ts'
import type { Partner } from '../identity/partner.ts'
import { gstin } from '../identity/wire.ts'
import { paiseToRupees } from '../money/paise.ts'
import { priceNumber } from '../money/price.ts'
import { paymentSession, type PaymentSession } from '../payments/wire.ts'
import type { CheckoutLimits } from './checkout-limits.ts'
import type { OrderDetail } from './order-detail.ts'
import { orderStatuses, paymentModes, paymentStatuses, type Order, type OrderItem } from './order.ts'

const timestamp = z.iso.datetime().meta({ description: 'ISO 8601, UTC.' })
const rupees = z.number().meta({ description: 'Rupees.' })
const unitPrice = z.number().meta({ description: 'Rupees for one unit, up to six decimals.' })
const priceText = z.string().meta({ description: 'Rupees as exact text.', example: '382.5' })
const orderStatus = z.string().meta({ description: `One of ${orderStatuses.join(', ')}.`, example: 'PLACED' })

const orderItem = z
  .object({
    cartId: z.string().nullable(),
    productId: z.string(),
    productName: z.string(),
    productImageUrl: z.string().nullable(),
    quantity: z.number().int(),
    productRate: unitPrice.meta({ description: 'The base price of one unit, in rupees.' }),
    productRateAfterDiscount: unitPrice.meta({ description: 'The price of one unit with GST, in rupees.' }),
    productDiscount: unitPrice.meta({ description: 'The discount on one unit, in rupees.' }),
    variantId: z
      .string()
      .meta({ description: 'The composite id of the variant.', example: 'opc-53Variant[0]' }),
    variantSpecs: z.object({
      uid: z.string().nullable(),
      options: z.array(z.string()).readonly(),
      unit: z.string().nullable(),
      taxStatus: z.string().nullable(),
      hsn: z.string().nullable(),
      gstRate: z.string().nullable(),
      sellingPriceWOGST: unitPrice,
      sellingGSTAmount: unitPrice,
      packagingCost: unitPrice,
    }),
  })
  .meta({ id: 'OrderItem', description: 'A line of an order, as it was when the order was placed.' })

export const order = z
  .object({
    orderId: z.uuid(),
    orderNumber: z
      .string()
      .meta({ description: 'The short number to give on the phone.', example: '4821-9035-7' }),
    userId: z.string(),
    orderStatus,
    paymentMode: z.enum(paymentModes).meta({ description: 'COD is cash on delivery.' }),
    paymentStatus: z.enum(paymentStatuses),
    paymentId: z.string().nullable().meta({ description: "The payment provider's id of the payment." }),
    shippingAddress: addressFields,
    orderItems: z.array(orderItem).readonly(),
    itemMRPTotal: rupees,
    itemTotal: rupees,
    savedAmount: rupees,
    totalTax: rupees,
    grandTotal: rupees,
    deliveryCharge: rupees,
    handlingCharge: rupees,
    cancellationReason: z.string().nullable(),
    cancelledBy: z.string().nullable(),
    buyerGstin: gstin.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Order', description: 'An order. Its totals are rupees.' })

export const orderList = z.array(order).readonly()

export const orderListQuery = z.object({
  after: z.uuid().optional().meta({ description: 'The id of the order that the list continues after.' }),
})

const orderEvent = z
  .object({
    status: orderStatus,
    note: z.string().nullable(),
    at: timestamp,
    by: z.enum(['you', 'store', 'system']),
  })
  .meta({ id: 'OrderEvent' })

const documentReference = z
  .object({ number: z.string(), issuedAt: timestamp })
  .meta({ id: 'DocumentReference' })

const refund = z
  .object({
    amount: rupees,
    state: z.enum(['DUE', 'DONE', 'REFUSED']).meta({
      description: 'REFUSED: the provider cannot send it, and the store returns the money in another way.',
    }),
  })
  .meta({ id: 'Refund' })

const dispute = z
  .object({
    amount: rupees,
    state: z.enum(['open', 'lost']).meta({
      description: "open: the customer's bank examines the payment; lost: it returned the money.",
    }),
  })
  .meta({ id: 'Dispute' })

export const orderDetail = order
  .extend({
    cancellable: z.boolean().meta({ description: 'Whether the customer may still cancel the order.' }),
    invoice: z.union([documentReference, z.null()]),
    creditNote: z.union([documentReference, z.null()]).meta({ description: 'The latest of them.' }),
    creditNotes: z.array(documentReference).readonly(),
    ...orderParts,
    cashDue: rupees.meta({ description: 'What of a cash order is still to be paid, in rupees.' }),
    history: z.array(orderEvent).readonly().meta({ description: 'Oldest first.' }),
    refund: z.union([refund, z.null()]),
    dispute: z.union([dispute, z.null()]),
    commissionAmount: rupees.optional().meta({ description: 'Rupees; present for active partners only.' }),
  })
  .meta({ id: 'OrderDetail', description: 'An order with its history and documents.' })

export const placedOrder = order.extend({ payment: paymentSession.optional() }).meta({
  id: 'PlacedOrder',
  description: 'An order; `payment` is present while it waits for its online payment.',
})

export const idempotencyKey = z.string().min(8).max(100)

export const placeOrderRequest = z
  .object({
    paymentMode: z.enum(paymentModes),
    addressId,
    lines: orderLines,
    buyerGstin: gstin.nullish(),
  })
  .meta({ id: 'PlaceOrderRequest' })

export const cancelOrderRequest = z
  .object({ reason: z.string().trim().min(1).max(300) })
  .meta({ id: 'CancelOrderRequest' })

const gone = { product: z.string(), change: z.literal('gone') }
const repriced = {
  product: z.string(),
  change: z.literal('price'),
  seenPrice: priceText,
  price: priceText,
}
const misquantified = {
  product: z.string(),
  change: z.literal('quantity'),
  quantity: z.number().int(),
  allowed: z
    .array(z.number().int())
    .readonly()
    .meta({ description: 'The nearest quantities that are sold.' }),
}
const productName = z.string()

/** A change that stands between a cart and its order. */
export const cartChange = z.discriminatedUnion('change', [
  z.object(gone),
  z.object(repriced),
  z.object(misquantified),
])

const cashStanding = z
  .object({
    limit: rupees
      .nullable()
      .meta({ description: 'Rupees in cash have to stay below it; null without a limit.' }),
    receivedToday: rupees,
    open: rupees.meta({ description: 'The total of the cash orders that are still to be delivered.' }),
  })
  .meta({ id: 'CashStanding' })

export const orderLimits = z
  .object({
    maxTotal: rupees,
    maxLines: z.number().int(),
    maxQuantity: z.number().int().meta({ description: 'Of one line.' }),
    cash: cashStanding.meta({
      description:
        'An order whose total reaches the limit is refused as COD. Together with what was received today and is open, it is placed, ' +
        'and may not be payable in cash on one day.',
    }),
  })
  .meta({ id: 'OrderLimits' })

export const reorder = z
  .object({
    lines: z
      .array(cartLine)
      .readonly()
      .meta({ description: 'What is still available, at the prices of today.' }),
    changes: z
      .array(
        z.discriminatedUnion('change', [
          z.object({ ...gone, productName }),
          z.object({ ...repriced, productName }),
          z.object({ ...misquantified, productName }),
        ]),
      )
      .readonly(),
  })
  .meta({ id: 'Reorder' })

export type OrderLimitsWire = z.infer<typeof orderLimits>
export type OrderWire = z.infer<typeof order>
export type OrderItemWire = z.infer<typeof orderItem>
export type OrderEventWire = z.infer<typeof orderEvent>
export type OrderDetailWire = z.infer<typeof orderDetail>
export type PlacedOrderWire = z.infer<typeof placedOrder>
export type PlaceOrderRequest = z.input<typeof placeOrderRequest>
export type CancelOrderRequest = z.input<typeof cancelOrderRequest>
/** What differs from the prices and products a customer saw; prices are rupees as exact text. */
export type CartChange = z.infer<typeof cartChange>
/** An order as lines for the cart, at the prices of today, and what has changed since. */
export type Reorder = z.infer<typeof reorder>
export type ReorderChange = Reorder['changes'][number]

/** An order with its totals in rupees, without commission. */
export function serializeOrder(placed: Order): OrderWire {
  return {
    orderId: placed.orderId,
    orderNumber: placed.orderNumber,
    userId: placed.userId,
    orderStatus: placed.orderStatus,
    paymentMode: placed.paymentMode,
    paymentStatus: placed.paymentStatus,
    paymentId: placed.paymentId,
    shippingAddress: placed.shippingAddress,
    orderItems: placed.orderItems.map(serializeItem),
    itemMRPTotal: paiseToRupees(placed.itemMRPTotal),
    itemTotal: paiseToRupees(placed.itemTotal),
    savedAmount: paiseToRupees(placed.savedAmount),
    totalTax: paiseToRupees(placed.totalTax),
    grandTotal: paiseToRupees(placed.grandTotal),
    deliveryCharge: paiseToRupees(placed.deliveryCharge),
    handlingCharge: paiseToRupees(placed.handlingCharge),
    cancellationReason: placed.cancellationReason,
    cancelledBy: placed.cancelledBy,
    buyerGstin: placed.buyerGstin,
    createdAt: placed.createdAt,
    updatedAt: placed.updatedAt,
  }
}

/** The limits of an order in rupees. */
export function serializeOrderLimits({ maxTotal, cash, ...limits }: CheckoutLimits): OrderLimitsWire {
  return {
    ...limits,
    maxTotal: paiseToRupees(maxTotal),
    cash: {
      limit: cash.limit === null ? null : paiseToRupees(cash.limit),
      receivedToday: paiseToRupees(cash.receivedToday),
      open: paiseToRupees(cash.open),
    },
  }
}

/** A placed order, with what opens the payment window while it waits for its payment. */
export function serializePlacedOrder(placed: Order, payment: PaymentSession | null): PlacedOrderWire {
  return { ...serializeOrder(placed), ...(payment && { payment }) }
}

const actors = { customer: 'you', staff: 'store', system: 'system' } as const

/**
 * An order with its history, for its own customer. Commission is sent to active partners only: no other browser ever
 * receives a commission figure.
 */
export function serializeOrderDetail(detail: OrderDetail, viewer: Pick<Partner, 'active'>): OrderDetailWire {
  const { order: placed, history, cancellable, refund: due, dispute: disputed, invoice } = detail
  return {
    ...serializeOrder(placed),
    ...serializeParts(detail),
    cancellable,
    invoice,
    creditNote: detail.creditNote,
    creditNotes: detail.creditNotes,
    cashDue: paiseToRupees(detail.cashDue),
    history: history.map(({ status, note, at, by }) => ({ status, note, at, by: actors[by] })),
    refund: due && { amount: paiseToRupees(due.amount), state: due.state },
    dispute: disputed && { amount: paiseToRupees(disputed.amount), state: disputed.state },
    ...(viewer.active && { commissionAmount: paiseToRupees(placed.commissionAmount) }),
  }
}

function serializeItem({ commissionAmount: _, ...item }: OrderItem): OrderItemWire {
  const { priceWithoutGst, gst, packagingCost, ...specs } = item.variantSpecs
  return {
    ...item,
    productRate: priceNumber(item.productRate),
    productRateAfterDiscount: priceNumber(item.productRateAfterDiscount),
    productDiscount: priceNumber(item.productDiscount),
    variantSpecs: {
      ...specs,
      sellingPriceWOGST: priceNumber(priceWithoutGst),
      sellingGSTAmount: priceNumber(gst),
      packagingCost: priceNumber(packagingCost),
    },
  }
}
