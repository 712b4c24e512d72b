import { z } from 'zod'
import { day, price, rupees, timestamp, unitPrice, amountInPaise } from '../wire/atoms.ts'
import { addressFields, addressId } from '../addresses/wire.ts'
import { shownWeighing } from '../cart/weighing-wire.ts'
import { orderLines } from '../cart/wire.ts'
import { chosenDelivery, orderPromise } from '../delivery/promise-wire.ts'
import { progressFields } from '../fulfilments/progress-wire.ts'
import { orderFirm, orderFirmRequest } from '../firms/wire.ts'
import { billing, billingRequest } from '../identity/billing-wire.ts'
import { gstin } from '../identity/wire.ts'
import { seenOffers } from '../offers/check-wire.ts'
import { itemPricing } from '../pricing/source-wire.ts'
import { causeOnWire } from '../problem/causes.ts'
import { paymentSession } from '../payments/wire.ts'
import { OWN_SEARCH_LENGTH } from './own-order-search.ts'
import { orderStatuses, paymentModes, paymentStatuses } from './order.ts'

const orderStatus = z.string().meta({ description: `One of ${orderStatuses.join(', ')}.`, example: 'PLACED' })

/** A line of an order, with its prices as `each` has them. */
const itemWith = <T extends z.ZodType>(each: T, unit: string) =>
  z.object({
    cartId: z.string().nullable(),
    productId: z.string(),
    productName: z.string(),
    productImageUrl: z.string().nullable(),
    quantity: z.number().int(),
    productRate: each.meta({ description: `The base price of one unit, in ${unit}.` }),
    productRateAfterDiscount: each.meta({
      description: `The base price of one unit minus its discount, without GST, in ${unit}.`,
    }),
    productDiscount: each.meta({ description: `The discount on one unit, in ${unit}.` }),
    variantId: z
      .string()
      .meta({ description: 'The composite id of the variant.', example: 'opc-53Variant[0]' }),
    weighing: shownWeighing.optional(),
    variantSpecs: z.object({
      uid: z.string().nullable(),
      options: z.array(z.string()).readonly(),
      unit: z.string().nullable(),
      taxStatus: z.string().nullable(),
      hsn: z.string().nullable(),
      gstRate: z.string().nullable(),
      sellingPriceWOGST: each,
      sellingGSTAmount: each,
      sellingPriceWithGST: each.meta({ description: `What one unit was charged at, in ${unit}.` }),
      packagingCost: each,
    }),
  })

const asPlaced = 'A line of an order, as it was when the order was placed'

const orderItem = itemWith(unitPrice, 'rupees').meta({ id: 'OrderItem', description: `${asPlaced}.` })

/** A line of an order as the desk sees it. */
export const deskOrderItem = itemWith(price, 'millionths of a rupee')
  .extend({ pricing: itemPricing.optional() })
  .meta({ id: 'DeskOrderItem', description: `${asPlaced}, as the desk sees it.` })

/** An offer of an order. */
export const orderOffer = z
  .object({
    name: z.string(),
    nameHi: z.string().nullable(),
    code: z.string().nullable(),
    saved: rupees.meta({ description: 'What it took off goods, with GST, and delivery, in rupees.' }),
  })
  .meta({ id: 'OrderOffer' })

const order = z
  .object({
    orderId: z.uuid(),
    orderNumber: z
      .string()
      .meta({ description: 'The short number to give on the phone.', example: '4821-9035-7' }),
    userId: z.string(),
    orderStatus,
    paymentMode: z.enum(paymentModes).meta({
      description: 'COD is cash on delivery, ACCOUNT is billed to an account of credit.',
    }),
    paymentStatus: z.enum(paymentStatuses),
    paymentId: z.string().nullable().meta({ description: "The payment provider's id of the payment." }),
    shippingAddress: addressFields,
    orderItems: z.array(orderItem).readonly(),
    itemMRPTotal: rupees,
    itemTotal: rupees,
    savedAmount: rupees,
    totalTax: rupees,
    grandTotal: rupees,
    deliveryCharge: rupees.meta({
      description: 'Rupees, with the GST on it, which is not in `totalTax`; 0 where delivery is free.',
    }),
    handlingCharge: rupees,
    cancellationReason: z.string().nullable(),
    cancelledBy: z.string().nullable(),
    buyerGstin: gstin.nullable(),
    billing: billing.optional(),
    firm: orderFirm.optional().meta({ description: 'The firm that it was placed for.' }),
    onAccount: z.object({ days: z.number().int(), dueDay: day.nullable() }).optional().meta({
      description:
        'When an order on account is due: so many days after its invoice, and on which day once it is issued.',
    }),
    promise: orderPromise.optional(),
    offers: z
      .array(orderOffer)
      .readonly()
      .optional()
      .meta({ description: 'Offers that it has; the prices are after them.' }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({
    id: 'Order',
    description: 'An order. Its amounts are rupees, as the specification has them.',
  })

const listedOrder = order
  .extend({
    orderedBy: z
      .string()
      .optional()
      .meta({ description: 'Who placed it for the firm; absent where that was the reader.' }),
  })
  .meta({ id: 'ListedOrder' })

export const orderList = z.array(listedOrder).readonly()

export const orderListQuery = z.object({
  firm: z.uuid().optional().meta({
    description: 'Only orders for this firm; of everybody in it for whoever may see them.',
  }),
  site: z.uuid().optional().meta({ description: 'Only orders to this site of the firm.' }),
  q: z.string().max(OWN_SEARCH_LENGTH).optional().meta({
    description:
      'Words of its site, address or products, or a part of its order number, PO number or reference.',
  }),
  from: day.optional(),
  to: day.optional().meta({ description: 'The last day.' }),
  after: z.uuid().optional().meta({ description: 'The id of the order that the list continues after.' }),
})

const orderEvent = z
  .object({
    status: orderStatus,
    note: z.string().nullable().meta({ description: 'In the words of who did it.' }),
    cause: causeOnWire.optional().meta({ description: 'What the store itself gives as the cause.' }),
    at: timestamp,
    by: z.enum(['you', 'store', 'system']),
  })
  .meta({ id: 'OrderEvent' })

const documentReference = z
  .object({
    number: z.string(),
    issuedAt: timestamp,
    irn: z.string().optional().meta({ description: 'Of its registration as an e-invoice, once recorded.' }),
  })
  .meta({ id: 'DocumentReference' })

export const refund = z
  .object({
    amount: rupees,
    state: z.enum(['DUE', 'DONE', 'REFUSED']).meta({
      description: 'REFUSED: the provider cannot send it, and the store returns the money in another way.',
    }),
  })
  .meta({ id: 'Refund' })

export const dispute = z
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
    ...progressFields,
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

export const seenDeliveryFee = amountInPaise.optional().meta({
  description:
    'The delivery fee that the customer was shown, in paise; 0 without it. Another one is refused as delivery-fee-changed.',
})

export const idempotencyKey = z.string().min(8).max(100)

export const placeOrderRequest = z
  .object({
    paymentMode: z.enum(paymentModes),
    addressId: addressId
      .optional()
      .meta({ description: 'Where it goes; left out for a site of the firm alone.' }),
    lines: orderLines,
    buyerGstin: gstin.nullish(),
    billing: billingRequest.nullish(),
    firm: orderFirmRequest.nullish().meta({
      description: 'The firm that it is for and that is billed, in the place of `buyerGstin` and `billing`.',
    }),
    delivery: chosenDelivery.optional(),
    deliveryFee: seenDeliveryFee,
    offers: seenOffers
      .optional()
      .meta({ description: 'Offers that the customer was shown; none without it.' }),
  })
  .refine(({ addressId: id, firm }) => id !== undefined || firm?.siteId !== undefined, {
    path: ['addressId'],
    message: 'site-or-address',
  })
  .meta({ id: 'PlaceOrderRequest' })

export const cancelOrderRequest = z
  .object({ reason: z.string().trim().min(1).max(300) })
  .meta({ id: 'CancelOrderRequest' })

export type OrderWire = z.infer<typeof order>

export type ListedOrderWire = z.infer<typeof listedOrder>

export type OrderItemWire = z.infer<typeof orderItem>

export type OrderEventWire = z.infer<typeof orderEvent>

export type OrderDetailWire = z.infer<typeof orderDetail>

export type PlacedOrderWire = z.infer<typeof placedOrder>

export type PlaceOrderRequest = z.input<typeof placeOrderRequest>
