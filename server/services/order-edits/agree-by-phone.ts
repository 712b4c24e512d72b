import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findOrderEdit } from '../../db/order-edits/order-edits.ts'
import { retriedTransaction } from '../../db/retried-transaction.ts'
import { lockForStaff } from '../orders/steps/lock-for-staff.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { acceptEdit } from './steps/accept-edit.ts'
import type { EditDependencies } from './steps/edit-dependencies.ts'
import { editState } from './steps/edit-state.ts'

/**
 * Staff record that the customer agreed to an edit on the phone (DESK-03): it takes effect as by the customer's own yes, once, and
 * the history says who recorded it. Throws `not-permitted`, `proof-required` where what was paid goes back, `not-found`,
 * `edit-conflict` when it does not wait any more, and what accepting it throws.
 */
export async function agreeByPhone(
  { database, now, jobs }: EditDependencies,
  actor: StaffActor,
  { orderId, id }: { readonly orderId: string; readonly id: string },
): Promise<void> {
  requirePermission(actor, 'orders:edit')
  await retriedTransaction(database, async (queries) => {
    const order = await lockForStaff(queries, { orderId })
    const edit = await findOrderEdit(queries, orderId, { id })
    if (edit === null) throw new AppError('not-found')
    const at = now()
    const state = editState(edit, order, at)
    if (state === 'APPLIED') return
    if (state !== 'WAITING' || edit.content === null)
      throw await editConflict(queries, {
        subject: 'order',
        subjectId: orderId,
        // nobody lets it expire
        by: ({ action }) =>
          (state === 'WITHDRAWN' && action === 'order.edit-withdrawn') ||
          (state === 'DECLINED' && action === 'order.edit-declined'),
      })
    const by = { actor, name: actor.name, role: actor.role, note: null, isByPhone: true, at, refundBy: actor }
    await acceptEdit(queries, order, { edit, edited: edit.content, by })
    await recordChange(queries, actor, {
      action: 'order.edit-agreed',
      subject: 'order',
      subjectId: orderId,
      after: { askedBy: edit.actor },
      at,
    })
  })
  jobs.trigger('messages')
  jobs.trigger('refunds')
}
