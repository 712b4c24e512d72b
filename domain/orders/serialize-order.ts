import { serializeProgress } from '../fulfilments/progress-wire.ts'
import type { Partner } from '../identity/partner.ts'
import { paiseToRupees } from '../money/paise.ts'
import { priceNumber, priceOfMicros, type Price } from '../money/price.ts'
import type { PaymentSession } from '../payments/wire.ts'
import { offersOfOrder } from './offers-of-order.ts'
import type { OrderDetail } from './order-detail.ts'
import type { Order, OrderItem } from './order.ts'
import type { ListedOrderWire, OrderDetailWire, OrderWire, PlacedOrderWire } from './wire.ts'

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
    orderItems: placed.orderItems.map((item) => serializeOrderItem(item, priceNumber)),
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
    ...(placed.billing && { billing: placed.billing }),
    ...(placed.firm && { firm: placed.firm }),
    ...(placed.account && { onAccount: { days: placed.account.days, dueDay: placed.account.dueDay } }),
    ...(placed.promise && { promise: placed.promise }),
    ...(placed.offers && {
      offers: offersOfOrder(placed).map((offer) => ({ ...offer, saved: paiseToRupees(offer.saved) })),
    }),
    createdAt: placed.createdAt,
    updatedAt: placed.updatedAt,
  }
}

/** An order in the list of somebody who may look at it. */
export function serializeListedOrder({
  orderedBy,
  ...placed
}: Order & { readonly orderedBy?: string }): ListedOrderWire {
  return { ...serializeOrder(placed), ...(orderedBy !== undefined && { orderedBy }) }
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
  const parts = serializeProgress(detail)
  const { order: placed, history, cancellable, refund: due, dispute: disputed, invoice } = detail
  return {
    ...serializeOrder(placed),
    ...parts,
    reductions: parts.reductions.map((one) => ({
      ...one,
      amount: paiseToRupees(one.amount),
      givenBack: paiseToRupees(one.givenBack),
    })),
    cancellable,
    invoice,
    creditNote: detail.creditNote,
    creditNotes: detail.creditNotes,
    cashDue: paiseToRupees(detail.cashDue),
    history: history.map(({ status, note, cause, at, by }) => ({
      status,
      note,
      ...(cause && { cause }),
      at,
      by: actors[by],
    })),
    refund: due && { amount: paiseToRupees(due.amount), state: due.state },
    dispute: disputed && { amount: paiseToRupees(disputed.amount), state: disputed.state },
    ...(viewer.active && { commissionAmount: paiseToRupees(placed.commissionAmount) }),
  }
}

/** A line of an order with its prices written one way, without what only staff may see of them. */
export function serializeOrderItem<T>(
  { commissionAmount: _, pricing: __, priceWithGst, ...item }: OrderItem,
  write: (price: Price) => T,
) {
  const { priceWithoutGst, gst, packagingCost, ...specs } = item.variantSpecs
  return {
    ...item,
    productRate: write(item.productRate),
    // what ORD-10 says; the price that is charged includes GST and is among the specs
    productRateAfterDiscount: write(priceOfMicros(item.productRate - item.productDiscount)),
    productDiscount: write(item.productDiscount),
    variantSpecs: {
      ...specs,
      sellingPriceWOGST: write(priceWithoutGst),
      sellingGSTAmount: write(gst),
      sellingPriceWithGST: write(priceWithGst),
      packagingCost: write(packagingCost),
    },
  }
}
