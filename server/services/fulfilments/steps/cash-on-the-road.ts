import type { Paise } from '#domain/money/paise.ts'
import { amountToCollect, stopDue } from '#domain/trips/stop-due.ts'
import type { Queries } from '../../../db/database.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { findCashOrdersOnTheRoad } from '../../../db/orders/open-units.ts'
import { sumReceiptsOf } from '../../../db/orders/receipts.ts'
import { readPartsOf } from '../../../db/orders/parts.ts'

/**
 * What is to be collected for all that is on the road now, in paise. An order that left as a whole is worth its total; of one in
 * parts, only what has left and not arrived counts.
 */
export async function readCashOnTheRoad(queries: Queries): Promise<Paise> {
  const { wholeTotal, inParts } = await findCashOrdersOnTheRoad(queries)
  const orders = await findOrders(queries, { orderIds: inParts })
  const [parts, received] = [await readPartsOf(queries, orders), await sumReceiptsOf(queries, inParts)]
  const partTotal = orders.reduce((sum, order) => {
    const own = parts.get(order.orderId)
    if (own === undefined) return sum
    const due = stopDue(order, { ...own, received: received.get(order.orderId) ?? (0 as Paise) })
    const arriving = own.progress.map(({ line, item, shipped, delivered }) => ({
      line,
      quantity: shipped - delivered,
      price: item.priceWithGst,
    }))
    const isOnRoad = arriving.some(({ quantity }) => quantity > 0)
    return isOnRoad ? sum + amountToCollect(due, arriving) : sum
  }, 0)
  return (wholeTotal + partTotal) as Paise
}
