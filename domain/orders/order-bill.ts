import type { Price } from '#domain/money/price.ts'
import { ZERO, roundToPaise, type Paise } from '#domain/money/paise.ts'
import type { Bill } from './bill.ts'
import type { OrderItemView, OrderView } from './order-view.ts'

type BilledOrder = Pick<
  OrderView,
  'itemMRPTotal' | 'itemTotal' | 'savedAmount' | 'totalTax' | 'grandTotal' | 'orderItems'
> &
  Partial<Pick<OrderView, 'deliveryCharge'>>

/**
 * The bill of an order as the cart showed it, in paise. The order stores all totals except discount and packaging, which
 * are summed from its items.
 */
export function orderBill({ deliveryCharge: deliveryFee = ZERO, ...order }: BilledOrder): Bill {
  return {
    mrpTotal: order.itemMRPTotal,
    discountTotal: sumOf(order.orderItems, (item) => item.productDiscount),
    discountedPrice: order.itemTotal,
    gstTotal: order.totalTax,
    handlingCharges: sumOf(order.orderItems, (item) => item.packagingCost),
    ...(deliveryFee > 0 && { deliveryFee }),
    grandTotal: order.grandTotal,
    savings: order.savedAmount,
  }
}

function sumOf(items: readonly OrderItemView[], amount: (item: OrderItemView) => Price): Paise {
  return roundToPaise(items.reduce((sum, item) => sum + BigInt(amount(item)) * BigInt(item.quantity), 0n))
}
