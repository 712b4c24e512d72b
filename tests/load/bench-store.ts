import { join } from 'node:path'
import { startStore } from '../support/process/start-store.ts'
import { chooseSubjects } from './bench-pages.ts'
import type { Effort } from './effort.ts'
import { type ByteFigures, measureBytes } from './measure-bytes.ts'
import { measureOrders, type OrderFigures } from './measure-orders.ts'
import { measureProof, type ProofFigures } from './measure-proof.ts'
import { measurePage, type PageFigures } from './measure-pages.ts'
import { memoryOf } from './process-figures.ts'
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
    const bytes = engine === 'embedded' ? await measureBytes(subjects.pages) : []
    const proof = engine === 'embedded' ? await measureProof(store.baseURL) : null
    const pages: PageFigures[] = []
    for (const connections of [16, 64]) {
      for (const [page, url] of Object.entries(subjects.pages))
        pages.push(await measurePage({ page, url, pid: store.pid, connections }, effort))
    }
    for (const [page, url] of Object.entries(subjects.calls))
      pages.push(await measurePage({ page, url, pid: store.pid, connections: 16 }, effort))
    const shoppers = await makeShoppers(store, 16)
    const bare =
      engine === 'postgres'
        ? await startBare('bare-orders.ts', place.databaseURL, shoppers[0]?.uid ?? '')
        : null
    const orders: OrderFigures[] = []
    const bareOrders: OrderFigures[] = []
    for (const atOnce of [1, 4, 16]) {
      const some = shoppers.slice(0, atOnce)
      if (bare)
        bareOrders.push(
          await measureOrders({ baseURL: bare.baseURL, products: subjects.lines }, some, effort),
        )
      orders.push(await measureOrders({ baseURL: store.baseURL, products: subjects.lines }, some, effort))
    }
    await bare?.stop()
    const megabytes = memoryOf(store.pid, 'VmRSS')
    return { engine, firstStartSeconds, startSeconds, megabytes, pages, orders, bareOrders, bytes, proof }
  } finally {
    await store.stop()
  }
}
