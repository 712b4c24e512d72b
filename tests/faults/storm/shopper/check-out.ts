import type { PaymentMode } from '#domain/orders/order.ts'
import type { Shopper } from '../../../load/bench/shoppers.ts'
import type { CreditDesk } from '../credit.ts'
import { cancel } from './cancel.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { rupees, stormVariants } from '../products.ts'
import { payOnline } from './pay-online.ts'
import type { Checkout, StormContext } from './storm-context.ts'

type Line = {
  readonly product: string
  readonly variantUid: string
  readonly quantity: number
  readonly seenPrice: string
}

type OrderRequest = {
  readonly paymentMode: PaymentMode
  readonly addressId: string
  readonly lines: readonly Line[]
}

/** A shopper orders a cart, pays or does not, and may cancel. */
export async function checkOut(storm: StormContext, checkout: Checkout): Promise<void> {
  const { random, shopper } = checkout
  const order = drawOrderRequest(random, shopper, storm.credit)
  const taps = random.chance(0.12) ? 2 : 1
  const answers = await Promise.all(Array.from({ length: taps }, () => place(storm, checkout, order)))
  const placed = answers.find((answer) => answer !== null)
  if (placed === undefined || placed === null) return
  if (random.chance(0.03)) await misuseKey(storm, checkout, order)
  if (placed.payment !== null) await payOnline(storm, checkout, { ...placed, payment: placed.payment })
  if (random.chance(0.04)) await place(storm, checkout, order)
  if (random.chance(0.08)) await cancel(storm, checkout, placed.orderId)
}

type Placed = { readonly orderId: string; readonly payment: string | null }

/** Places an order; null when it failed. `payment` is the provider's order id, of an order to be paid. */
async function place(
  { request, observations }: StormContext,
  { shopper, key }: Checkout,
  order: OrderRequest,
): Promise<Placed | null> {
  const answer = await request({ path: '/api/orders', body: order, as: shopper, key })
  if (!observations.record('place', answer, ['out-of-stock', ...(ownRefusals[order.paymentMode] ?? [])]))
    return null
  const orderId = String(answer.body.orderId)
  const lines = order.lines.map(({ product, quantity }) => [product, quantity] as const)
  observations.acknowledged.push({ orderId, uid: shopper.uid, key, lines })
  const payment = answer.body.payment as { readonly orderId: string } | undefined
  return { orderId, payment: payment?.orderId ?? null }
}

/** Repeats the idempotency key with another cart, which must be refused. */
async function misuseKey(
  { request, observations }: StormContext,
  { shopper, key }: Checkout,
  order: OrderRequest,
): Promise<void> {
  const lines = order.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }))
  const answer = await request({ path: '/api/orders', body: { ...order, lines }, as: shopper, key })
  if (observations.record('key of another cart', answer, ['idempotency-conflict']))
    observations.unexpected.push(`the key ${key} was accepted for another cart`)
}

/** Refusals that only one way to pay has. */
const ownRefusals: Partial<Record<PaymentMode, readonly string[]>> = {
  COD: ['cash-limit'],
  ACCOUNT: ['credit-limit'],
}

function drawOrderRequest(
  random: SeededRandom,
  { uid: person, addressId }: Shopper,
  { accounts }: CreditDesk,
): OrderRequest {
  const variants = new Set(Array.from({ length: random.integer(1, 6) }, () => random.pick(stormVariants)))
  // a lorry load now and then comes near the cash limit
  const maxQuantity = random.chance(0.01) ? 400 : 20
  const lines = [...variants].map(({ compositeId, uid, amounts }) => ({
    product: compositeId,
    variantUid: uid,
    quantity: random.integer(1, maxQuantity),
    seenPrice: rupees(amounts.withGst),
  }))
  const isOnAccount = accounts.has(person) && random.chance(0.7)
  const paymentMode = isOnAccount ? 'ACCOUNT' : random.chance(0.25) ? 'COD' : 'ONLINE'
  return { paymentMode, addressId, lines }
}
