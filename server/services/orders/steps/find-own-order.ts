import { AppError } from '#domain/errors.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { findOrders } from '../../../db/orders/orders.ts'

/** An order of a customer. Throws `not-found`, also for an order of somebody else (ORD-07). */
export async function findOwnOrder(queries: Queries, uid: string, orderId: string): Promise<Order> {
  const [order] = await findOrders(queries, { customer: uid, orderId })
  if (order === undefined) throw new AppError('not-found')
  return order
}
