import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database, Queries } from '../../db/database.ts'
import { lockOrder, updateOrder } from '../../db/orders/orders.ts'
import { updatePartialRefunds } from '../../db/payments/partial-refunds.ts'
import { findPayment } from '../../db/payments/payments.ts'
import { findRefund, finishRefundByHand, reopenRefund } from '../../db/payments/refunds.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly jobs: Jobs }

/**
 * Staff have a refund tried again that the provider refused (SAFE-04). Throws `not-permitted`, `proof-required`, and
 * `not-found` when none was refused.
 */
export async function retryRefund(
  { database, now, jobs }: Dependencies,
  actor: StaffActor,
  paymentId: string,
): Promise<void> {
  requirePermission(actor, 'orders:refund')
  await database.queries.transaction().execute(async (queries) => {
    await lockOrderOf(queries, paymentId)
    const refund = await findRefund(queries, paymentId)
    const at = now()
    const refused = { paymentId, in: ['REFUSED'] } as const
    const parts = await updatePartialRefunds(queries, refused, { state: 'DUE', nextTryAt: at })
    if (refund?.state === 'REFUSED') await reopenRefund(queries, paymentId, { key: randomUUID(), at })
    else if (parts === 0) throw notRefused()
    const change = { action: 'refund.retry', subject: 'payment', subjectId: paymentId, at }
    await recordChange(queries, actor, change)
  })
  jobs.trigger('refunds')
}

/**
 * Staff have returned the money of a refused refund by other means, such as a bank transfer, which the note names. Throws
 * `not-permitted`, `proof-required`, and `not-found` when none was refused.
 */
export async function finishRefundByOtherMeans(
  { database, now }: Dependencies,
  actor: StaffActor,
  { paymentId, note }: { readonly paymentId: string; readonly note: string },
): Promise<void> {
  requirePermission(actor, 'orders:refund')
  await database.queries.transaction().execute(async (queries) => {
    await lockOrderOf(queries, paymentId)
    const at = now()
    const isFinished = await finishRefundByHand(queries, paymentId, at)
    const refused = { paymentId, in: ['REFUSED'] } as const
    const parts = await updatePartialRefunds(queries, refused, { state: 'DONE', isByHand: true, doneAt: at })
    if (!isFinished && parts === 0) throw notRefused()
    if (isFinished) await updateOrder(queries, { paymentId }, { paymentStatus: 'REFUNDED', updatedAt: at })
    const change = { action: 'refund.finish', subject: 'payment', subjectId: paymentId, after: { note }, at }
    await recordChange(queries, actor, change)
  })
}

/** Waits for whoever requests or learns of refunds of the same order. */
async function lockOrderOf(queries: Queries, paymentId: string): Promise<void> {
  const payment = await findPayment(queries, paymentId)
  if (payment?.orderId != null) await lockOrder(queries, payment.orderId)
}

function notRefused(): AppError {
  return new AppError('not-found', { reasons: [{ code: 'refund-not-refused' }] })
}
