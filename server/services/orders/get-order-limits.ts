import { MAX_CART_LINES } from '#domain/cart/line.ts'
import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { CheckoutLimits } from '#domain/orders/placing/checkout-limits.ts'
import { customerLimits, withOwnCashOrders, type OrderLimits } from '#domain/orders/placing/order-limits.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { readCheckoutCredit } from '../accounts/steps/read-checkout-credit.ts'
import { countOpenCashOrders } from '../../db/orders/order-counts.ts'
import { readCashUsage } from '../../db/orders/receipts.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly orderLimits: OrderLimits
}

/** Reads the limits of an order of a customer now, for checkout to say before anything is refused (PAY-08). */
export async function getOrderLimits(
  { database, now, orderLimits }: Dependencies,
  partner: Partner,
): Promise<CheckoutLimits> {
  const { queries } = database
  const { uid } = partner
  const { openOrders, ...cash } = await readCashUsage(queries, { userId: uid, day: istDay(now()) })
  const credit = await readCheckoutCredit(queries, uid, { today: istDay(now()) })
  return {
    ...(credit.length > 0 && { credit }),
    maxTotal: orderLimits.maxTotal,
    maxLines: MAX_CART_LINES,
    maxQuantity: MAX_QUANTITY,
    block: partner.block,
    cashOrders: {
      open: await countOpenCashOrders(queries, uid),
      max: customerLimits(withOwnCashOrders(orderLimits, openOrders), partner).openCashOrders,
    },
    cash,
  }
}
