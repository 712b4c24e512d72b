import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { addReduction } from '../../db/orders/reductions.ts'
import { updateOrder } from '../../db/orders/orders.ts'
import type { Database } from '../../db/database.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { findRefundable, requestPartialRefund } from '../payments/steps/request-partial-refund.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { lockForStaff, type SeenOrder } from './steps/lock-for-staff.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly jobs: Jobs }

/** Amount of an online payment that goes back, in paise, and the reason. */
export type PartialRefundByStaff = SeenOrder & { readonly amount: Paise; readonly reason: string }

/**
 * Staff refund a part of what was paid online and leave the goods (DESK-03), as for a torn bag. It is goodwill: no tax goes back,
 * so no credit note is issued. Throws `not-permitted`, `proof-required`, `not-found`, `edit-conflict`, `nothing-to-refund`, and
 * `invalid-input` for more than is left.
 */
export async function refundPartially(
  { database, now, jobs }: Dependencies,
  actor: StaffActor,
  { amount, reason, ...seen }: PartialRefundByStaff,
): Promise<void> {
  requirePermission(actor, 'orders:refund')
  const { orderId } = seen
  await database.queries.transaction().execute(async (queries) => {
    const order = await lockForStaff(queries, seen)
    const at = now()
    const refundable = await findRefundable(queries, orderId)
    if (refundable === null || refundable.left === 0) throw new AppError('nothing-to-refund')
    if (amount <= 0 || amount > refundable.left)
      throw new AppError('invalid-input', { reasons: [{ code: 'refund-too-large', most: refundable.left }] })
    await requestPartialRefund(queries, refundable, { orderId, amount, reason, at, by: actor })
    await addReduction(queries, {
      id: randomUUID(),
      orderId,
      kind: 'REFUND',
      isInvoiced: order.orderStatus !== 'PLACED',
      reason,
      cause: null,
      actor: actor.name,
      at,
      amount,
      givenBack: amount,
      method: 'ONLINE',
      reference: null,
      creditNote: null,
      lines: [],
    })
    await updateOrder(queries, { orderId }, { updatedAt: at })
    const after = { amount: paiseToRupees(amount), reason }
    await recordChange(queries, actor, {
      action: 'order.refund',
      subject: 'order',
      subjectId: orderId,
      after,
      at,
    })
  })
  jobs.trigger('refunds')
  jobs.trigger('messages')
}
