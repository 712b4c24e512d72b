import type { LineQuantity } from '#domain/fulfilments/fulfilment.ts'
import { nextFulfilmentStatuses } from '#domain/fulfilments/fulfilment.ts'
import type { LineProgress } from '#domain/fulfilments/line-progress.ts'
import type { Paise } from '#domain/money/paise.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import type { DeskOrder } from '#server/services/orders/show-order.ts'
import type { StormServices } from '../open-services.ts'
import { runConcurrently } from '../run-concurrently.ts'
import { seededRandom, type SeededRandom } from '../seeded-random.ts'
import type { Observations } from '../shopper/observations.ts'
import { editOrder } from './edit-order.ts'
import { staffAct } from './staff-act.ts'

const AT_ONCE = 12
const actor = operator('storm')

type PartsStorm = {
  readonly store: StormServices
  readonly seed: number
  readonly observations: Observations
}

const acts = {
  ship: 34,
  deliver: 30,
  'cancel lines': 10,
  'return lines': 14,
  'refund a part': 6,
  'refund all': 3,
  cancel: 2,
  'collect refunds': 3,
  edit: 5,
} as const

/**
 * Staff handle orders in parts: they edit, ship, deliver, refuse, cancel and take back some units, refund amounts, and now and then two
 * of them act on one order at the same moment, while the jobs send what goes back. Resolves with the ids of the orders of which
 * something was shipped.
 */
export async function handleInParts(
  { store, seed, observations }: PartsStorm,
  orderIds: readonly string[],
): Promise<Set<string>> {
  const shippedIds = new Set<string>()
  await runConcurrently(AT_ONCE, orderIds, async (orderId) => {
    const random = seededRandom(seed, `parts of ${orderIds.indexOf(orderId)}`)
    const one = { store, observations, random, orderId, shippedIds }
    if (random.chance(0.6)) await act(one, 'edit')
    const steps = random.integer(3, 10)
    for (let step = 0; step < steps; step += 1) {
      const both = random.chance(0.25) ? 2 : 1
      await Promise.all(Array.from({ length: both }, () => act(one, random.pickWeighted(acts))))
      if (random.chance(0.3)) await runRefunds(store, observations)
    }
  })
  return shippedIds
}

/** Sends what is due and hears what the provider tells; it may fail, as the provider does in a storm. */
export async function runRefunds(
  { services, deliverWebhooks }: StormServices,
  observations: Observations,
): Promise<void> {
  for (const job of [services.jobs.sendRefunds, deliverWebhooks])
    await job().catch(() => observations.count('desk: the provider failed'))
}

export type OneOrder = {
  readonly store: StormServices
  readonly observations: Observations
  readonly random: SeededRandom
  readonly orderId: string
  readonly shippedIds: Set<string>
}

type Act = keyof typeof acts
/** What staff do with an order as it is; nothing when there is nothing to do it with. */
export type Doing = (one: OneOrder, order: DeskOrder, reason: string) => (() => Promise<unknown>) | null

const doings: Readonly<Record<Act, Doing>> = {
  edit: editOrder,
  ship: ({ store, random, orderId, shippedIds }, { lines }) => {
    const taken = drawUnits(random, lines, ({ open }) => open)
    if (taken.length === 0) return null
    return async () => {
      await store.services.desk.shipLines(actor, { orderId, lines: taken, note: null })
      shippedIds.add(orderId)
    }
  },
  deliver: ({ store, random, orderId }, { fulfilments }) => {
    const open = fulfilments.filter(({ status }) => nextFulfilmentStatuses(status).length > 0)
    if (open.length === 0) return null
    const { number, lines } = random.pick(open)
    const to = random.pickWeighted({ DELIVERED: 60, OUT_FOR_DELIVERY: 20, RETURNED: 12, SHIPPED: 8 })
    const carried = lines.map(({ line, quantity }) => ({ line, open: quantity }))
    const refused = to === 'DELIVERED' && random.chance(0.3) ? drawOf(random, carried) : []
    return () => store.services.desk.moveFulfilment(actor, { orderId, number, to, note: 'storm', refused })
  },
  'cancel lines': ({ store, random, orderId }, { lines }, reason) => {
    const taken = drawUnits(random, lines, ({ open }) => open)
    if (taken.length === 0) return null
    return () => store.services.desk.cancelLines(actor, { orderId, lines: taken, reason })
  },
  'return lines': ({ store, random, orderId }, { lines }, reason) => {
    const taken = drawUnits(random, lines, ({ delivered, returned }) => delivered - returned)
    if (taken.length === 0) return null
    const method = random.pickWeighted({ usual: 65, CASH: 22, UPI: 13 })
    const back = { method: method === 'usual' ? null : method, putBack: random.chance(0.5) }
    return () => store.services.desk.returnLines(actor, { orderId, lines: taken, reason, ...back })
  },
  'refund a part': ({ store, random, orderId }, { order }, reason) => {
    const amount = random.integer(100, 5_000) as Paise
    if (order.paymentMode !== 'ONLINE') return null
    return () => store.services.desk.refundPartially(actor, { orderId, amount, reason })
  },
  'refund all':
    ({ store, orderId }, _, reason) =>
    () =>
      store.services.desk.refundOrder(actor, { orderId, reason }),
  cancel:
    ({ store, orderId }, _, reason) =>
    () =>
      store.services.desk.moveOrder(actor, { orderId, to: 'CANCELLED', note: reason }),
  'collect refunds': ({ store, random }, { order: { paymentId } }) => {
    const { money } = store.services
    if (paymentId === null) return null
    return random.chance(0.5)
      ? () => money.finishRefund(actor, { paymentId, note: 'by bank transfer' })
      : () => money.retryRefund(actor, paymentId)
  },
}

async function act(one: OneOrder, name: Act): Promise<void> {
  const doing = doings[name](one, await one.store.services.operator.showOrder(one.orderId), `storm: ${name}`)
  if (doing !== null) await staffAct(one.observations, name, doing)
}

/** Some units of some lines; none when there are none. */
function drawUnits(
  random: SeededRandom,
  lines: readonly LineProgress[],
  of: (line: LineProgress) => number,
): LineQuantity[] {
  return drawOf(
    random,
    lines.map((line) => ({ line: line.line, open: of(line) })),
  )
}

function drawOf(
  random: SeededRandom,
  lines: readonly { readonly line: number; readonly open: number }[],
): LineQuantity[] {
  const isAll = random.chance(0.35)
  return lines
    .filter(({ open }) => open > 0 && (isAll || random.chance(0.6)))
    .map(({ line, open }) => ({ line, quantity: isAll ? open : random.integer(1, open) }))
}
