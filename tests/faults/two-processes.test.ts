import { mkdtempSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInShopper } from '../support/browser/shopper.ts'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { startCluster, type Cluster } from '../support/database/postgres-cluster.ts'
import { removeFolder } from '../support/process/remove-folder.ts'
import { onlyInFull } from '../support/in-full.ts'
import { startStore, type Store } from '../support/process/start-store.ts'

/** A proxy that sends each request to the next process, and to the other one where that does not take the connection. */
function alternatingProxy(
  origins: () => readonly string[],
): Server & { readonly served: Map<string, number> } {
  const served = new Map<string, number>()
  let next = 0
  const forward = (from: IncomingMessage, to: ServerResponse, tries: number): void => {
    const all = origins()
    const origin = all[(next += 1) % all.length] ?? ''
    const { method, headers, url } = from
    const onward = request(
      origin + url,
      { method, headers: { ...headers, connection: 'close' } },
      (answer) => {
        served.set(origin, (served.get(origin) ?? 0) + 1)
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
      },
    )
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries > 0) forward(from, to, tries - 1)
      else to.destroy()
    })
    onward.on('socket', (socket) => socket.on('connect', () => from.pipe(onward)))
  }
  return Object.assign(
    createServer((from, to) => forward(from, to, 2)),
    { served },
  )
}

let cluster: Cluster
let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
let stores: Store[]
const dataDirectory = mkdtempSync(path.join(tmpdir(), 'neev-two-'))
const proxy = alternatingProxy(() => stores.map(({ baseURL }) => baseURL))
let origin: string

beforeAll(async () => {
  cluster = await startCluster()
  catalogue = await catalogueFolder({ products: [productDocument('cement')] })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const start = () =>
    startStore({
      databaseURL: cluster.addressOf('postgres'),
      dataDirectory,
      environment: { CATALOGUE: catalogue.folder, PUBLIC_URL: origin, TRUSTED_PROXIES: 'loopback' },
    })
  stores = await Promise.all([start(), start()])
}, 120_000)
afterAll(async () => {
  proxy.close()
  proxy.closeAllConnections()
  await Promise.all(stores.map((store) => store.stop()))
  await cluster.stop()
  await catalogue.remove()
  removeFolder(dataDirectory)
})

test('two processes that start at once on an empty database import one catalogue', () => {
  expect(stores.filter((store) => store.log().includes('the first catalogue was imported'))).toHaveLength(1)
})

test(
  '[SAFE-03] two processes behind a proxy need no sticky sessions: every call may reach either',
  { timeout: 60_000 },
  async () => {
    const shop = { ...stores[0], baseURL: origin } as Store
    const me = await signInShopper(shop, '9812345670')
    const orders = [await me.placeOrder(), await me.placeOrder(), await me.placeOrder()]
    expect((await me.orderIds()).toSorted()).toEqual(orders.toSorted())
    expect([...proxy.served.values()].every((count) => count > 5)).toBe(true)
    expect(proxy.served.size).toBe(2)
  },
)

test('[SAFE-03] one process that is killed costs no order at the other', { timeout: 60_000 }, async () => {
  const shop = { ...stores[0], baseURL: origin } as Store
  const me = await signInShopper(shop, '9812345671')
  const before = await me.placeOrder()
  process.kill(stores[1]?.pid ?? 0, 'SIGKILL')
  await stores[1]?.stop()
  const after = [await me.placeOrder(), await me.placeOrder()]
  expect((await me.orderIds()).toSorted()).toEqual([before, ...after].toSorted())
})

// as long as the queues wait for the database
test.each(onlyInFull)(
  '[SAFE-03] a restart behind a long statement stays up, and its jobs run when that is over',
  { timeout: 120_000 },
  async () => {
    const databaseURL = cluster.addressOf('postgres')
    await Promise.all(stores.map((store) => store.stop()))
    const [busy, other] = [1, 2].map(() => new Client({ connectionString: databaseURL }))
    if (busy === undefined || other === undefined) throw new Error('no clients')
    await Promise.all([busy.connect(), other.connect()])
    // what an import holds that goes on, and what the queues need to open
    await busy.query('begin; select * from catalogue_state for update; lock table jobs.queue')
    const store = await startStore({
      databaseURL,
      environment: { CATALOGUE: 'none' },
      readyWithinMs: 30_000,
    })
    await expect.poll(() => store.log()).toContain('Neev is ready')
    const waiting = `from pg_stat_activity where application_name = 'neev-jobs' and wait_event_type = 'Lock'`
    const breakOff = async () => {
      await other.query(`select pg_terminate_backend(pid) ${waiting}`)
      return store.log()
    }
    await expect.poll(breakOff, { timeout: 20_000 }).toContain('a job failed')
    expect((await fetch(`${store.baseURL}/readyz`)).status).toBe(200)
    await busy.query('rollback')
    const done = () =>
      other.query(
        `select 1 from jobs.job where name = 'payments' and state = 'completed' and completed_on > now() - interval '10 s'`,
      )
    await expect.poll(async () => (await done()).rowCount, { timeout: 30_000 }).toBeGreaterThan(0)
    await Promise.all([busy.end(), other.end()])
    await store.stop()
  },
)
