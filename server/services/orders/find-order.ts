import type { Partner } from '#domain/identity/partner.ts'
import type { OrderDetail } from '#domain/orders/order-detail.ts'
import type { Database } from '../../db/database.ts'
import { findSeenOrder } from './steps/find-own-order.ts'
import { readOrderDetail } from './steps/read-order-detail.ts'

/** An order that a customer may look at, in detail. Throws `not-found`, also for an order of somebody else (ORD-07). */
export async function findOrder(
  { database }: { readonly database: Database },
  actor: Partner,
  orderId: string,
): Promise<OrderDetail> {
  const { queries } = database
  const detail = await readOrderDetail(queries, await findSeenOrder(queries, actor.uid, orderId))
  // others in the firm look on
  return { ...detail, cancellable: detail.cancellable && detail.order.userId === actor.uid }
}
