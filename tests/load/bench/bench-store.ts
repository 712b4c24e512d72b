import { join } from 'node:path'
import { startStore, type Store } from '../../support/process/start-store.ts'
import { chooseSubjects, type Subjects } from './bench-pages.ts'
import type { Effort } from '../effort.ts'
import { type ByteFigures, measureBytes } from '../measure/measure-bytes.ts'
import { measureOrders, type OrderFigures } from '../measure/measure-orders.ts'
import { measurePgbench } from '../measure/measure-pgbench.ts'
import { measureProof, type ProofFigures } from '../measure/measure-proof.ts'
import { measurePage, type PageFigures } from '../measure/measure-pages.ts'
import { memoryOf } from '../process-figures.ts'
import { makeShoppers } from './shoppers.ts'
import { startBare } from './start-bare.ts'

/** Everything measured on a store over one database. */
export type StoreFigures = {
  readonly engine: 'embedded' | 'postgres'
  readonly firstStartSeconds: number
  readonly startSeconds: number
  readonly megabytes: number | null
  readonly pages: readonly PageFigures[]
  readonly orders: readonly OrderFigures[]
  /** Only PostgreSQL can serve a second program at the same time. */
  readonly bareOrders: readonly OrderFigures[]
  readonly bytes: readonly ByteFigures[]
  readonly proof: ProofFigures | null
  /** What `pgbench` writes with 16 clients. */
  readonly pgbenchPerSecond: number | null
}

type Place = { readonly databaseURL: string; readonly dataDirectory: string }

/** Starts a store on fresh data, then again on what it made, and measures the second one. */
export async function benchStore(place: Place, effort: Effort): Promise<StoreFigures> {
  const first = performance.now()
  await (await startStore(place)).stop()
  const firstStartSeconds = (performance.now() - first) / 1000
  const second = performance.now()
  const store = await startStore({ ...place, logFile: join(place.dataDirectory, 'bench.log') })
  const startSeconds = (performance.now() - second) / 1000
  try {
    const engine = place.databaseURL === 'embedded' ? 'embedded' : 'postgres'
    const subjects = await chooseSubjects(store.baseURL)
    const bytes = engine === 'embedded' && effort.measures('bytes') ? await measureBytes(subjects.pages) : []
    const proof = engine === 'embedded' && effort.measures('bytes') ? await measureProof(store.baseURL) : null
    const pages = effort.measures('pages') ? await measurePages(store, subjects, effort) : []
    const placed = effort.measures('orders') ? await measureBoth(store, subjects, effort) : nothingPlaced
    const megabytes = memoryOf(store.pid, 'VmRSS')
    return { engine, firstStartSeconds, startSeconds, megabytes, pages, ...placed, bytes, proof }
  } finally {
    await store.stop()
  }
}

async function measurePages(store: Store, subjects: Subjects, effort: Effort): Promise<PageFigures[]> {
  const figures: PageFigures[] = []
  for (const connections of [16, 64]) {
    for (const [page, url] of Object.entries(subjects.pages))
      figures.push(await measurePage({ page, url, pid: store.pid, connections, isCall: false }, effort))
  }
  for (const [page, url] of Object.entries(subjects.calls))
    figures.push(await measurePage({ page, url, pid: store.pid, connections: 16, isCall: true }, effort))
  return figures
}

type Placed = Pick<StoreFigures, 'orders' | 'bareOrders' | 'pgbenchPerSecond'>

const nothingPlaced: Placed = { orders: [], bareOrders: [], pgbenchPerSecond: null }

/** Orders of the store in turns with those of the bare program, where the database lets two in. */
async function measureBoth(store: Store, subjects: Subjects, effort: Effort): Promise<Placed> {
  const shoppers = await makeShoppers(store, 16)
  const uid = shoppers[0]?.uid ?? ''
  const isShared = store.databaseURL !== 'embedded'
  const bare = isShared ? await startBare('bare-orders.ts', store.databaseURL, uid) : null
  const { lines: products } = subjects
  const orders: OrderFigures[] = []
  const bareOrders: OrderFigures[] = []
  for (const atOnce of [1, 4, 16]) {
    const some = shoppers.slice(0, atOnce)
    if (bare) bareOrders.push(await measureOrders({ ...bare, products }, some, effort))
    orders.push(await measureOrders({ baseURL: store.baseURL, pid: store.pid, products }, some, effort))
  }
  await bare?.stop()
  const pgbenchPerSecond = isShared
    ? measurePgbench(store.databaseURL, { uid, clients: 16, seconds: effort.seconds })
    : null
  return { orders, bareOrders, pgbenchPerSecond }
}
