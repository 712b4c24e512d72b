import type { AddressFields } from '../addresses/address.ts'
import type { OrderFirm } from '../firms/order-firm.ts'
import type { Billing } from '../identity/billing.ts'
import type { Gstin } from '../identity/gstin.ts'
import type { OrderPromise } from '../delivery/order-promise.ts'
import type { Paise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'
import type { AppliedOffer } from '../offers/apply-offers.ts'
import type { ItemPricing } from '../pricing/price-source.ts'
import type { Weighing } from '../cart/weighing.ts'
import type { CounterSale } from './counter/counter-sale.ts'

/** The statuses of an order (ORD-03). */
export const orderStatuses = [
  'INITIATED',
  'PLACED',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CANCELLED',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** COD is cash on delivery, ONLINE is payment through the payment provider, ACCOUNT is billed to an account of credit. */
export const paymentModes = ['COD', 'ONLINE', 'ACCOUNT'] as const
export type PaymentMode = (typeof paymentModes)[number]

export const paymentStatuses = ['PENDING', 'PAID', 'REFUNDED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** An order item, frozen as of when the order was placed (ORD-06). */
export type OrderItem = {
  readonly cartId: string | null
  readonly productId: string
  readonly productName: string
  readonly productImageUrl: string | null
  readonly quantity: number
  /** Base price of one unit. */
  readonly productRate: Price
  /** Price that was charged for one unit. */
  readonly priceWithGst: Price
  readonly productDiscount: Price
  readonly commissionAmount: Price
  /** Source of the price, for staff; absent on orders from before it was kept. */
  readonly pricing?: ItemPricing
  /** Load that its quantity is the weight of, in kilograms; absent where nothing was weighed. */
  readonly weighing?: Weighing
  /** The composite id of the variant. */
  readonly variantId: string
  readonly variantSpecs: {
    readonly uid: string | null
    readonly options: readonly string[]
    readonly unit: string | null
    readonly taxStatus: string | null
    readonly hsn: string | null
    readonly gstRate: string | null
    readonly priceWithoutGst: Price
    readonly gst: Price
    readonly packagingCost: Price
  }
}

/** Account that an order is billed to, on the terms of the day on which it was placed. */
export type OrderAccount = {
  readonly id: string
  /** Days from the invoice until it is due. */
  readonly days: number
  /** Day on which the invoice is due, as `2026-12-28`; null before it is issued. */
  readonly dueDay: string | null
}

/** An order with the field names of the specification (ORD-04, ORD-05); amounts are integer paise. */
export type Order = {
  readonly orderId: string
  /** The number for people, such as `4821-9035-7`. */
  readonly orderNumber: string
  readonly userId: string
  readonly orderStatus: string
  readonly paymentMode: PaymentMode
  readonly paymentStatus: PaymentStatus
  readonly paymentId: string | null
  readonly shippingAddress: AddressFields
  readonly orderItems: readonly OrderItem[]
  readonly itemMRPTotal: Paise
  readonly itemTotal: Paise
  readonly savedAmount: Paise
  readonly totalTax: Paise
  readonly grandTotal: Paise
  readonly deliveryCharge: Paise
  readonly handlingCharge: Paise
  readonly commissionAmount: Paise
  readonly cancellationReason: string | null
  readonly cancelledBy: string | null
  /** The customer's GSTIN, for the invoice. */
  readonly buyerGstin: Gstin | null
  /** The firm of that GSTIN, as it was given; absent where nothing but the GSTIN was. */
  readonly billing?: Billing
  /** The firm that it was placed for, by somebody in it; absent where they ordered for themselves. */
  readonly firm?: OrderFirm
  /** The account that it is billed to; absent where it is paid otherwise. */
  readonly account?: OrderAccount
  /** By when it is promised (AREA-02); absent where the store promises no days. */
  readonly promise?: OrderPromise
  /** Offers that it has, as they were called then; absent where there are none (OFFER-01). */
  readonly offers?: readonly AppliedOffer[]
  /** Payment and place of a sale at the counter; absent for what is delivered. */
  readonly counter?: CounterSale
  /** ISO 8601, UTC, of the server's clock. */
  readonly createdAt: string
  readonly updatedAt: string
}

/** Tells whether a text is one of the six known statuses; anything else is shown as unknown. */
export function isOrderStatus(text: string): text is OrderStatus {
  return (orderStatuses as readonly string[]).includes(text)
}

/** The most orders that one request lists. */
export const ORDERS_PER_PAGE = 20
