import type { PaymentMode } from '#domain/orders/order.ts'
import type { Shopper } from '../../../load/shoppers.ts'
import { cancel } from './cancel.ts'
import type { Chance } from '../seeded-random.ts'
import { rupees, stormGoods } from '../products.ts'
import { payOnline } from './pay-online.ts'
import type { Checkout, Storm } from './storm-context.ts'

type Line = {
  readonly product: string
  readonly variantUid: string
  readonly quantity: number
  readonly seenPrice: string
}

type Wish = { readonly paymentMode: PaymentMode; readonly addressId: string; readonly lines: readonly Line[] }

/** A person orders what is in the cart, pays or does not pay it, and may think better of it. */
export async function checkOut(storm: Storm, checkout: Checkout): Promise<void> {
  const { chance, person } = checkout
  const wish = wishOf(chance, person)
  const taps = chance.happens(0.12) ? 2 : 1
  const answers = await Promise.all(Array.from({ length: taps }, () => place(storm, checkout, wish)))
  const order = answers.find((answer) => answer !== null)
  if (order === undefined || order === null) return
  if (chance.happens(0.03)) await misuseKey(storm, checkout, wish)
  if (order.payment !== null) await payOnline(storm, checkout, { ...order, payment: order.payment })
  if (chance.happens(0.04)) await place(storm, checkout, wish)
  if (chance.happens(0.08)) await cancel(storm, checkout, order.orderId)
}

type Placed = { readonly orderId: string; readonly payment: string | null }

/** Places the order; null when that did not come to an end. `payment` is the provider's order, while it is to be paid. */
async function place({ ask, tally }: Storm, { person, key }: Checkout, wish: Wish): Promise<Placed | null> {
  const answer = await ask({ path: '/api/orders', body: wish, as: person, key })
  if (!tally.hear('place', answer, wish.paymentMode === 'COD' ? ['cash-limit'] : [])) return null
  const orderId = String(answer.body.orderId)
  const lines = wish.lines.map(({ product, quantity }) => [product, quantity] as const)
  tally.acknowledged.push({ orderId, uid: person.uid, key, lines })
  const payment = answer.body.payment as { readonly orderId: string } | undefined
  return { orderId, payment: payment?.orderId ?? null }
}

/** The same key for another cart is refused. */
async function misuseKey({ ask, tally }: Storm, { person, key }: Checkout, wish: Wish): Promise<void> {
  const lines = wish.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }))
  const answer = await ask({ path: '/api/orders', body: { ...wish, lines }, as: person, key })
  if (tally.hear('key of another cart', answer, ['idempotency-conflict']))
    tally.strange.push(`the key ${key} was taken for another cart`)
}

function wishOf(chance: Chance, { addressId }: Shopper): Wish {
  const goods = new Set(Array.from({ length: chance.number(1, 6) }, () => chance.oneOf(stormGoods)))
  // a lorry load now and then comes near the limit of cash
  const most = chance.happens(0.01) ? 400 : 20
  const lines = [...goods].map(({ product, uid, amounts }) => ({
    product,
    variantUid: uid,
    quantity: chance.number(1, most),
    seenPrice: rupees(amounts.withGst),
  }))
  return { paymentMode: chance.happens(0.25) ? 'COD' : 'ONLINE', addressId, lines }
}
