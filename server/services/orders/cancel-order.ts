import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { OrderDetail } from '#domain/orders/order-detail.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { settleOrder, type SettleDependencies } from '../payments/steps/settle-payment.ts'
import { changeStatus } from './steps/change-status.ts'
import { findOwnOrder } from './steps/find-own-order.ts'
import { readOrderDetail } from './steps/read-order-detail.ts'

type Dependencies = SettleDependencies & { readonly live: boolean }

/**
 * A customer cancels an order that has not been shipped; what was paid is refunded (ORD-08). An order that waits for its
 * payment is settled first: when it turns out to be paid, it stays and is PLACED. Throws `not-found`,
 * `order-not-cancellable`, or `payment-provider-unreachable`.
 */
export async function cancelOrder(
  dependencies: Dependencies,
  { uid }: Partner,
  { orderId, reason }: { readonly orderId: string; readonly reason: string },
): Promise<OrderDetail> {
  const { database, now, jobs, live } = dependencies
  const actor: OrderActor = { kind: 'customer', uid }
  const order = await findOwnOrder(database.queries, uid, orderId)
  const settled = order.orderStatus === 'INITIATED' ? await settleOrder(dependencies, order) : null
  if (settled === null || settled.orderStatus === 'INITIATED') {
    await database.queries
      .transaction()
      .execute((queries) =>
        changeStatus(queries, actor, { orderId, to: 'CANCELLED', note: reason, at: now(), live }),
      )
    jobs.trigger('messages')
    jobs.trigger('refunds')
  }
  return readOrderDetail(database.queries, await findOwnOrder(database.queries, uid, orderId))
}
