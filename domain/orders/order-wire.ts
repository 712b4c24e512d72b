import { priceNumber, type Price } from '../money/price.ts'
import { readPrice } from '../money/read-price.ts'
import { paiseToRupees, type Paise } from '../money/paise.ts'
import type { Order, OrderItem } from './order.ts'

const totals = [
  'itemMRPTotal',
  'itemTotal',
  'savedAmount',
  'totalTax',
  'grandTotal',
  'deliveryCharge',
  'handlingCharge',
] as const

/** An order as it goes over the wire: money in rupees, no commission (that is for partners' own view). */
export function writeOrder(order: Order): Record<string, unknown> {
  const { commissionAmount: _, ...shown } = order
  return {
    ...shown,
    ...Object.fromEntries(totals.map((name) => [name, paiseToRupees(order[name])])),
    orderItems: order.orderItems.map(writeItem),
  }
}

/** What the browser shows of an order. */
export type OrderView = Pick<
  Order,
  | 'orderId'
  | 'orderStatus'
  | 'paymentMode'
  | 'paymentStatus'
  | 'shippingAddress'
  | 'createdAt'
  | (typeof totals)[number]
> & { readonly orderItems: readonly OrderItemView[] }

/** What the browser shows of an article of an order. */
export type OrderItemView = Pick<
  OrderItem,
  'productId' | 'productName' | 'productImageUrl' | 'quantity' | 'variantId'
> & {
  readonly productRateAfterDiscount: Price
  readonly options: readonly string[]
}

/** Reads an order that came over the wire from this store. Throws when the money of it is unreadable. */
export function readOrder(wire: Record<string, unknown>): OrderView {
  const items = wire.orderItems as Record<string, unknown>[]
  return {
    ...(wire as unknown as OrderView),
    ...(Object.fromEntries(totals.map((name) => [name, rupeesToPaise(wire[name])])) as Record<
      (typeof totals)[number],
      Paise
    >),
    orderItems: items.map(readItem),
  }
}

function writeItem({ commissionAmount: _, ...item }: OrderItem): Record<string, unknown> {
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

function readItem(item: Record<string, unknown>): OrderItemView {
  const specs = item.variantSpecs as { readonly options?: readonly string[] } | undefined
  return {
    ...(item as unknown as OrderItemView),
    productRateAfterDiscount: rupees(item.productRateAfterDiscount),
    options: specs?.options ?? [],
  }
}

function rupeesToPaise(value: unknown): Paise {
  return Math.round(rupees(value) / 10_000) as Paise
}

function rupees(value: unknown): Price {
  const reading = readPrice(value)
  if ('fault' in reading) throw new RangeError(`an amount of the order ${reading.fault}`)
  return reading.price
}
