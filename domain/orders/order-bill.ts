import type { Price } from '#domain/money/price.ts'
import { roundToPaise, type Paise } from '#domain/money/paise.ts'
import type { Bill } from './bill.ts'
import type { OrderItemView, OrderView } from './order-view.ts'

type Billed = Pick<
  OrderView,
  'itemMRPTotal' | 'itemTotal' | 'savedAmount' | 'totalTax' | 'grandTotal' | 'orderItems'
>

/**
 * The bill of an order as the cart showed it: its own totals, and from its articles what an order does not keep as a total,
 * the discount and the packaging that is contained in it.
 */
export function orderBill(order: Billed): Bill {
  return {
    mrpTotal: order.itemMRPTotal,
    discountTotal: sumOf(order.orderItems, (item) => item.productDiscount),
    discountedPrice: order.itemTotal,
    gstTotal: order.totalTax,
    handlingCharges: sumOf(order.orderItems, (item) => item.packagingCost),
    grandTotal: order.grandTotal,
    savings: order.savedAmount,
  }
}

function sumOf(items: readonly OrderItemView[], amount: (item: OrderItemView) => Price): Paise {
  return roundToPaise(items.reduce((sum, item) => sum + BigInt(amount(item)) * BigInt(item.quantity), 0n))
}
