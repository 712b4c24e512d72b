import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import type { Database } from '../../db/database.ts'
import { addOrderEvent } from '../../db/orders/order-events.ts'
import { findRefund } from '../../db/payments/refunds.ts'
import { issueCreditNote } from '../invoices/steps/issue-tax-document.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requestOrderRefund } from '../payments/steps/request-refund.ts'
import { lockForStaff, type SeenOrder } from './steps/lock-for-staff.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly jobs: Jobs }

export type RefundRequest = SeenOrder & { readonly reason: string }

/**
 * Staff refund what was paid online for an order and leave its status as it is, for example when something arrived
 * broken; a credit note reverses the invoice. Throws `not-permitted`, `proof-required`, `not-found`, `edit-conflict`, and
 * `nothing-to-refund`, also where the refund was requested before.
 */
export async function refundOrder(
  { database, now, jobs }: Dependencies,
  actor: StaffActor,
  { reason, ...seen }: RefundRequest,
): Promise<Order> {
  requirePermission(actor, 'orders:refund')
  const refunded = await database.queries.transaction().execute(async (queries) => {
    const order = await lockForStaff(queries, seen)
    const { orderId, paymentId } = order
    if (paymentId !== null && (await findRefund(queries, paymentId)) !== null)
      throw new AppError('nothing-to-refund')
    const at = now()
    const isRequested = await requestOrderRefund(queries, order, { reason: 'goodwill', at, by: actor })
    if (!isRequested) throw new AppError('nothing-to-refund')
    await issueCreditNote(queries, order, { at, reason })
    await addOrderEvent(queries, {
      orderId,
      status: order.orderStatus,
      at,
      actor,
      note: reason,
      cause: { code: 'refunded-by-store' },
    })
    await recordChange(queries, actor, {
      action: 'order.refund',
      subject: 'order',
      subjectId: orderId,
      before: { paymentStatus: order.paymentStatus },
      after: { reason },
      at,
    })
    return order
  })
  jobs.trigger('refunds')
  jobs.trigger('messages')
  return refunded
}
