import type { Checkout, StormContext } from './storm-context.ts'
import type { WindowResult } from './use-payment-window.ts'

/** An unpaid order and the provider's order for it. */
export type PendingPayment = { readonly orderId: string; readonly payment: string }

const returns = {
  once: 62,
  twice: 12,
  never: 10,
  'check instead': 6,
  'for another order': 5,
  'as another customer': 5,
} as const

type Return = { readonly order: PendingPayment; readonly result: WindowResult }

/** Sends the store what the payment window returned: once, twice, wrongly or not at all. */
export async function returnFromPayment(
  storm: StormContext,
  checkout: Checkout,
  paymentReturn: Return,
): Promise<'not genuine' | 'done'> {
  const { random, shopper } = checkout
  const kind = random.pickWeighted(returns)
  storm.observations.count(`return: ${kind}`)
  switch (kind) {
    case 'once':
      return sendReturn(storm, checkout, paymentReturn)
    case 'twice': {
      const [first] = await Promise.all([
        sendReturn(storm, checkout, paymentReturn),
        sendReturn(storm, checkout, paymentReturn),
      ])
      return first
    }
    case 'never':
      return 'done'
    case 'check instead':
      await checkPayment(storm, checkout, paymentReturn.order)
      return 'done'
    case 'for another order':
      await sendReturnForAnotherOrder(storm, checkout, paymentReturn)
      break
    case 'as another customer': {
      const others = storm.shoppers.filter(({ uid }) => uid !== shopper.uid)
      const path = `/api/orders/${paymentReturn.order.orderId}/payment`
      const answer = await storm.request({
        path,
        body: paymentReturn.result.response,
        as: random.pick(others),
      })
      if (storm.observations.record('return as another customer', answer, ['not-found']))
        storm.observations.unexpected.push(
          `another customer returned the payment of ${paymentReturn.order.orderId}`,
        )
    }
  }
  return random.chance(0.5) ? sendReturn(storm, checkout, paymentReturn) : 'done'
}

async function sendReturn(
  { request, observations }: StormContext,
  { shopper }: Checkout,
  { order, result }: Return,
): Promise<'not genuine' | 'done'> {
  const { response, outcome } = result
  const answer = await request({ path: `/api/orders/${order.orderId}/payment`, body: response, as: shopper })
  const isForged = outcome === 'wrong-signature'
  const refusals = { 'wrong-signature': ['payment-not-genuine'], 'slow-success': ['payment-pending'] }
  const isAccepted = observations.record('return', answer, refusals[outcome as keyof typeof refusals])
  if (isAccepted && isForged)
    observations.unexpected.push(`a forged return was accepted for ${order.orderId}`)
  return isForged ? 'not genuine' : 'done'
}

async function sendReturnForAnotherOrder(
  { request, observations }: StormContext,
  { shopper, random }: Checkout,
  { order, result }: Return,
): Promise<void> {
  const own = observations.acknowledged.filter(
    ({ uid, orderId }) => uid === shopper.uid && orderId !== order.orderId,
  )
  if (own.length === 0) return
  const path = `/api/orders/${random.pick(own).orderId}/payment`
  const answer = await request({ path, body: result.response, as: shopper })
  if (observations.record('return for another order', answer, ['payment-not-genuine']))
    observations.unexpected.push(`the payment of ${order.orderId} was accepted for ${path}`)
}

/** Asks the store for the status of a payment. */
export async function checkPayment(
  { request, observations }: StormContext,
  { shopper }: Checkout,
  { orderId }: PendingPayment,
): Promise<void> {
  observations.record(
    'ask',
    await request({ path: `/api/orders/${orderId}/payment/check`, body: {}, as: shopper }),
  )
}
