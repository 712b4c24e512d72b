import { randomUUID } from 'node:crypto'
import type { PaymentProvider } from '../../gateways/payments/port.ts'
import type { Database } from '../../db/database.ts'
import { updateOrder } from '../../db/orders/orders.ts'
import { claimRefunds, finishRefund, rescheduleRefund, type Refund } from '../../db/payments/refunds.ts'

type Dependencies = {
  readonly database: Database
  readonly payments: Pick<PaymentProvider, 'refund'>
  readonly now: () => Date
}

const BATCH = 20
/** After an attempt that ended unknown; the provider sends the money once for one key, so repeating is safe. */
const RETRY_MS = 60_000
/** Until the provider is asked about a pending refund again, or for a new one after a failed one. */
const RECHECK_MS = 60 * 60_000

/**
 * Sends the refunds that are due (PAY-04) until the provider reports them processed, for a bank may reject one that the
 * provider accepted. A failed refund moved no money, so the next attempt gets a key of its own. Tries all of them and
 * rejects with the last error.
 */
export async function sendRefunds(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies
  let failure: unknown = null
  for (;;) {
    const at = now()
    const retryAt = new Date(at.getTime() + RETRY_MS)
    const due = await claimRefunds(database.queries, { at, retryAt, limit: BATCH })
    for (const refund of due) {
      await sendRefund(dependencies, refund).catch(async (error: unknown) => {
        failure = error
        await rescheduleRefund(database.queries, refund.paymentId, { error: String(error).slice(0, 300) })
      })
    }
    if (due.length < BATCH) break
  }
  if (failure !== null) throw failure
}

async function sendRefund(
  { database, payments, now }: Dependencies,
  { paymentId, amount, key }: Refund,
): Promise<void> {
  const { id, state } = await payments.refund({ paymentId, amount, key })
  const nextTryAt = new Date(now().getTime() + RECHECK_MS)
  if (state === 'processed') {
    await completeRefund(database, { paymentId, providerRefundId: id, at: now() })
  } else if (state === 'pending') {
    await rescheduleRefund(database.queries, paymentId, { nextTryAt, error: null })
  } else {
    await rescheduleRefund(database.queries, paymentId, { nextTryAt, key: randomUUID() })
    throw new Error(`the provider could not send refund ${id}`)
  }
}

/** Finishes a refund and marks the order that its payment had paid as refunded. */
async function completeRefund(
  database: Database,
  { paymentId, providerRefundId, at }: { paymentId: string; providerRefundId: string; at: Date },
): Promise<void> {
  await database.queries.transaction().execute(async (queries) => {
    const isFinished = await finishRefund(queries, { paymentId, providerRefundId, at })
    if (isFinished) await updateOrder(queries, { paymentId }, { paymentStatus: 'REFUNDED', updatedAt: at })
  })
}
