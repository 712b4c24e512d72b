import { fulfilmentProgress, type FulfilmentProgress } from '#domain/fulfilments/fulfilment-progress.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../database.ts'
import { findFulfilments, findFulfilmentsOf, findLinesOf, findOrderLines } from './fulfilments.ts'
import { findReductionsOf, findReductions } from './reductions.ts'

/** The parts that an order has come in. */
export async function readFulfilmentProgress(queries: Queries, order: Order): Promise<FulfilmentProgress> {
  const { orderId } = order
  return fulfilmentProgress(order, {
    lines: await findOrderLines(queries, orderId),
    fulfilments: await findFulfilments(queries, orderId),
    changes: await findReductions(queries, orderId),
  })
}

/** The parts of several orders, by order, with as many statements as one takes. */
export async function readFulfilmentProgressOf(
  queries: Queries,
  orders: readonly Order[],
): Promise<Map<string, FulfilmentProgress>> {
  const ids = orders.map(({ orderId }) => orderId)
  const [lines, fulfilments, changes] = [
    await findLinesOf(queries, ids),
    await findFulfilmentsOf(queries, ids),
    await findReductionsOf(queries, ids),
  ]
  return new Map(
    orders.map((order) => [
      order.orderId,
      fulfilmentProgress(order, {
        lines: lines.get(order.orderId) ?? [],
        fulfilments: fulfilments.get(order.orderId) ?? [],
        changes: changes.get(order.orderId) ?? [],
      }),
    ]),
  )
}
