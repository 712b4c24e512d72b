import type { Partner } from '#domain/identity/partner.ts'
import type { OrderDetail } from '#domain/orders/order-detail.ts'
import type { Database } from '../../db/database.ts'
import { findOwnOrder } from './steps/find-own-order.ts'
import { readOrderDetail } from './steps/read-order-detail.ts'

/** A customer's own order in detail. Throws `not-found`, also for an order of somebody else (ORD-07). */
export async function findOrder(
  { database }: { readonly database: Database },
  actor: Partner,
  orderId: string,
): Promise<OrderDetail> {
  return readOrderDetail(database.queries, await findOwnOrder(database.queries, actor.uid, orderId))
}
