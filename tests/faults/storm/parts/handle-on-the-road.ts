import { operator } from '#domain/staff/staff-actor.ts'
import { handleAccounts } from '../credit.ts'
import { readProvider } from '../ledgers.ts'
import { openStormServices, type StormServices } from '../open-services.ts'
import { seededRandom } from '../seeded-random.ts'
import type { Observations } from '../shopper/observations.ts'
import type { StormLocation } from '../storm-store.ts'
import { driveTrips } from './drive-trips.ts'
import { handleInParts } from './handle-in-parts.ts'

type Road = {
  readonly place: StormLocation
  readonly settled: StormServices
  readonly seed: number
  readonly observations: Observations
}

const actor = operator('storm')

/**
 * Staff handle orders in parts and send them on trips, while the provider fails one call in ten, lets some refunds wait for a
 * bank and refuses others. Afterwards the banks decide, and staff take up what was refused. Resolves with the ids of the orders
 * of which something was shipped.
 */
export async function handleOnTheRoad(
  { place, settled, seed, observations }: Road,
  orderIds: readonly string[],
): Promise<Set<string>> {
  const faultRate = { seed: seed % 1_000_000_000, rate: 0.1 }
  const store = await openStormServices(place, { beside: settled, faultRate })
  try {
    const paymentIds = await paymentsOf(store, orderIds)
    const random = seededRandom(seed, 'banks')
    for (const payment_id of paymentIds) {
      const outcome = random.pickWeighted({ processed: 70, pending: 18, 'no-balance': 12 })
      if (outcome !== 'processed') store.inDashboard({ action: 'set-refunds', payment_id, outcome })
    }
    const [shippedIds] = await Promise.all([
      handleInParts({ store, seed, observations }, orderIds),
      handleAccounts(store, { seed, observations }),
    ])
    await driveTrips({ store, seed, observations })
    for (const payment_id of paymentIds)
      store.inDashboard({ action: 'set-refunds', payment_id, outcome: 'processed' })
    const { refunds } = readProvider(place.dataDirectory)
    for (const { id, status } of refunds.filter((refund) => refund.status === 'pending')) {
      const end = random.chance(0.5) ? 'failed' : 'processed'
      store.inDashboard({ action: 'finish-refund', refund_id: id, status: end })
      observations.count(`banks: ${status} refund ${end}`)
    }
    for (const paymentId of paymentIds) await takeUp(store, paymentId, random.chance(0.5))
    return shippedIds
  } finally {
    await store.close()
  }
}

async function paymentsOf(store: StormServices, orderIds: readonly string[]): Promise<string[]> {
  const orders = await store.database.queries
    .selectFrom('orders')
    .select('payment_id')
    .where('order_id', 'in', ['00000000-0000-4000-8000-000000000000', ...orderIds])
    .where('payment_id', 'is not', null)
    .orderBy('payment_id')
    .execute()
  return orders.flatMap(({ payment_id }) => payment_id ?? [])
}

/** Staff return a refund that was refused by hand, or have it sent again; nothing of most was refused. */
async function takeUp({ services }: StormServices, paymentId: string, byHand: boolean): Promise<void> {
  const work = byHand
    ? services.money.finishRefund(actor, { paymentId, note: 'by bank transfer' })
    : services.money.retryRefund(actor, paymentId)
  await work.catch((error: { code?: string }) => {
    if (error.code !== 'not-found') throw error
  })
}
