import { ShopError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Database } from '../../store/database.ts'
import { findOrders } from '../../store/orders.ts'

type Dependencies = { readonly database: Database }

/** The person's own orders, newest first (ORD-01, ORD-07). */
export async function listOrders({ database }: Dependencies, actor: Partner): Promise<Order[]> {
  return findOrders(database.queries, actor.uid, null)
}

/** One of the person's own orders. Throws `not-found`, also for an order of somebody else (ORD-07). */
export async function findOrder({ database }: Dependencies, actor: Partner, orderId: string): Promise<Order> {
  const [order] = await findOrders(database.queries, actor.uid, orderId)
  if (order === undefined) throw new ShopError('not-found')
  return order
}
