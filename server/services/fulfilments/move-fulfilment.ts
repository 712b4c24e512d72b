import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { lockForStaff, type SeenOrder } from '../orders/steps/lock-for-staff.ts'
import { settleBeforeShipping } from '../payments/steps/settle-before-shipping.ts'
import type { SettleDependencies } from '../payments/steps/settle-payment.ts'
import { changeFulfilment, type FulfilmentChange } from './steps/change-fulfilment.ts'

/** A move of one fulfilment, and the order as the actor saw it. */
export type FulfilmentMove = SeenOrder & FulfilmentChange

/**
 * Staff move one fulfilment of an order (DESK-03): it goes out, arrives whole or in part, or comes back. Throws
 * `not-permitted`, `proof-required` where what was refused had been paid, `not-found`, `edit-conflict`, `move-not-allowed`, `invalid-input` and `cash-limit`.
 */
export async function moveFulfilment(
  dependencies: SettleDependencies,
  actor: StaffActor,
  { orderId, seenAt, ...change }: FulfilmentMove,
): Promise<void> {
  requirePermission(actor, 'orders:deliver')
  const { database, now, jobs } = dependencies
  if (change.to === 'OUT_FOR_DELIVERY') await settleBeforeShipping(dependencies, { orderId })
  await database.queries.transaction().execute(async (queries) => {
    const order = await lockForStaff(queries, { orderId, seenAt })
    await changeFulfilment(queries, order, { ...change, actor, at: now() })
  })
  jobs.trigger('messages')
  jobs.trigger('refunds')
}
