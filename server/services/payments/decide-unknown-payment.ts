import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database, Queries } from '../../db/database.ts'
import { decideUnknownPayment } from '../../db/payments/unknown-payments.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { returnPayment } from './steps/return-payment.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly jobs: Jobs }

/** Decision of staff about a payment of no known order, with the reason. */
export type UnknownPaymentDecision = { readonly paymentId: string; readonly note: string }

/**
 * Staff return a payment of no known order (SAFE-04). Throws `not-permitted`, `proof-required`, and `not-found` when it is not
 * unknown any more.
 */
export async function returnUnknownPayment(
  dependencies: Dependencies,
  actor: StaffActor,
  decision: UnknownPaymentDecision,
): Promise<void> {
  const { paymentId, note } = decision
  const at = dependencies.now()
  await decide(dependencies, actor, {
    decision,
    action: 'payment.return',
    apply: (queries) => returnPayment(queries, paymentId, { note, at }),
  })
  dependencies.jobs.trigger('refunds')
}

/**
 * Staff say that a payment of no known order is not this store's (SAFE-04). Throws `not-permitted`, `proof-required`, and
 * `not-found` when it is not unknown any more.
 */
export async function dismissUnknownPayment(
  dependencies: Dependencies,
  actor: StaffActor,
  decision: UnknownPaymentDecision,
): Promise<void> {
  const { paymentId, note } = decision
  await decide(dependencies, actor, {
    decision,
    action: 'payment.dismiss',
    apply: async (queries) =>
      (await decideUnknownPayment(queries, paymentId, { usedFor: 'FOREIGN', note })) !== null,
  })
}

type Work = {
  readonly decision: UnknownPaymentDecision
  readonly action: string
  /** False when the payment is not unknown any more. */
  readonly apply: (queries: Queries) => Promise<boolean>
}

async function decide(
  { database, now }: Dependencies,
  actor: StaffActor,
  { decision: { paymentId, note }, action, apply }: Work,
): Promise<void> {
  requirePermission(actor, 'orders:refund')
  await database.queries.transaction().execute(async (queries) => {
    if (!(await apply(queries)))
      throw new AppError('not-found', { reasons: [{ code: 'payment-not-waiting' }] })
    await recordChange(queries, actor, {
      action,
      subject: 'payment',
      subjectId: paymentId,
      after: { note },
      at: now(),
    })
  })
}
