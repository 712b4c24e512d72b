import type { LineQuantity } from '#domain/fulfilments/fulfilment.ts'
import type { RefundMethod } from '#domain/fulfilments/reduction.ts'
import { takeUnits } from '#domain/fulfilments/take-units.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { lockForStaff, type SeenOrder } from '../orders/steps/lock-for-staff.ts'
import type { SettleDependencies } from '../payments/steps/settle-payment.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { addPutBack } from '../../db/stock/stock-items.ts'
import { followOrder } from '../stock/steps/follow-order.ts'
import { followFulfilments } from './steps/follow-fulfilments.ts'
import { recordImpliedFulfilment } from './steps/record-implied-fulfilment.ts'
import { reduceOrder, type RefundReferences } from './steps/reduce-order.ts'

/** Delivered units that come back, the reason, and how their money does; null for the way in which they were paid. */
export type LineReturn = SeenOrder & {
  readonly lines: readonly LineQuantity[]
  readonly reason: string
  readonly method: RefundMethod | null
  readonly references?: RefundReferences | undefined
  /** True if the units can be sold again. */
  readonly putBack: boolean
}

/**
 * Staff take delivered units back (DESK-03), of a cash order too: each return has a credit note of its own, and what was paid
 * for the units goes back online, in cash or by UPI. Throws `not-permitted`, `proof-required`, `not-found`, `edit-conflict`, and
 * `invalid-input` when more is to come back than was delivered.
 */
export async function returnLines(
  { database, now, jobs }: SettleDependencies,
  actor: StaffActor,
  { lines, reason, method, references, putBack, ...seen }: LineReturn,
): Promise<void> {
  requirePermission(actor, 'orders:refund')
  const { orderId } = seen
  await database.queries.transaction().execute(async (queries) => {
    const order = await lockForStaff(queries, seen)
    const at = now()
    const fulfilmentProgress = await recordImpliedFulfilment(queries, order)
    const taken = takeUnits(
      fulfilmentProgress.progress,
      lines,
      ({ delivered, returned }) => delivered - returned,
    )
    await reduceOrder(queries, order, {
      actor,
      refundBy: actor,
      fulfilmentProgress,
      kind: 'RETURN',
      lines: taken,
      reason,
      method,
      references,
      at,
    })
    await followFulfilments(queries, orderId, { at, actor, note: reason })
    if (putBack) await addPutBack(queries, orderId, taken)
    await followOrder(queries, orderId, { at, actor })
    await recordChange(queries, actor, {
      action: 'order.return',
      subject: 'order',
      subjectId: orderId,
      after: { lines: taken, reason, method, putBack, ...(references && { references }) },
      at,
    })
  })
  jobs.trigger('messages')
  jobs.trigger('refunds')
}
