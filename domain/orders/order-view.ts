import { toPrice } from '../money/parse-price.ts'
import type { Paise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'
import { rupeesToPaise } from '../money/rupees.ts'
import type { OrderOffer } from './offers-of-order.ts'
import type { OrderDetailWire, OrderEventWire, OrderItemWire, OrderWire } from './wire.ts'

type OrderTotal =
  | 'itemMRPTotal'
  | 'itemTotal'
  | 'savedAmount'
  | 'totalTax'
  | 'grandTotal'
  | 'deliveryCharge'
  | 'handlingCharge'

/** An order as the browser shows it: an `OrderWire` or `OrderDetailWire` with exact money. */
export type OrderView = Readonly<
  Pick<
    OrderWire,
    | 'orderId'
    | 'orderNumber'
    | 'orderStatus'
    | 'paymentMode'
    | 'paymentStatus'
    | 'paymentId'
    | 'shippingAddress'
    | 'cancellationReason'
    | 'buyerGstin'
    | 'billing'
    | 'firm'
    | 'promise'
    | 'onAccount'
    | 'createdAt'
  > &
    Record<OrderTotal, Paise> &
    Pick<OrderDetailWire, 'cancellable' | 'invoice' | 'creditNote' | 'creditNotes' | 'lines' | 'fulfilments'>
> & {
  readonly orderItems: readonly OrderItemView[]
  readonly reductions: readonly (Omit<OrderDetailWire['reductions'][number], 'amount' | 'givenBack'> & {
    readonly amount: Paise
    readonly givenBack: Paise
  })[]
  /** Offers that the prices are after. */
  readonly offers: readonly OrderOffer[]
  /** Oldest first. */
  readonly history: readonly OrderEventWire[]
  readonly refund: { readonly state: 'DUE' | 'DONE' | 'REFUSED'; readonly amount: Paise } | null
  /** Part of a cash order that is still to be paid on delivery. */
  readonly cashDue: Paise
  readonly dispute: { readonly state: 'open' | 'lost'; readonly amount: Paise } | null
  /** Null unless the customer is an active partner. */
  readonly commissionAmount: Paise | null
}

/** A line of an order as the browser shows it; prices are for one unit. */
export type OrderItemView = Readonly<
  Pick<OrderItemWire, 'productId' | 'productName' | 'productImageUrl' | 'quantity' | 'variantId' | 'weighing'>
> & {
  /** Price that was charged. */
  readonly priceWithGst: Price
  readonly productDiscount: Price
  readonly options: readonly string[]
  readonly unit: string | null
  readonly packagingCost: Price
}

/** An order of a list, or with its details. */
type ParsableOrder = OrderWire & Partial<OrderDetailWire>

/** Parses an order that the API sent. Throws a `RangeError` if its money is unreadable. */
export function parseOrder(wire: ParsableOrder): OrderView {
  const { commissionAmount, refund, dispute } = wire
  return {
    ...wire,
    itemMRPTotal: rupeesToPaise(wire.itemMRPTotal),
    itemTotal: rupeesToPaise(wire.itemTotal),
    savedAmount: rupeesToPaise(wire.savedAmount),
    totalTax: rupeesToPaise(wire.totalTax),
    grandTotal: rupeesToPaise(wire.grandTotal),
    deliveryCharge: rupeesToPaise(wire.deliveryCharge),
    handlingCharge: rupeesToPaise(wire.handlingCharge),
    orderItems: wire.orderItems.map(parseItem),
    offers: (wire.offers ?? []).map((offer) => ({ ...offer, saved: rupeesToPaise(offer.saved) })),
    history: wire.history ?? [],
    cancellable: wire.cancellable ?? false,
    refund: refund ? { state: refund.state, amount: rupeesToPaise(refund.amount) } : null,
    dispute: dispute ? { state: dispute.state, amount: rupeesToPaise(dispute.amount) } : null,
    invoice: wire.invoice ?? null,
    creditNote: wire.creditNote ?? null,
    creditNotes: wire.creditNotes ?? [],
    lines: wire.lines ?? [],
    fulfilments: wire.fulfilments ?? [],
    reductions: (wire.reductions ?? []).map((one) => ({
      ...one,
      amount: rupeesToPaise(one.amount),
      givenBack: rupeesToPaise(one.givenBack),
    })),
    cashDue: rupeesToPaise(wire.cashDue ?? wire.grandTotal),
    commissionAmount: commissionAmount === undefined ? null : rupeesToPaise(commissionAmount),
  }
}

function parseItem(item: OrderItemWire): OrderItemView {
  const { options, unit, packagingCost, sellingPriceWithGST } = item.variantSpecs
  return {
    ...item,
    priceWithGst: toPrice(sellingPriceWithGST),
    productDiscount: toPrice(item.productDiscount),
    options,
    unit,
    packagingCost: toPrice(packagingCost),
  }
}
