import { toAppError } from '#domain/payments/payment-error.ts'
import { findDispute, mirrorDispute, nextReadNumber, sumDisputes } from '../../../db/payments/ledger.ts'
import { findPayment } from '../../../db/payments/payments.ts'
import { rescheduleRefund } from '../../../db/payments/refunds.ts'
import { learnPayment, type LearnDependencies } from './learn-payment.ts'

/**
 * Learns what the provider says of a dispute and what follows for its payment (SAFE-04). Throws
 * `payment-provider-unreachable`.
 */
export async function learnDispute(dependencies: LearnDependencies, disputeId: string): Promise<void> {
  const { database, payments, now, alarm } = dependencies
  const { queries } = database
  const readNumber = await nextReadNumber(queries)
  const { id: _, ...dispute } = await payments.fetchDispute(disputeId).catch(toAppError)
  const { paymentId } = dispute
  const before = await findDispute(queries, disputeId)
  // holds its payment from now on, even if the rest fails
  await queries.transaction().execute(async (transaction) => {
    await mirrorDispute(transaction, { ...dispute, disputeId }, { readNumber, at: now() })
    await sumDisputes(transaction, paymentId)
    // a refund that waited for the end of the dispute need not wait longer
    await rescheduleRefund(transaction, paymentId, { nextTryAt: now() })
  })
  await learnPayment(dependencies, paymentId)
  const orderId = (await findPayment(queries, paymentId))?.orderId ?? null
  if (before === null) alarm({ kind: 'disputed', paymentId, orderId })
}
