import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { administer, startCluster } from '../support/database/postgres-cluster.ts'
import { runProgram } from '../support/process/run-program.ts'
import type { AttackWork } from './attackers.ts'
import { median, percentile } from './median.ts'
import { memoryOf, processorSecondsOf } from './process-figures.ts'
import { startStore, type Store } from '../support/process/start-store.ts'
import { makeShoppers, type Shopper } from './bench/shoppers.ts'

// What others notice while 16 connections send the dearest requests that there are, without pause: with the rates that a
// store has by default, and with all rates lifted.
// Each is measured on several stores, one after the other, and judged by the medians: the p99 of a quiet time hangs on five of 500 requests, and
// that of two quiet times of one program may differ by half.
//   npm run attack [-- SECONDS]
const ROUNDS = 3
const QUIET_MS = 15_000
const EVERY_MS = 25
const LIMITS = { healthMs: 100, pageTimes: 3 }
/** The lines of the order whose invoice is asked for. */
const INVOICED_LINES = 60

const attackMs = Number(process.argv[2] ?? 20) * 1_000

/** A store with a customer, an invoice of theirs, and what is sold. */
type Target = {
  readonly store: Store
  readonly token: string
  readonly invoicedId: string
  readonly productIds: readonly string[]
  readonly subcategoryIds: readonly string[]
}

/** Signs a customer in, who orders many lines, and ships that, so that there is an invoice. */
async function prepare(store: Store, database: Record<string, string>): Promise<Target> {
  const [shopper] = await makeShoppers(store, 1)
  if (shopper === undefined) throw new Error('there is no shopper')
  const json = async (path: string): Promise<unknown> => (await fetch(store.baseURL + path)).json()
  const products = productList.parse(await json('/api/products/getProduct'))
  const subcategories = z
    .array(z.object({ id: z.string() }))
    .parse(await json('/api/subCategory/getSubCategory'))
  const placed = await placeSome(store, shopper, products)
  const moved = await runProgram(['scripts/command.ts', 'orders', 'move', placed, 'SHIPPED'], database)
  if (moved.code !== 0) throw new Error(`the order was not shipped: ${moved.err}`)
  return {
    store,
    token: shopper.token,
    invoicedId: placed,
    productIds: products.map(({ id }) => id),
    subcategoryIds: subcategories.map(({ id }) => id),
  }
}

const productList = z.array(
  z.object({
    id: z.string(),
    variants: z.array(z.object({ sellingPriceWithGST: z.number(), minQuantity: z.number().default(1) })),
  }),
)

/** Orders so many of the cheapest products, as few of each as are sold. */
async function placeSome(
  store: Store,
  shopper: Shopper,
  products: z.output<typeof productList>,
): Promise<string> {
  const lines = products
    .flatMap(({ id, variants: [first] }) => (first === undefined ? [] : [{ id, ...first }]))
    .map(({ id, sellingPriceWithGST, minQuantity }) => ({
      line: { product: `${id}Variant[0]`, quantity: minQuantity },
      price: sellingPriceWithGST * minQuantity,
    }))
    .toSorted((one, other) => one.price - other.price)
    .slice(0, INVOICED_LINES)
    .map(({ line }) => line)
  const answer = await fetch(`${store.baseURL}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${shopper.token}`,
      origin: store.baseURL,
    },
    body: JSON.stringify({ paymentMode: 'COD', addressId: shopper.addressId, lines }),
  })
  const body = await answer.text()
  if (!answer.ok) throw new Error(`the order was not placed: ${body}`)
  return z.object({ orderId: z.string() }).parse(JSON.parse(body)).orderId
}

type Times = { readonly health: number[]; readonly page: number[] }

/** Asks for a page again and again until then. */
async function measure(url: string, until: number, times: number[]): Promise<void> {
  while (performance.now() < until) {
    const begun = performance.now()
    await (await fetch(url)).arrayBuffer()
    times.push(performance.now() - begun)
    await pause(EVERY_MS)
  }
}

async function observe(store: Store, ms: number): Promise<Times> {
  const until = performance.now() + ms
  const times: Times = { health: [], page: [] }
  await Promise.all([
    measure(`${store.baseURL}/healthz`, until, times.health),
    measure(`${store.baseURL}/`, until, times.page),
  ])
  return times
}

const shown = (times: readonly number[]): string =>
  [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1)).join(' / ')

/** Attacks from a thread of its own, so that what others notice is not delayed by the attackers' own work. */
async function attackStore({ store, ...target }: Target): Promise<Map<number, number>> {
  const work: AttackWork = { ...target, baseURL: store.baseURL, ms: attackMs }
  const thread = new Worker(new URL('./attackers.ts', import.meta.url), { workerData: work })
  const [statuses] = (await once(thread, 'message')) as [Map<number, number>]
  return statuses
}

/**
 * How far behind the event loop of the store was since it was last asked, in milliseconds, as the store measures itself: other
 * programs on the machine delay requests too, but are less of it.
 */
async function eventLoopDelay({ baseURL }: Store): Promise<string> {
  const metrics = await (await fetch(`${baseURL}/metrics`)).text()
  const of = (name: string): string => {
    const seconds = new RegExp(String.raw`^nodejs_eventloop_lag_${name}_seconds (\S+)$`, 'm').exec(
      metrics,
    )?.[1]
    return (Number(seconds) * 1_000).toFixed(1)
  }
  return [of('p50'), of('p99'), of('max')].join(' / ')
}

/** What a store was like before and while it was attacked: times, how far behind its event loop was, what it took and answered. */
type Round = {
  readonly quiet: Times
  readonly quietDelay: string
  readonly attacked: Times
  readonly attackedDelay: string
  readonly processors: number
  readonly memoryMb: number | null
  readonly statuses: ReadonlyMap<number, number>
}

async function attackOnce(target: Target): Promise<Round> {
  const { store } = target
  await (await fetch(`${store.baseURL}/`)).arrayBuffer()
  await eventLoopDelay(store)
  const quiet = await observe(store, QUIET_MS)
  const quietDelay = await eventLoopDelay(store)
  const spentBefore = processorSecondsOf(store.pid)
  const [statuses, attacked] = await Promise.all([attackStore(target), observe(store, attackMs)])
  const attackedDelay = await eventLoopDelay(store)
  const processors = (processorSecondsOf(store.pid) - spentBefore) / (attackMs / 1_000)
  const memoryMb = memoryOf(store.pid, 'VmRSS')
  return { quiet, quietDelay, attacked, attackedDelay, processors, memoryMb, statuses }
}

/** Prints the times of each round in milliseconds, and tells whether the medians of their p99s are within the limits. */
function report(name: string, rounds: readonly Round[]): boolean {
  const middle = (timesOf: (round: Round) => readonly number[]): number =>
    median(rounds.map((round) => percentile(timesOf(round), 0.99)))
  const health = middle(({ attacked }) => attacked.health)
  const [page, quietPage] = [middle(({ attacked }) => attacked.page), middle(({ quiet }) => quiet.page)]
  const isKept = health < LIMITS.healthMs && page / quietPage < LIMITS.pageTimes
  const lines = [
    `${name}: milliseconds p50 / p99 / longest`,
    ...rounds.flatMap(({ quiet, quietDelay, attacked, attackedDelay, processors, memoryMb, statuses }) => [
      `  quiet    /healthz ${shown(quiet.health)}   cached page ${shown(quiet.page)}`,
      `  attacked /healthz ${shown(attacked.health)}   cached page ${shown(attacked.page)}`,
      `    event loop behind: quiet ${quietDelay}, attacked ${attackedDelay}; ${processors.toFixed(2)} processors, ${memoryMb ?? '?'} MB`,
      `    answers to the attack: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    ]),
    `  medians of p99: /healthz ${health.toFixed(1)}, cached page ${page.toFixed(1)}, ${(page / quietPage).toFixed(1)} times the ${quietPage.toFixed(1)} of a quiet store`,
    `  ${isKept ? 'within' : 'BEYOND'} the limits: /healthz p99 below ${LIMITS.healthMs} ms, cached page p99 below ${LIMITS.pageTimes} times quiet`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return isKept
}

const rates = { 'rates as by default': '1', 'rates lifted': '0' }
const kept: boolean[] = []

/** Attacks new stores on an engine: a store that was attacked before would answer more with 429. */
async function attackEngine(engine: string, newDatabase: () => Promise<string>): Promise<void> {
  for (const [name, factor] of Object.entries(rates)) {
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const databaseURL = await newDatabase()
      const store = await startStore({
        databaseURL,
        environment: {
          CATALOGUE: join(import.meta.dirname, '../../demo/catalogue'),
          REQUEST_RATE_FACTOR: factor,
          MAX_ORDER_RUPEES: '100000000',
        },
      })
      const target = await prepare(store, { DATABASE_URL: databaseURL, DATA_DIR: store.dataDirectory })
      rounds.push(await attackOnce(target))
      await store.stop()
    }
    kept.push(report(`${engine}, ${name}`, rounds))
  }
}

await attackEngine('embedded', async () => 'embedded')
const cluster = await startCluster({ durable: true })
let databases = 0
await attackEngine('PostgreSQL', async () => {
  databases += 1
  const name = `attacked_${databases}`
  await administer(cluster.addressOf('postgres'), `create database ${name}`)
  return cluster.addressOf(name)
})
await cluster.stop()
process.exitCode = kept.every(Boolean) ? 0 : 1
