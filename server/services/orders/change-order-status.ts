import { permissionToMove } from '#domain/orders/desk/permission-to-move.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Order } from '#domain/orders/order.ts'
import { lockOrder } from '../../db/orders/orders.ts'
import { settleBeforeShipping } from '../payments/steps/settle-before-shipping.ts'
import type { SettleDependencies } from '../payments/steps/settle-payment.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { changeStatus, type StatusChange } from './steps/change-status.ts'

type Dependencies = SettleDependencies & { readonly live: boolean }

/** A change of status by staff; `seenAt` is the order's `updatedAt` as they saw it. */
export type DeskStatusChange = StatusChange & { readonly seenAt?: string | undefined }

/**
 * Staff move an order along its allowed transitions (ORD-08), with everything that belongs to the move or not at all.
 * Before goods leave, the provider is asked what became of the payment; when it does not answer, the ledger decides. Throws
 * `not-permitted`, `not-found`, `move-not-allowed`, `edit-conflict` when somebody changed the order after the actor saw it,
 * `proof-required` where what was paid goes back, `seller-missing` when a live store ships before it has configured its seller, and `cash-limit` when the law does not let it
 * take that much cash (PAY-08).
 */
export async function changeOrderStatus(
  dependencies: Dependencies,
  actor: StaffActor,
  change: DeskStatusChange,
): Promise<Order> {
  const { database, now, jobs, live } = dependencies
  requirePermission(actor, permissionToMove(change.to))
  if (change.to === 'SHIPPED' || change.to === 'OUT_FOR_DELIVERY')
    await settleBeforeShipping(dependencies, change)
  const order = await database.queries.transaction().execute(async (queries) => {
    const at = now()
    const before = await lockOrder(queries, change.orderId)
    const isStale = change.seenAt !== undefined && before !== null && before.updatedAt !== change.seenAt
    if (isStale && before.orderStatus !== change.to)
      throw await editConflict(queries, { subject: 'order', subjectId: change.orderId, since: change.seenAt })
    const after = await changeStatus(queries, actor, { ...change, at, live })
    if (before !== null && before.orderStatus !== after.orderStatus) {
      await recordChange(queries, actor, {
        action: 'order.status',
        subject: 'order',
        subjectId: change.orderId,
        before: { status: before.orderStatus },
        after: { status: after.orderStatus, note: change.note },
        at,
      })
    }
    return after
  })
  jobs.trigger('messages')
  jobs.trigger('refunds')
  return order
}
