import { cancel } from './cancel.ts'
import type { PendingPayment } from './return-from-payment.ts'
import type { Checkout, StormContext } from './storm-context.ts'

const acts = { refund: 40, 'refund a part': 25, dispute: 35 } as const
const ends = { won: 25, closed: 10, lost: 30, 'left open': 35 } as const

/** What is refunded or disputed in part, in paise; every order costs more. */
const PART = 100

/** Somebody refunds or disputes a payment past the store, now and then while its customer cancels the order. */
export async function actInDashboard(
  storm: StormContext,
  checkout: Checkout,
  { order, paymentId }: { readonly order: PendingPayment; readonly paymentId: string },
): Promise<void> {
  const { random } = checkout
  if (!random.chance(0.2)) return
  const act = random.pickWeighted(acts)
  storm.observations.count(`elsewhere: ${act}`)
  const work = act === 'dispute' ? dispute(storm, checkout, paymentId) : refund(storm, paymentId, act)
  await (random.chance(0.3) ? Promise.all([work, cancel(storm, checkout, order.orderId)]) : work)
}

async function refund({ request }: StormContext, paymentId: string, act: string): Promise<void> {
  const part = act === 'refund' ? {} : { amount: PART }
  // the store may have been faster, and the answer to a refund may be lost
  await request({ path: '/simulator/dashboard', body: { action: 'refund', payment_id: paymentId, ...part } })
}

async function dispute(
  { request, observations }: StormContext,
  { random }: Checkout,
  paymentId: string,
): Promise<void> {
  const isPart = random.chance(0.3)
  const body = { action: 'dispute', payment_id: paymentId, ...(isPart && { amount: PART }) }
  const answer = await request({ path: '/simulator/dashboard', body })
  const end = random.pickWeighted(ends)
  if (answer?.status !== 200 || (end === 'left open' && !isPart)) return
  const status = end === 'left open' ? 'won' : end
  observations.count(`dispute: ${status}`)
  const finish = { action: 'finish-dispute', dispute_id: answer.body.id, status }
  await request({ path: '/simulator/dashboard', body: finish })
}
