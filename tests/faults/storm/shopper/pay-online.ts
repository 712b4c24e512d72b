import { actInDashboard } from './act-in-dashboard.ts'
import { cancel } from './cancel.ts'
import { checkPayment, returnFromPayment, type PendingPayment } from './return-from-payment.ts'
import type { Checkout, StormContext } from './storm-context.ts'
import { outcomeWeights, usePaymentWindow } from './use-payment-window.ts'

const intents = { pay: 84, leave: 5, cancel: 5, check: 3, 'pay and cancel at once': 3 } as const

/** A shopper in front of the payment window pays, cancels, waits or leaves. */
export async function payOnline(
  storm: StormContext,
  checkout: Checkout,
  order: PendingPayment,
): Promise<void> {
  const { random } = checkout
  switch (random.pickWeighted(intents)) {
    case 'pay':
      return pay(storm, checkout, order)
    case 'cancel':
      return cancel(storm, checkout, order.orderId)
    case 'check':
      return checkPayment(storm, checkout, order)
    case 'pay and cancel at once':
      await Promise.all([pay(storm, checkout, order), cancel(storm, checkout, order.orderId)])
      return
    case 'leave':
      storm.observations.count('left before paying')
  }
}

async function pay(storm: StormContext, checkout: Checkout, order: PendingPayment): Promise<void> {
  const { random } = checkout
  const result = await usePaymentWindow(storm, order.payment, random.pickWeighted(outcomeWeights))
  if (result === 'nothing') {
    // the window sent nothing; some shoppers ask the store
    if (random.chance(0.5)) await checkPayment(storm, checkout, order)
    return
  }
  if (result !== 'not paid') {
    const paymentId = result.response['razorpay_payment_id'] ?? ''
    const isEarly = random.chance(0.3)
    if (isEarly) await actInDashboard(storm, checkout, { order, paymentId })
    const outcome = await returnFromPayment(storm, checkout, { order, result })
    if (!isEarly) await actInDashboard(storm, checkout, { order, paymentId })
    if (outcome !== 'not genuine') return
  }
  if (random.chance(0.5)) await payAgain(storm, checkout, order)
  else if (random.chance(0.4)) await cancel(storm, checkout, order.orderId)
}

async function payAgain(storm: StormContext, checkout: Checkout, { orderId }: PendingPayment): Promise<void> {
  const start = { path: `/api/orders/${orderId}/payment/start`, body: {}, as: checkout.shopper }
  const answer = await storm.request(start)
  // it may have been cancelled on another device meanwhile
  if (!storm.observations.record('start again', answer, ['nothing-to-pay'])) return
  const order = { orderId, payment: String(answer.body.orderId) }
  const result = await usePaymentWindow(storm, order.payment, 'success')
  if (typeof result === 'object') await returnFromPayment(storm, checkout, { order, result })
  else if (result === 'nothing') await checkPayment(storm, checkout, order)
}
