import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { administer, startCluster, type Cluster } from '../support/database/postgres-cluster.ts'
import { startStore, type Store } from '../support/process/start-store.ts'
import { until } from '../support/process/until.ts'
import { expectNothingLost } from './outage/expect-nothing-lost.ts'
import { signInCustomers, orderContinuously } from './outage/order-continuously.ts'

const CUSTOMERS = 6
/** How soon after the database's return orders must go on. */
const RECOVERY_MS = 2_000

let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
let cluster: Cluster
let store: Store
let tokens: string[]

beforeAll(async () => {
  catalogue = await catalogueFolder({ products: [productDocument('cement')] })
  // a crash of the server must not take what was committed
  cluster = await startCluster({ durable: true })
  store = await startStore({
    databaseURL: cluster.addressOf('postgres'),
    environment: { CATALOGUE: catalogue.folder },
  })
  tokens = await signInCustomers(store, CUSTOMERS)
}, 180_000)
afterAll(async () => {
  await store.stop()
  await cluster.stop()
  await catalogue.remove()
})

const statusOf = async (path: string): Promise<number> => {
  const answer = await fetch(store.baseURL + path, { signal: AbortSignal.timeout(10_000) })
  await answer.arrayBuffer()
  return answer.status
}

const cut = (): Promise<void> =>
  administer(
    cluster.addressOf('postgres'),
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $$client backend$$',
  )

describe('[SAFE-03] a database that goes away and returns costs no order and needs no hand', () => {
  test.each(['fast', 'immediate'] as const)('stopped (%s) and started again under load', async (how) => {
    const customers = orderContinuously(store, tokens)
    await customers.nextOrder()
    await cluster.halt(how)
    await until('readiness tells the truth', async () =>
      (await statusOf('/readyz')) === 503 ? true : undefined,
    )
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/search?q=cement')).toBe(503)
    await until('a refusal', () => customers.observations.refusals.get('503 temporarily-unavailable'))
    await cluster.resume()
    const returned = performance.now()
    await customers.nextOrder()
    expect(performance.now() - returned).toBeLessThan(RECOVERY_MS)
    expect(await statusOf('/readyz')).toBe(200)
    await expectNothingLost(customers)
  })

  test('connections cut again and again under load', async () => {
    const customers = orderContinuously(store, tokens)
    for (let round = 0; round < 5; round += 1) {
      await customers.nextOrder()
      await cut()
    }
    await customers.nextOrder()
    await expectNothingLost(customers)
    expect(await statusOf('/readyz')).toBe(200)
  })
})
