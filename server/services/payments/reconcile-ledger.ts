import {
  findOpenDisputeIds,
  findPendingRefundPayments,
  findRefunded,
  findRefundStates,
} from '../../db/payments/ledger.ts'
import { findPayment } from '../../db/payments/payments.ts'
import { claimLedgerReconciliation, finishLedgerReconciliation } from '../../db/payments/reconciliations.ts'
import { learnDispute } from './steps/learn-dispute.ts'
import {
  learnPayments,
  type LearnDependencies,
  learnPayment,
  UNKNOWN_CHECK_MS,
} from './steps/learn-payment.ts'
import { readAll, type Period } from './steps/read-provider.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { claimUnknownPayments } from '../../db/payments/unknown-payments.ts'
import { returnPayment } from './steps/return-payment.ts'

/** Between two reconciliations, and after one that failed. */
const INTERVAL_MS = DAY_MS
const RETRY_MS = HOUR_MS / 2
/** Each one looks this far behind the last, for what the provider booked late; the first as far as disputes usually come. */
const OVERLAP_MS = 3 * DAY_MS
const FIRST_MS = 30 * DAY_MS

/**
 * Compares the ledger with the provider once a day, because webhooks may be lost (SAFE-04): every payment, refund and dispute
 * that was made since the last time, and those that are not finished. Looks for the orders of unknown payments on every call.
 * Tries everything and rejects with the last error.
 */
export async function reconcileLedger(dependencies: LearnDependencies): Promise<void> {
  const { database, payments, now } = dependencies
  const results = [await settled(returnUnknownPayments(dependencies))]
  const at = now()
  const retryAt = new Date(at.getTime() + RETRY_MS)
  const until = await claimLedgerReconciliation(database.queries, payments.name, { at, nextAt: retryAt })
  if (until !== undefined) {
    const from = new Date(until === null ? at.getTime() - FIRST_MS : until.getTime() - OVERLAP_MS)
    const compared = await settled(compareSince(dependencies, { from, to: at }))
    results.push(compared)
    const nextAt = new Date(at.getTime() + INTERVAL_MS)
    if (compared === null)
      await finishLedgerReconciliation(database.queries, payments.name, { until: at, nextAt })
  }
  const failure = results.findLast((result) => result !== null)
  if (failure !== undefined) throw failure.error
}

type Failure = { readonly error: unknown }

async function settled(work: Promise<void>): Promise<Failure | null> {
  return work.then(
    () => null,
    (error: unknown) => ({ error }),
  )
}

async function compareSince(dependencies: LearnDependencies, period: Period): Promise<void> {
  let failure: Failure | null = null
  // all of the period: what follows from a dispute may be missing although its state is known
  const recent = await readAll(dependencies.payments.listDisputes, period)
  // those that are open as far as is known may be older than the period
  const open = await findOpenDisputeIds(dependencies.database.queries)
  for (const disputeId of new Set([...open, ...recent.map(({ id }) => id)]))
    failure = (await settled(learnDispute(dependencies, disputeId))) ?? failure
  const changed = await findChangedPayments(dependencies, period)
  failure = (await settled(learnPayments(dependencies, changed))) ?? failure
  if (failure !== null) throw failure.error
}

/** The payments of a period that are not mirrored as they are now, and those with such a refund. */
async function findChangedPayments(
  { database: { queries }, payments }: LearnDependencies,
  period: Period,
): Promise<Set<string>> {
  const changed = new Set(await findPendingRefundPayments(queries))
  const captured = (await readAll(payments.listPayments, period)).filter((payment) => payment.captured)
  const refunded = await findRefunded(
    queries,
    captured.map(({ id }) => id),
  )
  for (const { id, amountRefunded } of captured) if (refunded.get(id) !== amountRefunded) changed.add(id)
  const refunds = await readAll(payments.listRefunds, period)
  const states = await findRefundStates(
    queries,
    refunds.map(({ id }) => id),
  )
  for (const { id, paymentId, state } of refunds) {
    const known = states.get(id)
    if (known?.state !== state || known.paymentId !== paymentId) changed.add(paymentId)
  }
  return changed
}

const BATCH = 20

/**
 * Looks for the orders of unknown payments that are due for it, and returns this store's own money when its order has not come
 * up in time (SAFE-04). Other money in the same account waits for staff. Tries all of them and rejects with the last error.
 */
async function returnUnknownPayments(dependencies: LearnDependencies): Promise<void> {
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
