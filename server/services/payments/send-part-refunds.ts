import { findMirroredRefunds } from '../../db/payments/ledger.ts'
import { claimPartRefunds, updatePartRefunds, type PartRefund } from '../../db/payments/part-refunds.ts'
import { findPayment } from '../../db/payments/payments.ts'
import { findRefund } from '../../db/payments/refunds.ts'
import { PaymentProviderError, type ProviderDispute } from '../../gateways/payments/port.ts'
import { findNewDisputes, learnBeforeRefund } from './steps/learn-before-refund.ts'
import { learnPayment, type LearnDependencies } from './steps/learn-payment.ts'
import { POSTPONED_MS, RECHECK_MS, RETRY_MS } from './steps/refund-schedule.ts'

const BATCH = 20
/** How many times one may be tried before staff take over; a bank that rejects it makes it due again. */
const MOST_TRIES = 200

/**
 * Sends the returns of parts of payments that are due (DESK-03). Each has its own key and amount for good, so that repeating sends
 * nothing twice; one that the provider refuses ends as `REFUSED`, which staff see. Tries all of them and rejects with the last
 * error.
 */
export async function sendPartRefunds(dependencies: LearnDependencies): Promise<void> {
  const { database, now } = dependencies
  let failure: unknown = null
  for (;;) {
    const at = now()
    const retryAt = new Date(at.getTime() + RETRY_MS)
    const due = await claimPartRefunds(database.queries, { at, retryAt, limit: BATCH })
    if (due.length === 0) break
    const disputes = findNewDisputes(dependencies, at)
    for (const refund of due) {
      const sending = disputes.then((found) => sendPart(dependencies, refund, found))
      await sending.catch(async (error: unknown) => {
        failure = error
        await updatePartRefunds(database.queries, { id: refund.id, in: ['DUE'] }, { error: textOf(error) })
      })
    }
    if (due.length < BATCH) break
  }
  if (failure !== null) throw failure
}

async function sendPart(
  dependencies: LearnDependencies,
  refund: PartRefund,
  disputes: readonly ProviderDispute[],
): Promise<void> {
  const { database, payments, now } = dependencies
  const { queries } = database
  const { id, key, paymentId, amount } = refund
  const recheck = { nextTryAt: new Date(now().getTime() + RECHECK_MS) }
  await learnBeforeRefund(dependencies, paymentId, disputes)
  const payment = await findPayment(queries, paymentId)
  if ((await findRefund(queries, paymentId)) !== null) {
    await updatePartRefunds(queries, { id, in: ['DUE'] }, { state: 'SUPERSEDED' })
    return
  }
  const isKnown = (await findMirroredRefunds(queries, paymentId)).some((one) => one.key === key)
  // a bank decides, or what is disputed would be lost twice
  if (isKnown || payment === null || payment.ledger.disputed > 0) {
    await updatePartRefunds(queries, { id, in: ['DUE'] }, recheck)
    return
  }
  if (refund.tries > MOST_TRIES) return giveUp(dependencies, refund, 'it was tried again and again')
  try {
    await payments.refund({ paymentId, amount, key })
  } catch (error) {
    return handleRefusal(dependencies, refund, error)
  }
  await learnPayment(dependencies, paymentId)
  await updatePartRefunds(queries, { id, in: ['DUE'] }, recheck)
}

async function handleRefusal(
  dependencies: LearnDependencies,
  refund: PartRefund,
  error: unknown,
): Promise<void> {
  const code = error instanceof PaymentProviderError ? error.code : 'unreachable'
  const waited = dependencies.now().getTime() - refund.requestedAt.getTime()
  if (code === 'unreachable') throw error
  if (code === 'postponed' && waited < POSTPONED_MS) {
    const nextTryAt = new Date(dependencies.now().getTime() + RECHECK_MS)
    await updatePartRefunds(dependencies.database.queries, { id: refund.id, in: ['DUE'] }, { nextTryAt })
    throw error
  }
  await giveUp(dependencies, refund, textOf(error))
}

async function giveUp(
  { database, alarm }: LearnDependencies,
  { id, paymentId, orderId }: PartRefund,
  error: string,
): Promise<void> {
  const refused = await updatePartRefunds(database.queries, { id, in: ['DUE'] }, { state: 'REFUSED', error })
  if (refused > 0) alarm({ kind: 'refund-refused', paymentId, orderId })
}

function textOf(error: unknown): string {
  return String(error).slice(0, 300)
}
