import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { routeLimits } from '#server/http/guards/limits.ts'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { startCluster, type Cluster } from '../support/database/postgres-cluster.ts'
import { startStore, type Store } from '../support/process/start-store.ts'
import { startTcpProxy, type TcpProxy } from '../support/process/tcp-proxy.ts'
import { until } from '../support/process/until.ts'
import { onlyInFull } from '../support/in-full.ts'
import { expectNothingLost } from './outage/expect-nothing-lost.ts'
import { signInCustomers, orderContinuously } from './outage/order-continuously.ts'

const CUSTOMERS = 6
/** How soon after the database goes on orders must go on. */
const RECOVERY_MS = 2_000
/** How soon readiness must tell that the database hangs. */
const UNREADY_MS = 4_000
/** On a machine that runs other tests at the same time. */
const HEALTH_MS = 1_000
/** A page waits no longer than this for a database that hangs, and a second to be sent. */
const REFUSED_MS = routeLimits['GET /*'].withinSeconds * 1_000 + 1_000
/** A connection on which an answer was lost is given up after this, and a new one is made. */
const GIVEN_UP_MS = 45_000

let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
let cluster: Cluster
let network: TcpProxy
let store: Store
let tokens: string[]

beforeAll(async () => {
  catalogue = await catalogueFolder({ products: [productDocument('cement')] })
  cluster = await startCluster({ durable: true })
  const address = new URL(cluster.addressOf('postgres'))
  network = await startTcpProxy(Number(address.port))
  address.port = String(network.port)
  store = await startStore({ databaseURL: address.href, environment: { CATALOGUE: catalogue.folder } })
  tokens = await signInCustomers(store, CUSTOMERS)
}, 180_000)
// also after a test that failed in the middle
beforeEach(async () => {
  network.pass()
  network.delay(0)
  await ready()
  await until('the home page', async () => ((await get('/')).status === 200 ? true : undefined))
})
afterAll(async () => {
  await store.stop()
  await network.close()
  await cluster.stop()
  await catalogue.remove()
})

type Timed = { readonly status: number; readonly retryAfter: string | null; readonly ms: number }

async function get(path: string): Promise<Timed> {
  const begun = performance.now()
  const answer = await fetch(store.baseURL + path, { signal: AbortSignal.timeout(60_000) })
  await answer.arrayBuffer()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ms: performance.now() - begun,
  }
}

const ready = (): Promise<true> =>
  until('being ready', async () => ((await get('/readyz')).status === 200 ? true : undefined), {
    withinMs: GIVEN_UP_MS,
  })

/** What a store tells while its database hangs: not ready, alive at once, cached pages, and 503 for the rest in time. */
async function expectCalm(): Promise<void> {
  const hung = performance.now()
  const search = get(`/search?q=${crypto.randomUUID()}`)
  await until('readiness tells the truth', async () =>
    (await get('/readyz')).status === 503 ? true : undefined,
  )
  expect(performance.now() - hung).toBeLessThan(UNREADY_MS)
  for (let count = 0; count < 10; count += 1) {
    const health = await get('/healthz')
    expect(health.status).toBe(200)
    expect(health.ms).toBeLessThan(HEALTH_MS)
  }
  expect((await get('/')).status).toBe(200)
  const refused = await search
  expect(refused).toMatchObject({ status: 503, retryAfter: expect.any(String) })
  expect(refused.ms).toBeLessThan(REFUSED_MS)
}

describe('[SAFE-03] a database that hangs or is slow costs no order and needs no hand', () => {
  test('frozen and thawed again under load', async () => {
    const customers = orderContinuously(store, tokens)
    await customers.nextOrder()
    cluster.freeze()
    try {
      await expectCalm()
    } finally {
      cluster.thaw()
    }
    const thawed = performance.now()
    await customers.nextOrder()
    expect(performance.now() - thawed).toBeLessThan(RECOVERY_MS)
    await ready()
    await expectNothingLost(customers)
  })

  // as long as a connection is waited for
  test.each(onlyInFull)(
    'a network that swallows everything, and then all but what it swallowed',
    async () => {
      const customers = orderContinuously(store, tokens)
      await customers.nextOrder()
      network.swallow()
      await expectCalm()
      network.pass()
      await ready()
      await customers.nextOrder()
      expect((await get('/readyz')).status).toBe(200)
      await expectNothingLost(customers)
    },
  )

  test('a network so slow that every statement takes a fifth of a second: slower, and nothing else', async () => {
    const customers = orderContinuously(store, tokens)
    network.delay(100)
    await customers.nextOrder()
    await customers.nextOrder()
    expect((await get('/healthz')).ms).toBeLessThan(HEALTH_MS)
    // all connections may be held by orders for a moment
    await until('being ready', async () => (await get('/readyz')).status === 200 || undefined, {
      withinMs: UNREADY_MS,
    })
    network.delay(0)
    await expectNothingLost(customers)
  })
})
