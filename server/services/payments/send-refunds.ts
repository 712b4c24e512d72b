import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { RefundFault } from '#domain/payments/refund-fault.ts'
import { planRefund, type RefundPlan } from '#domain/payments/plan-refund.ts'
import { findDisputeStates, findMirroredRefunds } from '../../db/payments/ledger.ts'
import {
  claimPartialRefunds,
  updatePartialRefunds,
  type PartialRefund,
} from '../../db/payments/partial-refunds.ts'
import { findPayment } from '../../db/payments/payments.ts'
import {
  claimRefunds,
  findRefund,
  refuseRefund,
  rescheduleRefund,
  type Refund,
} from '../../db/payments/refunds.ts'
import { PaymentProviderError, type ProviderDispute } from '../../gateways/payments/port.ts'
import { learnPayment, type LearnDependencies } from './steps/learn-payment.ts'
import { learnDispute } from './steps/learn-dispute.ts'
import { readAll, type Period } from './steps/read-provider.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

const BATCH = 20
/** Most tries of a part before staff take over; a bank that rejects it makes it due again. */
const MOST_TRIES = 200

/**
 * Sends the refunds that are due (PAY-04), of whole payments and of parts (DESK-03), until the provider reports them
 * processed, because a bank may reject one that the provider accepted. Money that was refunded elsewhere is not sent again,
 * money that a bank withholds waits, even if the dispute's webhook was lost, and a refund that the provider refuses for good
 * ends as `REFUSED`, which staff see (SAFE-04). Tries all of them and rejects with the last error.
 */
export async function sendRefunds(dependencies: LearnDependencies): Promise<void> {
  const { queries } = dependencies.database
  const failures = [
    ...(await sendDue(dependencies, {
      claim: (due) => claimRefunds(queries, due),
      send: ({ paymentId }, disputes) => sendRefund(dependencies, paymentId, disputes),
      note: ({ paymentId }, fault) => rescheduleRefund(queries, paymentId, { fault }),
    })),
    ...(await sendDue(dependencies, {
      claim: (due) => claimPartialRefunds(queries, due),
      send: (part, disputes) => sendPartialRefund(dependencies, part, disputes),
      note: ({ id }, fault) => updatePartialRefunds(queries, { id, in: ['DUE'] }, { fault }),
    })),
  ]
  if (failures.length > 0) throw failures.at(-1)
}

type Due<Refunded> = {
  readonly claim: (due: { at: Date; retryAt: Date; limit: number }) => Promise<readonly Refunded[]>
  readonly send: (refund: Refunded, disputes: readonly ProviderDispute[]) => Promise<void>
  readonly note: (refund: Refunded, fault: RefundFault) => Promise<unknown>
}

/** Claims and sends what is due, batch by batch; returns the failures. */
async function sendDue<Refunded>(
  dependencies: LearnDependencies,
  { claim, send, note }: Due<Refunded>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (;;) {
    const at = dependencies.now()
    const due = await claim({ at, retryAt: new Date(at.getTime() + RETRY_MS), limit: BATCH })
    if (due.length === 0) break
    const disputes = findNewDisputes(dependencies, at)
    for (const refund of due) {
      const sending = disputes.then((found) => send(refund, found))
      await sending.catch(async (error: unknown) => {
        failures.push(error)
        await note(refund, faultOf(error))
      })
    }
    if (due.length < BATCH) break
  }
  return failures
}

/** Reads the ledger again, sends what is left of the payment, and reads the outcome. */
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
  if (plan.step === 'give-up') return giveUp(dependencies, refund, { code: 'bank-rejected-again' })
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
      throw new BankRejectionError(sent.refundId)
    }
  }
  // a finished refund stays as it is
  const nextTryAt = new Date(now().getTime() + RECHECK_MS)
  await rescheduleRefund(database.queries, paymentId, { nextTryAt, fault: null })
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
    if (isTooLate) return giveUp(dependencies, refund, faultOf(error))
    await rescheduleRefund(database.queries, paymentId, { nextTryAt: new Date(now().getTime() + RECHECK_MS) })
    throw error
  }
  const sent = (await findRefund(database.queries, paymentId))?.sending
  await learnPayment(dependencies, paymentId)
  const next = await planNext(dependencies, paymentId)
  if (next?.plan.step === 'send' && next.plan.amount === sent)
    await giveUp(dependencies, refund, faultOf(error))
}

async function giveUp(
  { database, alarm }: LearnDependencies,
  { paymentId, orderId }: Refund,
  fault: RefundFault,
): Promise<void> {
  const isRefused = await refuseRefund(database.queries, paymentId, fault)
  if (isRefused) alarm({ kind: 'refund-refused', paymentId, orderId })
}

/** Sends a part. It has one key and amount for good, so that a repeat sends nothing twice. */
async function sendPartialRefund(
  dependencies: LearnDependencies,
  refund: PartialRefund,
  disputes: readonly ProviderDispute[],
): Promise<void> {
  const { database, payments, now } = dependencies
  const { queries } = database
  const { id, key, paymentId, amount } = refund
  const recheck = { nextTryAt: new Date(now().getTime() + RECHECK_MS) }
  await learnBeforeRefund(dependencies, paymentId, disputes)
  const payment = await findPayment(queries, paymentId)
  if ((await findRefund(queries, paymentId)) !== null) {
    await updatePartialRefunds(queries, { id, in: ['DUE'] }, { state: 'SUPERSEDED' })
    return
  }
  const isKnown = (await findMirroredRefunds(queries, paymentId)).some((one) => one.key === key)
  // a bank decides, or what is disputed would be lost twice
  if (isKnown || payment === null || payment.ledger.disputed > 0) {
    await updatePartialRefunds(queries, { id, in: ['DUE'] }, recheck)
    return
  }
  if (refund.tries > MOST_TRIES) return giveUpPartialRefund(dependencies, refund, { code: 'tried-too-often' })
  try {
    await payments.refund({ paymentId, amount, key })
  } catch (error) {
    return handlePartialRefusal(dependencies, refund, error)
  }
  await learnPayment(dependencies, paymentId)
  await updatePartialRefunds(queries, { id, in: ['DUE'] }, recheck)
}

async function handlePartialRefusal(
  dependencies: LearnDependencies,
  refund: PartialRefund,
  error: unknown,
): Promise<void> {
  const code = error instanceof PaymentProviderError ? error.code : 'unreachable'
  const waited = dependencies.now().getTime() - refund.requestedAt.getTime()
  if (code === 'unreachable') throw error
  if (code === 'postponed' && waited < POSTPONED_MS) {
    const nextTryAt = new Date(dependencies.now().getTime() + RECHECK_MS)
    await updatePartialRefunds(dependencies.database.queries, { id: refund.id, in: ['DUE'] }, { nextTryAt })
    throw error
  }
  // it may have gone back meanwhile, with the whole payment or in the provider's dashboard
  await learnPayment(dependencies, refund.paymentId)
  await giveUpPartialRefund(dependencies, refund, faultOf(error))
}

async function giveUpPartialRefund(
  { database, alarm }: LearnDependencies,
  { id, paymentId, orderId }: PartialRefund,
  fault: RefundFault,
): Promise<void> {
  const refused = await updatePartialRefunds(
    database.queries,
    { id, in: ['DUE'] },
    { state: 'REFUSED', fault },
  )
  if (refused > 0) alarm({ kind: 'refund-refused', paymentId, orderId })
}

/** A bank rejected a refund that the provider had accepted, whose id there is the message. */
class BankRejectionError extends Error {
  override readonly name = 'BankRejectionError'
}

function faultOf(error: unknown): RefundFault {
  if (error instanceof BankRejectionError) return { code: 'bank-rejected' }
  if (error instanceof AppError && error.code === 'payment-provider-unreachable')
    return { code: 'provider-away' }
  if (!(error instanceof PaymentProviderError)) return { code: 'not-sent' }
  if (error.code === 'unreachable') return { code: 'provider-away' }
  return { code: `provider-${error.code}`, said: error.said ?? '' }
}

/** Older disputes are known from the daily reconciliation. */
const NEW_DISPUTES_MS = 3 * DAY_MS

/**
 * Disputes that the provider has and whose webhooks were lost: it would refund what a bank withholds, and the money might go
 * back twice. An account whose disputes it refuses to list relies on the webhooks alone.
 */
async function findNewDisputes(dependencies: LearnDependencies, at: Date): Promise<ProviderDispute[]> {
  const period = { from: new Date(at.getTime() - NEW_DISPUTES_MS), to: at }
  return findChangedDisputes(dependencies, period).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof PaymentProviderError && cause.code === 'refused') return []
    throw error
  })
}

/** The disputes of a period that are not mirrored as they are now. Throws `payment-provider-unreachable`. */
async function findChangedDisputes(
  { database: { queries }, payments }: LearnDependencies,
  period: Period,
): Promise<ProviderDispute[]> {
  const disputes = await readAll(payments.listDisputes, period)
  const mirrored = await findDisputeStates(
    queries,
    disputes.map(({ id }) => id),
  )
  return disputes.filter(({ id, state }) => mirrored.get(id) !== state)
}

/** Reads the ledger of a payment and its disputes again, before something of it is sent back. */
async function learnBeforeRefund(
  dependencies: LearnDependencies,
  paymentId: string,
  disputes: readonly ProviderDispute[],
): Promise<void> {
  await learnPayment(dependencies, paymentId)
  for (const dispute of disputes.filter((one) => one.paymentId === paymentId))
    await learnDispute(dependencies, dispute.id)
}

/** Wait after an attempt with unknown outcome; the provider sends the money once for one key, so repeating is safe. */
const RETRY_MS = MINUTE_MS
/** Wait before the provider is asked about a pending refund again, or for a new one after a failed one. */
const RECHECK_MS = HOUR_MS
/** Time for which the provider may postpone a refund, as it does for want of balance; then staff return the money. */
const POSTPONED_MS = 7 * DAY_MS
