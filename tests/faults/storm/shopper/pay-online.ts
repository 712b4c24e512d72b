import { cancel } from './cancel.ts'
import { askAfter, comeBack, type Waiting } from './return-from-payment.ts'
import type { Checkout, Storm } from './storm-context.ts'
import { endings, useWindow } from './use-payment-window.ts'

const intents = { pay: 84, vanish: 5, 'give up': 5, ask: 3, 'pay and give up at once': 3 } as const

/** A person with the payment window before them does something with it, or leaves. */
export async function payOnline(storm: Storm, checkout: Checkout, order: Waiting): Promise<void> {
  const { chance } = checkout
  switch (chance.weighed(intents)) {
    case 'pay':
      return pay(storm, checkout, order)
    case 'give up':
      return cancel(storm, checkout, order.orderId)
    case 'ask':
      return askAfter(storm, checkout, order)
    case 'pay and give up at once':
      await Promise.all([pay(storm, checkout, order), cancel(storm, checkout, order.orderId)])
      return
    case 'vanish':
      storm.tally.count('vanished before paying')
  }
}

async function pay(storm: Storm, checkout: Checkout, order: Waiting): Promise<void> {
  const { chance } = checkout
  const given = await useWindow(storm, order.payment, chance.weighed(endings))
  if (given === 'nothing') {
    // the page heard nothing: its person waits no longer than they like
    if (chance.happens(0.5)) await askAfter(storm, checkout, order)
    return
  }
  if (given !== 'not paid') {
    const taken = await comeBack(storm, checkout, { order, given })
    if (taken !== 'not genuine') return
  }
  if (chance.happens(0.5)) await payAgain(storm, checkout, order)
  else if (chance.happens(0.4)) await cancel(storm, checkout, order.orderId)
}

async function payAgain(storm: Storm, checkout: Checkout, { orderId }: Waiting): Promise<void> {
  const start = { path: `/api/orders/${orderId}/payment/start`, body: {}, as: checkout.person }
  const answer = await storm.ask(start)
  // meanwhile it may have been given up on another device
  if (!storm.tally.hear('start again', answer, ['nothing-to-pay'])) return
  const order = { orderId, payment: String(answer.body.orderId) }
  const given = await useWindow(storm, order.payment, 'success')
  if (typeof given === 'object') await comeBack(storm, checkout, { order, given })
  else if (given === 'nothing') await askAfter(storm, checkout, order)
}
