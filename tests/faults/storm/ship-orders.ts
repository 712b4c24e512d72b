import type { OrderStatus } from '#domain/orders/order.ts'
import type { Chance } from './seeded-random.ts'
import type { StormDesk } from './open-services.ts'
import { atOnce } from './run-concurrently.ts'
import type { Tally } from './shopper/observations.ts'

const AT_ONCE = 16
const AT_MOST = 300

const besides = {
  once: [],
  twice: ['SHIPPED'],
  'race with a cancellation': ['CANCELLED'],
  'twice on the road': [],
} as const

/** Goods that nobody took come back and leave again, with the invoice that they have. */
const afterwards = {
  once: [],
  twice: [],
  'race with a cancellation': [],
  'twice on the road': ['OUT_FOR_DELIVERY', 'SHIPPED'],
} as const

/**
 * Staff send placed orders off, many at once and some of them twice, while some are cancelled before or after. Resolves with
 * the ids of those that left.
 */
export async function shipSome(desk: StormDesk, chance: Chance, tally: Tally): Promise<Set<string>> {
  const placed = await desk.services.desk.listOrders({ status: 'PLACED', most: AT_MOST })
  const courses = placed.map(({ orderId }) => ({
    orderId,
    moves: chance.weighed({ once: 58, twice: 20, 'race with a cancellation': 12, 'twice on the road': 10 }),
    comesBack: chance.happens(0.2),
  }))
  const sentOff = new Set<string>()
  const move = async (orderId: string, to: OrderStatus): Promise<void> => {
    const note = to === 'CANCELLED' ? 'Nobody at the site' : null
    try {
      await desk.services.desk.changeOrderStatus('ravi', { orderId, to, note })
      if (to === 'SHIPPED') sentOff.add(orderId)
    } catch (error) {
      if ((error as { code?: string }).code !== 'move-not-allowed') throw error
      tally.count('moves refused')
    }
  }
  await atOnce(AT_ONCE, courses, async ({ orderId, moves, comesBack }) => {
    await Promise.all([move(orderId, 'SHIPPED'), ...besides[moves].map((to) => move(orderId, to))])
    for (const to of afterwards[moves]) await move(orderId, to)
    if (comesBack) await Promise.all([move(orderId, 'CANCELLED'), move(orderId, 'CANCELLED')])
  })
  return sentOff
}
