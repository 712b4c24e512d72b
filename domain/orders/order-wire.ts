import { priceNumber } from '../money/price.ts'
import { paiseToRupees } from '../money/paise.ts'
import type { Partner } from '../identity/partner.ts'
import type { Order, OrderItem } from './order.ts'
import type { OrderDetail } from './order-detail.ts'
import { orderTotals } from './order-view.ts'

/** An order as it goes over the wire: money in rupees, no commission (that is for partners' own view). */
export function writeOrder(order: Order): Record<string, unknown> {
  const { commissionAmount: _, ...shown } = order
  return {
    ...shown,
    ...Object.fromEntries(orderTotals.map((name) => [name, paiseToRupees(order[name])])),
    orderItems: order.orderItems.map(writeItem),
  }
}

const tellers = { customer: 'you', staff: 'store', system: 'system' } as const

/**
 * An order with its history as its own customer reads it. Commission is for active partners alone: nobody else's browser
 * ever receives a commission figure.
 */
export function writeOrderDetail(
  { order, history, refund, ...rest }: OrderDetail,
  viewer: Pick<Partner, 'active'>,
): Record<string, unknown> {
  return {
    ...writeOrder(order),
    ...rest,
    history: history.map(({ by, ...event }) => ({ ...event, by: tellers[by] })),
    refund: refund && { ...refund, amount: paiseToRupees(refund.amount) },
    ...(viewer.active && { commissionAmount: paiseToRupees(order.commissionAmount) }),
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
