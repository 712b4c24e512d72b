import { parsePrice } from '../money/parse-price.ts'
import type { Price } from '../money/price.ts'
import type { Paise } from '../money/paise.ts'
import type { Order, OrderItem } from './order.ts'

/** The figures of an order that are whole paise, and rupees on the wire. */
export const orderTotals = [
  'itemMRPTotal',
  'itemTotal',
  'savedAmount',
  'totalTax',
  'grandTotal',
  'deliveryCharge',
  'handlingCharge',
] as const
type OrderTotal = (typeof orderTotals)[number]

/** Something that happened to an order: where it stood from then on, who did it and what they said. */
export type OrderEvent = {
  readonly status: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly by: 'you' | 'store' | 'system'
  readonly note: string | null
}

/** Money on its way back, or back. */
export type RefundView = { readonly state: 'DUE' | 'DONE'; readonly amount: Paise }

/** An invoice or credit note of an order. */
export type OrderPaper = { readonly number: string; readonly issuedAt: string }

/** What the browser shows of an order. */
export type OrderView = Pick<
  Order,
  | 'orderId'
  | 'orderNumber'
  | 'orderStatus'
  | 'paymentMode'
  | 'paymentStatus'
  | 'paymentId'
  | 'shippingAddress'
  | 'cancellationReason'
  | 'buyerGstin'
  | 'createdAt'
  | OrderTotal
> & {
  readonly orderItems: readonly OrderItemView[]
  /** Oldest first. */
  readonly history: readonly OrderEvent[]
  readonly cancellable: boolean
  readonly refund: RefundView | null
  readonly invoice: OrderPaper | null
  readonly creditNote: OrderPaper | null
  /** Only a partner's own orders tell it. */
  readonly commissionAmount: Paise | null
}

/** What the browser shows of an article of an order. */
export type OrderItemView = Pick<
  OrderItem,
  | 'productId'
  | 'productName'
  | 'productImageUrl'
  | 'quantity'
  | 'variantId'
  | 'productRateAfterDiscount'
  | 'productDiscount'
> & {
  readonly options: readonly string[]
  readonly unit: string | null
  readonly packagingCost: Price
}

/** Reads an order that came over the wire from this store. Throws when the money of it is unreadable. */
export function readOrder(wire: Record<string, unknown>): OrderView {
  const view = wire as unknown as OrderView
  const totals = Object.fromEntries(orderTotals.map((name) => [name, rupeesToPaise(wire[name])]))
  return {
    ...view,
    ...(totals as Record<OrderTotal, Paise>),
    orderItems: (wire.orderItems as Record<string, unknown>[]).map(readItem),
    history: view.history ?? [],
    buyerGstin: view.buyerGstin ?? null,
    cancellable: wire.cancellable === true,
    refund: readRefund(wire.refund),
    invoice: view.invoice ?? null,
    creditNote: view.creditNote ?? null,
    commissionAmount: typeof wire.commissionAmount === 'number' ? rupeesToPaise(wire.commissionAmount) : null,
  }
}

function readItem(item: Record<string, unknown>): OrderItemView {
  const specs = (item.variantSpecs ?? {}) as Partial<OrderItemView>
  return {
    ...(item as unknown as OrderItemView),
    productRateAfterDiscount: rupees(item.productRateAfterDiscount),
    productDiscount: rupees(item.productDiscount),
    options: specs.options ?? [],
    unit: specs.unit ?? null,
    packagingCost: rupees(specs.packagingCost ?? 0),
  }
}

function readRefund(wire: unknown): RefundView | null {
  if (typeof wire !== 'object' || wire === null) return null
  const refund = wire as Record<string, unknown>
  return { state: refund.state === 'DONE' ? 'DONE' : 'DUE', amount: rupeesToPaise(refund.amount) }
}

function rupeesToPaise(value: unknown): Paise {
  return Math.round(rupees(value) / 10_000) as Paise
}

function rupees(value: unknown): Price {
  const reading = parsePrice(value)
  if ('issue' in reading) throw new RangeError(`an amount of the order ${reading.issue}`)
  return reading.price
}
