import { randomUUID } from 'node:crypto'
import type { PaymentProvider } from '../../gateways/payments/port.ts'
import type { Database } from '../../db/database.ts'
import { claimRefunds, finishRefund, rescheduleRefund, type Refund } from '../../db/payments/refunds.ts'

type Dependencies = {
  readonly database: Database
  readonly payments: Pick<PaymentProvider, 'refund'>
  readonly now: () => Date
}

const AT_ONCE = 20
/** The provider sends nothing twice for one key, so trying again is safe however the last try ended. */
const AGAIN_MS = 60_000
/** When the provider is asked again what became of a refund that it has taken, or asked for another after a failed one. */
const LATER_MS = 60 * 60_000

/**
 * Sends back what is to go back (PAY-04): until the provider says that it did, for a bank may refuse what the provider
 * had taken. A refund that failed sent nothing, so the next try is a new one with a key of its own. Rejects with the
 * last failure once it has tried them all.
 */
export async function sendRefunds({ database, payments, now }: Dependencies): Promise<void> {
  let failure: unknown = null
  for (;;) {
    const at = now()
    const again = new Date(at.getTime() + AGAIN_MS)
    const due = await claimRefunds(database.queries, { at, again, most: AT_ONCE })
    for (const refund of due) {
      await send(refund).catch(async (error: unknown) => {
        failure = error
        await rescheduleRefund(database.queries, refund.paymentId, { fault: String(error).slice(0, 300) })
      })
    }
    if (due.length < AT_ONCE) break
  }
  if (failure !== null) throw failure

  async function send({ paymentId, amount, key }: Refund): Promise<void> {
    const sent = await payments.refund({ paymentId, amount, key })
    const nextTryAt = new Date(now().getTime() + LATER_MS)
    if (sent.state === 'processed') {
      await finishRefund(database.queries, { paymentId, providerRefundId: sent.id, at: now() })
    } else if (sent.state === 'pending') {
      await rescheduleRefund(database.queries, paymentId, { nextTryAt, fault: null })
    } else {
      await rescheduleRefund(database.queries, paymentId, { nextTryAt, key: randomUUID() })
      throw new Error(`the provider could not send refund ${sent.id}`)
    }
  }
}
