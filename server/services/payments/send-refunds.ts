import { randomUUID } from 'node:crypto'
import { planRefund, type RefundPlan } from '#domain/payments/plan-refund.ts'
import { findMirroredRefunds } from '../../db/payments/ledger.ts'
import { findPayment } from '../../db/payments/payments.ts'
import {
  claimRefunds,
  findRefund,
  refuseRefund,
  rescheduleRefund,
  type Refund,
} from '../../db/payments/refunds.ts'
import { PaymentProviderError, type ProviderDispute } from '../../gateways/payments/port.ts'
import { findNewDisputes, learnBeforeRefund } from './steps/learn-before-refund.ts'
import { learnPayment, type LearnDependencies } from './steps/learn-payment.ts'
import { POSTPONED_MS, RECHECK_MS, RETRY_MS } from './steps/refund-schedule.ts'

const BATCH = 20

/**
 * Sends the refunds that are due (PAY-04) until the provider reports them processed, for a bank may reject one that the
 * provider accepted. What was refunded elsewhere is not sent again, what a bank withholds waits, whether or not a notice of the
 * dispute arrived, and what the provider refuses for good ends as `REFUSED`, which staff see (SAFE-04). Tries all of them and
 * rejects with the last error.
 */
export async function sendRefunds(dependencies: LearnDependencies): Promise<void> {
  const { database, now } = dependencies
  let failure: unknown = null
  for (;;) {
    const at = now()
    const retryAt = new Date(at.getTime() + RETRY_MS)
    const due = await claimRefunds(database.queries, { at, retryAt, limit: BATCH })
    if (due.length === 0) break
    const disputes = findNewDisputes(dependencies, at)
    for (const { paymentId } of due) {
      const sending = disputes.then((found) => sendRefund(dependencies, paymentId, found))
      await sending.catch(async (error: unknown) => {
        failure = error
        await rescheduleRefund(database.queries, paymentId, { error: textOf(error) })
      })
    }
    if (due.length < BATCH) break
  }
  if (failure !== null) throw failure
}

/** Reads the ledger anew, sends what is left of the payment, and reads what became of it. */
async function sendRefund(
  dependencies: LearnDependencies,
  paymentId: string,
  disputes: readonly ProviderDispute[],
): Promise<void> {
  const { database, payments, now } = dependencies
  await learnBeforeRefund(dependencies, paymentId, disputes)
  const next = await planNext(dependencies, paymentId)
  if (next === null) return
  const { refund, plan } = next
  if (plan.step === 'give-up') return giveUp(dependencies, refund, 'the bank rejected it again and again')
  if (plan.step === 'send') {
    const key = plan.needsKey ? randomUUID() : refund.key
    await rescheduleRefund(database.queries, paymentId, { key, sending: plan.amount })
    try {
      await payments.refund({ paymentId, amount: plan.amount, key })
    } catch (error) {
      return handleRefusal(dependencies, refund, error)
    }
    await learnPayment(dependencies, paymentId)
    const sent = (await findMirroredRefunds(database.queries, paymentId)).find((one) => one.key === key)
    if (sent?.state === 'failed') {
      const nextTryAt = new Date(now().getTime() + RECHECK_MS)
      await rescheduleRefund(database.queries, paymentId, { nextTryAt })
      throw new Error(`the bank rejected refund ${sent.refundId}`)
    }
  }
  // a finished refund stays as it is
  const nextTryAt = new Date(now().getTime() + RECHECK_MS)
  await rescheduleRefund(database.queries, paymentId, { nextTryAt, error: null })
}

type Next = { readonly refund: Refund; readonly plan: RefundPlan }

async function planNext({ database }: LearnDependencies, paymentId: string): Promise<Next | null> {
  const { queries } = database
  const payment = await findPayment(queries, paymentId)
  const refund = await findRefund(queries, paymentId)
  if (payment === null || refund?.state !== 'DUE') return null
  const refunds = await findMirroredRefunds(queries, paymentId)
  return { refund, plan: planRefund(payment.ledger, refunds, refund) }
}

/** Somebody may have refunded the payment in the meantime; otherwise the refusal stands. */
async function handleRefusal(dependencies: LearnDependencies, refund: Refund, error: unknown): Promise<void> {
  const code = error instanceof PaymentProviderError ? error.code : 'unreachable'
  if (code === 'unreachable') throw error
  const { database, now } = dependencies
  const { paymentId } = refund
  if (code === 'postponed') {
    const isTooLate = now().getTime() - refund.requestedAt.getTime() > POSTPONED_MS
    if (isTooLate) return giveUp(dependencies, refund, textOf(error))
    await rescheduleRefund(database.queries, paymentId, { nextTryAt: new Date(now().getTime() + RECHECK_MS) })
    throw error
  }
  const sent = (await findRefund(database.queries, paymentId))?.sending
  await learnPayment(dependencies, paymentId)
  const next = await planNext(dependencies, paymentId)
  if (next?.plan.step === 'send' && next.plan.amount === sent)
    await giveUp(dependencies, refund, textOf(error))
}

async function giveUp(
  { database, alarm }: LearnDependencies,
  { paymentId, orderId }: Refund,
  error: string,
): Promise<void> {
  const isRefused = await refuseRefund(database.queries, paymentId, error)
  if (isRefused) alarm({ kind: 'refund-refused', paymentId, orderId })
}

function textOf(error: unknown): string {
  return String(error).slice(0, 300)
}
