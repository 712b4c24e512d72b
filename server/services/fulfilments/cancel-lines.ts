import { AppError } from '#domain/errors.ts'
import type { LineQuantity } from '#domain/fulfilments/fulfilment.ts'
import { takeUnits } from '#domain/fulfilments/take-units.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { shrinkCarriage } from '../delivery/steps/shrink-carriage.ts'
import { lockForStaff, type SeenOrder } from '../orders/steps/lock-for-staff.ts'
import { changeStatus } from '../orders/steps/change-status.ts'
import type { SettleDependencies } from '../payments/steps/settle-payment.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { followOrder } from '../stock/steps/follow-order.ts'
import { followFulfilments } from './steps/follow-fulfilments.ts'
import { recordImpliedFulfilment } from './steps/record-implied-fulfilment.ts'
import { reduceOrder } from './steps/reduce-order.ts'

type Dependencies = SettleDependencies & { readonly live: boolean }

/** Units to leave out of an order, with the reason. */
export type LineCancellation = SeenOrder & {
  readonly lines: readonly LineQuantity[]
  readonly reason: string
}

/**
 * Staff cancel units that have not left yet (DESK-03): the bill shrinks, or a credit note takes them back when the invoice names
 * them, what was paid online for them is refunded, and their place on the promised day is free again. Cancelling all that is left of an order of which nothing has left cancels
 * the order. Throws `not-permitted`, `proof-required` where money goes back, `not-found`, `edit-conflict`, `move-not-allowed`, `invalid-input`.
 */
export async function cancelLines(
  { database, now, jobs, live }: Dependencies,
  actor: StaffActor,
  { lines, reason, ...seen }: LineCancellation,
): Promise<void> {
  requirePermission(actor, 'orders:cancel')
  const { orderId } = seen
  await database.queries.transaction().execute(async (queries) => {
    const order = await lockForStaff(queries, seen)
    const mayCancel = ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY'].includes(order.orderStatus)
    if (!mayCancel) throw new AppError('move-not-allowed')
    const at = now()
    const fulfilmentProgress = await recordImpliedFulfilment(queries, order)
    const taken = takeUnits(fulfilmentProgress.progress, lines, ({ open }) => open)
    const gone = taken.reduce((sum, { quantity }) => sum + quantity, 0)
    const remaining = fulfilmentProgress.progress.reduce((sum, one) => sum + one.remaining, 0)
    if (fulfilmentProgress.fulfilments.length === 0 && gone === remaining)
      await changeStatus(queries, actor, { orderId, to: 'CANCELLED', note: reason, at, live })
    else {
      await reduceOrder(queries, order, {
        actor,
        refundBy: actor,
        fulfilmentProgress,
        kind: 'CANCEL',
        lines: taken,
        reason,
        method: null,
        at,
      })
      const left = fulfilmentProgress.progress.map(({ line, item, remaining: had }) => ({
        ...item,
        quantity: had - (taken.find((one) => one.line === line)?.quantity ?? 0),
      }))
      await shrinkCarriage(queries, orderId, left)
      await followFulfilments(queries, orderId, { at, actor, note: reason })
      await followOrder(queries, orderId, { at, actor })
    }
    await recordChange(queries, actor, {
      action: 'order.cancel-lines',
      subject: 'order',
      subjectId: orderId,
      after: { lines: taken, reason },
      at,
    })
  })
  jobs.trigger('messages')
  jobs.trigger('refunds')
}
