import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startStore, type Store } from '../../support/process/start-store.ts'
import { until } from '../../support/process/until.ts'
import { chooseSubjects } from '../bench/bench-pages.ts'
import { fillOrders } from '../fill-orders.ts'
import type { Effort } from '../effort.ts'
import { measureOrders } from './measure-orders.ts'
import { percentile } from '../median.ts'
import { memoryOf } from '../process-figures.ts'
import { makeShoppers, type Shopper } from '../bench/shoppers.ts'

/** First views of one kind, in milliseconds, with a small and a large catalogue. */
export type GrowthFigures = {
  readonly what: string
  readonly small: Spread
  readonly large: Spread
}
type Spread = { readonly p50: number; readonly p95: number }

/** The same with no orders and with many. */
export type OrderGrowthFigures = {
  readonly orders: number
  readonly place: { readonly few: number; readonly many: number }
  readonly list: { readonly few: number; readonly many: number }
}

export type CatalogueGrowth = {
  readonly products: { readonly small: number; readonly large: number }
  readonly firstViews: readonly GrowthFigures[]
  readonly startSeconds: number
  readonly megabytes: number | null
}

type Place = { readonly databaseURL: string; readonly dataDirectory: string }

const SAMPLE = 60

const searches = [
  'cement', '12mm sariya', 'white tile 600x600', 'wire 2.5 sqmm', 'putty 40kg', '1000 ltr tank', 'cpvc pipe 1 inch', 'plywood 18mm',
  'wall paint white', 'tmt bar 16mm', 'door lock', 'ball valve', 'led bulb 9w', 'switch board', 'pvc elbow', 'tile adhesive', 'white cement',
  'waterproofing', 'binding wire', 'wash basin', 'kitchen sink', 'angle 50x50', 'bricks', 'aac block', 'river sand', 'teak door', 'hinges 4 inch',
  'mcb 32a', 'primer', 'thinner', 'hammer', 'safety helmet', 'granite black', 'marble', 'shower', 'tap', 'gypsum board', 'false ceiling',
] // prettier-ignore

/** Pages that are not measured: what a process does for the first time is slow, whatever the catalogue. */
const warmUp = ['paint', 'tiles white', 'pipe 25mm', 'cement 53', 'sariya', 'lock'].map(
  (words) => `/search?q=${encodeURIComponent(words)}`,
)

/** Each page once, as the first who asks for it sees it: nothing is cached yet. */
export async function measureCatalogueGrowth(small: Place, large: Place): Promise<CatalogueGrowth> {
  // the first start after an import reads the catalogue and writes what lists are answered from
  for (const place of [small, large]) await withStore(place, catalogueIsRead)
  const before = performance.now()
  return withStore(large, async (largeStore) => {
    const startSeconds = (performance.now() - before) / 1000
    await catalogueIsRead(largeStore)
    return withStore(small, async (smallStore) => {
      await catalogueIsRead(smallStore)
      const few = await choosePaths(small)
      const many = await choosePaths(large)
      const firstViews: GrowthFigures[] = []
      for (const store of [smallStore, largeStore]) await firstViewsOf([[store, warmUp]])
      for (const what of ['product', 'list', 'filtered list', 'search'] as const) {
        const [inSmall = noSpread, inLarge = noSpread] = await firstViewsOf([
          [smallStore, few[what]],
          [largeStore, many[what]],
        ])
        firstViews.push({ what, small: inSmall, large: inLarge })
      }
      return {
        products: { small: few.products, large: many.products },
        firstViews,
        startSeconds,
        megabytes: memoryOf(largeStore.pid, 'VmRSS'),
      }
    })
  })
}

/** Places orders and reads a customer's list before and after a shop has had many; each customer then has their share. */
export async function measureOrderGrowth(place: Place, effort: Effort): Promise<OrderGrowthFigures> {
  return withStore(place, async (store) => {
    const shoppers = await makeShoppers(store, 8)
    const { lines } = await chooseSubjects(store.baseURL)
    const target = { baseURL: store.baseURL, pid: store.pid, products: lines }
    const measure = async (): Promise<{ place: number; list: number }> => ({
      place: (await measureOrders(target, shoppers.slice(0, 4), effort)).p95Ms,
      list: await ordersPageMs(store, shoppers),
    })
    const few = await measure()
    await fillOrders(place.databaseURL, effort.orders)
    const many = await measure()
    return {
      orders: effort.orders,
      place: { few: few.place, many: many.place },
      list: { few: few.list, many: many.list },
    }
  })
}

async function withStore<T>(place: Place, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await startStore(place)
  try {
    return await use(store)
  } finally {
    await store.stop()
  }
}

/**
 * The catalogue is read in a thread after a start, and kept for the next one; until it is read words are looked for in the database, and
 * no product kinds are suggested.
 */
async function catalogueIsRead(store: Store): Promise<void> {
  const ask = async () => {
    const answer = await fetch(`${store.baseURL}/api/suggestions?q=cement`)
    const { kinds = [] } = (await answer.json()) as { kinds?: unknown[] }
    const isKept = existsSync(join(store.dataDirectory, 'search-index/index'))
    return (kinds.length > 0 && isKept) || undefined
  }
  await until('product kinds after the start, and the index on the disk', ask, {
    withinMs: 300_000,
    everyMs: 250,
  })
}

type Paths = Record<'product' | 'list' | 'filtered list' | 'search', string[]> & { readonly products: number }

async function choosePaths({ databaseURL }: Place): Promise<Paths> {
  const client = new Client({ connectionString: databaseURL })
  await client.connect()
  try {
    const products = await client.query<{ id: string }>('select id from products order by md5(id) limit $1', [
      SAMPLE,
    ])
    const sold = await client.query<{ id: string }>(
      'select id from subcategories where exists (select from products where subcategory_ids @> array[subcategories.id]) order by md5(id) limit $1',
      [SAMPLE],
    )
    const count = await client.query<{ count: string }>('select count(*) from products')
    const list = sold.rows.map(({ id }) => `/subpage?sub=${encodeURIComponent(id)}`)
    return {
      products: Number(count.rows[0]?.count),
      product: products.rows.map(({ id }) => `/product/${encodeURIComponent(id)}`),
      list,
      'filtered list': list.map((url) => `${url}&min=100&max=900`),
      search: searches.map((words) => `/search?q=${encodeURIComponent(words)}`),
    }
  } finally {
    await client.end()
  }
}

const noSpread: Spread = { p50: Number.NaN, p95: Number.NaN }

/** The stores in turns, so that whatever else the machine does meets them alike. */
async function firstViewsOf(views: readonly (readonly [Store, readonly string[]])[]): Promise<Spread[]> {
  const times = views.map((): number[] => [])
  const most = Math.max(...views.map(([, paths]) => paths.length))
  for (let turn = 0; turn < most; turn += 1) {
    for (const [index, [store, paths]] of views.entries()) {
      const path = paths[turn]
      if (path !== undefined) times[index]?.push(await firstViewMs(store, path))
    }
  }
  return times.map((own) => ({ p50: percentile(own, 0.5), p95: percentile(own, 0.95) }))
}

async function firstViewMs(store: Store, path: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(store.baseURL + path)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - begun
}

/** The 95th percentile of the first page of Your Orders, in milliseconds. */
async function ordersPageMs(store: Store, shoppers: readonly Shopper[]): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < SAMPLE; turn += 1) {
    const { token } = shoppers[turn % shoppers.length] ?? { token: '' }
    const begun = performance.now()
    const answer = await fetch(`${store.baseURL}/api/orders`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`Your Orders answered ${answer.status}`)
    times.push(performance.now() - begun)
  }
  return percentile(times, 0.95)
}
