import { claimUnknownPayments } from '../../../db/payments/unknown-payments.ts'
import { findPayment } from '../../../db/payments/payments.ts'
import { returnPayment } from './return-payment.ts'
import { learnPayment, UNKNOWN_CHECK_MS, type LearnDependencies } from './learn-payment.ts'

const BATCH = 20

/**
 * Looks for the orders of unknown payments that are due for it, and returns this store's own money when its order has not come
 * up in time (SAFE-04). Other money in the same account waits for staff. Tries all of them and rejects with the last error.
 */
export async function returnUnknownPayments(dependencies: LearnDependencies): Promise<void> {
  const { database, now, jobs } = dependencies
  let failure: unknown = null
  for (;;) {
    const at = now()
    const nextCheckAt = new Date(at.getTime() + UNKNOWN_CHECK_MS)
    const due = await claimUnknownPayments(database.queries, { at, nextCheckAt, limit: BATCH })
    for (const { paymentId } of due) {
      await checkUnknownPayment(dependencies, paymentId).catch((error: unknown) => {
        failure = error
      })
    }
    if (due.length < BATCH) break
  }
  jobs.trigger('refunds')
  if (failure !== null) throw failure
}

async function checkUnknownPayment(dependencies: LearnDependencies, paymentId: string): Promise<void> {
  const { database, now } = dependencies
  await learnPayment(dependencies, paymentId)
  const payment = await findPayment(database.queries, paymentId)
  if (payment?.usedFor !== 'UNKNOWN' || payment.returnAt === null || payment.returnAt > now()) return
  await database.queries
    .transaction()
    .execute((queries) => returnPayment(queries, paymentId, { note: null, at: now() }))
}
