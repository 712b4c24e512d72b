import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findOrderEdit, settleOrderEdit } from '../../db/order-edits/order-edits.ts'
import { updateOrder } from '../../db/orders/orders.ts'
import { lockForStaff } from '../orders/steps/lock-for-staff.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import type { EditDependencies } from './steps/edit-dependencies.ts'

/**
 * Staff withdraw an edit that waits for its customer; the link says so then. One that was withdrawn or declined stays so. Throws
 * `not-permitted`, `not-found`, and `edit-conflict` when the customer has agreed.
 */
export async function withdrawEdit(
  { database, now }: EditDependencies,
  actor: StaffActor,
  { orderId, id }: { readonly orderId: string; readonly id: string },
): Promise<void> {
  requirePermission(actor, 'orders:edit')
  await database.queries.transaction().execute(async (queries) => {
    await lockForStaff(queries, { orderId })
    const edit = await findOrderEdit(queries, orderId, { id })
    if (edit === null) throw new AppError('not-found')
    if (edit.state === 'APPLIED')
      throw await editConflict(queries, {
        subject: 'order',
        subjectId: orderId,
        since: edit.at,
        by: ({ action }) => action === 'order.edit-agreed',
      })
    if (edit.state !== 'WAITING') return
    const at = now()
    await settleOrderEdit(queries, edit, { state: 'WITHDRAWN', at })
    await updateOrder(queries, { orderId }, { updatedAt: at })
    await recordChange(queries, actor, {
      action: 'order.edit-withdrawn',
      subject: 'order',
      subjectId: orderId,
      at,
    })
  })
}
