import { AppError } from '#domain/errors.ts'
import { mayInFirm } from '#domain/firms/firm-roles.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { findFirmPlace } from '../../../db/firms/firm-spending.ts'
import { findOrders } from '../../../db/orders/orders.ts'

/** An order of a customer. Throws `not-found`, also for an order of somebody else (ORD-07). */
export async function findOwnOrder(queries: Queries, uid: string, orderId: string): Promise<Order> {
  const [order] = await findOrders(queries, { customer: uid, orderId })
  if (order === undefined) throw new AppError('not-found')
  return order
}

/**
 * An order that somebody may look at: their own, or a placed one for a firm in which their role sees all orders (FIRM-02). Throws
 * `not-found`.
 */
export async function findSeenOrder(queries: Queries, uid: string, orderId: string): Promise<Order> {
  const [order] = await findOrders(queries, { orderId })
  if (order === undefined) throw new AppError('not-found')
  if (order.userId === uid) return order
  if (order.firm === undefined || order.orderStatus === 'INITIATED') throw new AppError('not-found')
  const place = await findFirmPlace(queries, { firmId: order.firm.id, uid })
  if (place === null || !mayInFirm(place.role, 'orders:see-all')) throw new AppError('not-found')
  return order
}
