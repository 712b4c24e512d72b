import type { PaymentMode } from '#domain/orders/order.ts'
import type { Shopper } from '../../../load/bench/shoppers.ts'
import { cancel } from './cancel.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { micros, rupees, stormVariants } from '../products.ts'
import { lookAtPrices, type ShownCart } from './look-at-prices.ts'
import { payOnline } from './pay-online.ts'
import type { Checkout, StormContext } from './storm-context.ts'

export type Line = {
  readonly product: string
  readonly variantUid: string
  readonly quantity: number
  readonly seenPrice: string
}

/** An order as it is sent, once it was looked at; `looksForOffers` is the shopper's alone. */
export type OrderRequest = {
  readonly paymentMode: PaymentMode
  readonly addressId: string
  readonly lines: readonly Line[]
  readonly firm?: { readonly id: string }
  readonly offers?: { readonly code: string | null; readonly saved: number }
  readonly looksForOffers: boolean
}

/** How often a shopper looks again at a cart whose prices or offers have changed. */
const LOOKS = 5

/** A shopper orders a cart at the prices that it shows, pays or does not, and may cancel. */
export async function checkOut(storm: StormContext, checkout: Checkout): Promise<void> {
  const { random, shopper } = checkout
  const order = drawOrderRequest(random, shopper, storm)
  const accepted = new Map<string, bigint>()
  for (let look = 0; look < LOOKS; look += 1) {
    const again = { ...checkout, key: look === 0 ? checkout.key : `${checkout.key}-${look}` }
    const cart = await lookAtPrices(storm, again, { order, accepted })
    const taps = random.chance(0.12) ? 2 : 1
    const inTab = { ...again, key: `${again.key}-tab` }
    const hasTab = random.chance(0.25)
    // the same cart in another tab is another order, which wants the same offers
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: taps }, () => place(storm, again, cart))),
      hasTab && place(storm, inTab, cart),
    ])
    const placed = answers.find((answer) => answer !== null && 'orderId' in answer)
    if (placed) return goOn(storm, again, { cart, placed })
    const changed = answers.find((answer) => answer !== null && 'changes' in answer)
    if (!changed) return
    for (const { product, price } of changed.changes) {
      if (price === undefined) continue
      accepted.set(product, micros(price))
      if (!storm.deals.listed.has(order.firm?.id ?? shopper.uid))
        storm.deals.prices.set(product, micros(price))
    }
  }
}

async function goOn(
  storm: StormContext,
  checkout: Checkout,
  { cart, placed }: { readonly cart: ShownCart; readonly placed: Placed },
): Promise<void> {
  const { random } = checkout
  if (random.chance(0.03)) await misuseKey(storm, checkout, cart.request)
  if (placed.payment !== null) await payOnline(storm, checkout, { ...placed, payment: placed.payment })
  if (random.chance(0.04)) await place(storm, checkout, cart)
  if (random.chance(0.08)) await cancel(storm, checkout, placed.orderId)
}

type Placed = { readonly orderId: string; readonly payment: string | null }

/** The cart is not what it was; `changes` are other prices, none where offers changed alone. */
type Changed = { readonly changes: readonly { readonly product: string; readonly price?: string }[] }

/** Places an order; null when it failed. `payment` is the provider's order id, of an order to be paid. */
async function place(
  { request, observations }: StormContext,
  { shopper, key }: Checkout,
  { request: { looksForOffers: _, ...order }, prices }: ShownCart,
): Promise<Placed | Changed | null> {
  const answer = await request({ path: '/api/orders', body: order, as: shopper, key })
  const refusals = [
    'out-of-stock',
    'cart-changed',
    'offers-changed',
    ...(ownRefusals[order.paymentMode] ?? []),
  ]
  const { code, changes = [] } = answer?.body ?? {}
  if (!observations.record('place', answer, refusals)) {
    if (code !== 'cart-changed' && code !== 'offers-changed') return null
    return { changes: changes as Changed['changes'] }
  }
  const orderId = String(answer.body.orderId)
  const shown = totalOf(order.lines.map(({ quantity }, index) => [prices[index] ?? 0n, quantity]))
  if (answer.body.grandTotal !== shown)
    observations.unexpected.push(
      `order ${orderId} costs ${String(answer.body.grandTotal)}, and ${shown} was shown`,
    )
  const lines = order.lines.map(({ product, quantity }) => [product, quantity] as const)
  const saved = order.offers?.saved ?? 0
  observations.acknowledged.push({ orderId, uid: shopper.uid, key, lines, prices, saved })
  const payment = answer.body.payment as { readonly orderId: string } | undefined
  return { orderId, payment: payment?.orderId ?? null }
}

/** The total of lines in rupees, rounded half-up once. */
function totalOf(lines: readonly (readonly [price: bigint, quantity: number])[]): number {
  const exact = lines.reduce((sum, [price, quantity]) => sum + price * BigInt(quantity), 0n)
  return Number((exact + 5_000n) / 10_000n) / 100
}

/** Repeats the idempotency key with another cart, which must be refused. */
async function misuseKey(
  { request, observations }: StormContext,
  { shopper, key }: Checkout,
  { looksForOffers: _, ...order }: OrderRequest,
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
  { uid, addressId }: Shopper,
  { credit: { accounts }, deals }: StormContext,
): OrderRequest {
  const variants = new Set(Array.from({ length: random.integer(1, 6) }, () => random.pick(stormVariants)))
  // a lorry load now and then comes near the cash limit
  const maxQuantity = random.chance(0.01) ? 400 : 20
  const lines = [...variants].map(({ compositeId, uid: variantUid, amounts }) => ({
    product: compositeId,
    variantUid,
    quantity: random.integer(1, maxQuantity),
    seenPrice: rupees(amounts.withGst),
  }))
  const firmId = random.chance(0.8) ? deals.firms.get(uid) : undefined
  const isOnAccount = accounts.has(firmId ?? uid) && random.chance(0.7)
  // the law counts cash by whoever pays, and the checks of a storm by person
  const isCash = firmId === undefined && random.chance(0.25)
  const paymentMode = isOnAccount ? 'ACCOUNT' : isCash ? 'COD' : 'ONLINE'
  const looksForOffers = random.chance(0.7)
  return {
    paymentMode,
    addressId,
    lines,
    looksForOffers,
    ...(firmId !== undefined && { firm: { id: firmId } }),
  }
}
