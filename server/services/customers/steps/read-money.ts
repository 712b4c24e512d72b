import type { CustomerMoney } from '#domain/customers/customer.ts'
import type { Paise } from '#domain/money/paise.ts'
import { findUnpaidCashOrders, sumRefundsDue } from '../../../db/customers/customer-facts.ts'
import type { Queries } from '../../../db/database.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { sumReceiptsOf } from '../../../db/orders/receipts.ts'
import { dueFor, whenAllArrives } from '../../fulfilments/steps/amount-due.ts'
import { readPartsOf } from '../../../db/orders/parts.ts'

/** An active partner has at most a hundred cash orders on their way. */
const MOST_ORDERS = 200

/** What a customer owes and is owed now, over all of their orders (DESK-06). */
export async function readMoney(queries: Queries, uid: string): Promise<CustomerMoney> {
  const orderIds = await findUnpaidCashOrders(queries, uid, MOST_ORDERS)
  const orders = await findOrders(queries, { orderIds })
  const [parts, received] = [await readPartsOf(queries, orders), await sumReceiptsOf(queries, orderIds)]
  const money = { onTheRoad: 0, toDeliver: 0, unpaid: 0, refundsDue: await sumRefundsDue(queries, uid) }
  for (const order of orders) {
    const { progress = [], changes = [] } = parts.get(order.orderId) ?? {}
    const account = { progress: whenAllArrives(progress), changes }
    const due = dueFor(order, { ...account, received: received.get(order.orderId) ?? (0 as Paise) })
    if (due < 0) money.refundsDue = (money.refundsDue - due) as Paise
    else if (order.orderStatus === 'DELIVERED') money.unpaid += due
    else if (order.orderStatus === 'PLACED') money.toDeliver += due
    else money.onTheRoad += due
  }
  return money as CustomerMoney
}
