import type { Checkout, Storm } from './storm-context.ts'
import type { Given } from './use-payment-window.ts'

/** An order of a person that waits for its payment, and the provider's order for it. */
export type Waiting = { readonly orderId: string; readonly payment: string }

const returns = {
  once: 62,
  twice: 12,
  never: 10,
  'ask instead': 6,
  'for another order': 5,
  'as somebody else': 5,
} as const

type Return = { readonly order: Waiting; readonly given: Given }

/** Brings back what the window gave, once, twice, wrongly or not at all. */
export async function comeBack(
  storm: Storm,
  checkout: Checkout,
  back: Return,
): Promise<'not genuine' | 'done'> {
  const { chance, person } = checkout
  const way = chance.weighed(returns)
  storm.tally.count(`return: ${way}`)
  switch (way) {
    case 'once':
      return bring(storm, checkout, back)
    case 'twice': {
      const [first] = await Promise.all([bring(storm, checkout, back), bring(storm, checkout, back)])
      return first
    }
    case 'never':
      return 'done'
    case 'ask instead':
      await askAfter(storm, checkout, back.order)
      return 'done'
    case 'for another order':
      await bringForAnother(storm, checkout, back)
      break
    case 'as somebody else': {
      const others = storm.people.filter(({ uid }) => uid !== person.uid)
      const path = `/api/orders/${back.order.orderId}/payment`
      const answer = await storm.ask({ path, body: back.given.response, as: chance.oneOf(others) })
      if (storm.tally.hear('return as somebody else', answer, ['not-found']))
        storm.tally.strange.push(`somebody else brought the payment of ${back.order.orderId}`)
    }
  }
  return chance.happens(0.5) ? bring(storm, checkout, back) : 'done'
}

async function bring(
  { ask, tally }: Storm,
  { person }: Checkout,
  { order, given }: Return,
): Promise<'not genuine' | 'done'> {
  const { response, outcome } = given
  const answer = await ask({ path: `/api/orders/${order.orderId}/payment`, body: response, as: person })
  const isForged = outcome === 'wrong-signature'
  const refusals = { 'wrong-signature': ['payment-not-genuine'], 'slow-success': ['payment-pending'] }
  const isTaken = tally.hear('return', answer, refusals[outcome as keyof typeof refusals])
  if (isTaken && isForged) tally.strange.push(`a forged return was taken for ${order.orderId}`)
  return isForged ? 'not genuine' : 'done'
}

async function bringForAnother(
  { ask, tally }: Storm,
  { person, chance }: Checkout,
  { order, given }: Return,
): Promise<void> {
  const own = tally.acknowledged.filter(({ uid, orderId }) => uid === person.uid && orderId !== order.orderId)
  if (own.length === 0) return
  const path = `/api/orders/${chance.oneOf(own).orderId}/payment`
  const answer = await ask({ path, body: given.response, as: person })
  if (tally.hear('return for another order', answer, ['payment-not-genuine']))
    tally.strange.push(`the payment of ${order.orderId} was taken for ${path}`)
}

/** Asks the store what became of a payment. */
export async function askAfter(
  { ask, tally }: Storm,
  { person }: Checkout,
  { orderId }: Waiting,
): Promise<void> {
  tally.hear('ask', await ask({ path: `/api/orders/${orderId}/payment/check`, body: {}, as: person }))
}
