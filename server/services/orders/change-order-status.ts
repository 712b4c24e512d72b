import type { StaffActor } from '#domain/orders/order-actor.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import type { Database } from '../../db/database.ts'
import { changeStatus, type StatusChange } from './steps/change-status.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly jobs: Jobs
  readonly live: boolean
}

/**
 * Staff move an order along its allowed transitions (ORD-08), with everything that belongs to the move or not at all.
 * Throws `not-found`, `move-not-allowed`, and `seller-missing` when a live store ships before it has configured its seller.
 */
export async function changeOrderStatus(
  { database, now, jobs, live }: Dependencies,
  actor: StaffActor,
  change: StatusChange,
): Promise<Order> {
  const order = await database.queries
    .transaction()
    .execute((queries) => changeStatus(queries, actor, { ...change, at: now(), live }))
  jobs.trigger('messages')
  jobs.trigger('refunds')
  return order
}
