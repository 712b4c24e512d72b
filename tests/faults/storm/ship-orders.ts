import type { OrderStatus } from '#domain/orders/order.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { StormServices } from './open-services.ts'
import { runConcurrently } from './run-concurrently.ts'
import type { Observations } from './shopper/observations.ts'

const AT_ONCE = 16

const simultaneous = {
  once: [],
  twice: ['SHIPPED'],
  'race with a cancellation': ['CANCELLED'],
  'twice on the road': [],
} as const

/** Undelivered orders return and are shipped again, with the invoice that they have. */
const afterwards = {
  once: [],
  twice: [],
  'race with a cancellation': [],
  'twice on the road': ['OUT_FOR_DELIVERY', 'SHIPPED'],
} as const

/**
 * Staff ship placed orders, many at once and some of them twice, while some are cancelled before or after. Resolves with the
 * ids of the shipped ones.
 */
export async function shipOrders(
  store: StormServices,
  random: SeededRandom,
  { orderIds, observations }: { readonly orderIds: readonly string[]; readonly observations: Observations },
): Promise<Set<string>> {
  const plans = orderIds.map((orderId) => ({
    orderId,
    moves: random.pickWeighted({
      once: 58,
      twice: 20,
      'race with a cancellation': 12,
      'twice on the road': 10,
    }),
    end: random.pickWeighted({ returned: 20, delivered: 30, 'on the road': 50 }),
  }))
  const shippedIds = new Set<string>()
  const move = async (orderId: string, to: OrderStatus): Promise<void> => {
    const note = to === 'CANCELLED' ? 'Nobody at the site' : null
    try {
      await store.services.operator.changeOrderStatus('ravi', { orderId, to, note })
      if (to === 'SHIPPED') shippedIds.add(orderId)
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (!['move-not-allowed', 'cash-limit'].includes(code)) throw error
      observations.count('moves refused')
    }
  }
  await runConcurrently(AT_ONCE, plans, async ({ orderId, moves, end }) => {
    await Promise.all([move(orderId, 'SHIPPED'), ...simultaneous[moves].map((to) => move(orderId, to))])
    for (const to of afterwards[moves]) await move(orderId, to)
    if (end === 'returned') await Promise.all([move(orderId, 'CANCELLED'), move(orderId, 'CANCELLED')])
    if (end === 'delivered') await Promise.all([move(orderId, 'DELIVERED'), move(orderId, 'DELIVERED')])
  })
  return shippedIds
}
