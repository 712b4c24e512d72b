import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeScaleCatalogue } from '../../support/catalogue/write-scale-catalogue.ts'
import { readCorpus } from '../../quick-order/corpus.ts'
import { readQueries } from '../../search/queries.ts'
import { removeFolder } from '../../support/process/remove-folder.ts'
import { administer, startCluster } from '../../support/database/postgres-cluster.ts'
import { measureSaving } from './saving.ts'
import { measureStreams } from './streams.ts'
import { startStore, type Store, type StoreOptions } from '../../support/process/start-store.ts'

const LINES = 500
const PING_EVERY_MS = 10
const SAVINGS = 8
/** How long a store may read its catalogue before it suggests anything. */
const MOST_SECONDS = 120

/** Which store is measured: of the demo's products or of so many, on the embedded engine or on PostgreSQL. */
export type MeasuredStore = { readonly products: number | null; readonly isPostgres: boolean }

/**
 * Prints how long searches, suggestions, sitemaps, the feed and a list of 500 lines take over HTTP, and how much a list delays other requests; and after
 * how long a store that is started again understands searches.
 */
export async function printTimes({ products, isPostgres }: MeasuredStore): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'neev-scale-'))
  const cluster = isPostgres ? await startCluster({ durable: true }) : null
  // each reader of a stream has an address of its own
  const environment: Record<string, string> = { TRUSTED_PROXIES: 'loopback' }
  if (products !== null) {
    await writeScaleCatalogue(join(folder, 'catalogue'), products)
    environment.CATALOGUE = join(folder, 'catalogue')
  }
  if (cluster !== null) await administer(cluster.addressOf('postgres'), 'create database bench_search')
  const options = {
    databaseURL: cluster?.addressOf('bench_search') ?? 'embedded',
    dataDirectory: join(folder, 'data'),
    readyWithinMs: 1_800_000,
    isPublic: true,
    environment,
  }
  try {
    console.log(
      `\ntimes over HTTP, ${products ?? 'the demo’s'} products, ${isPostgres ? 'PostgreSQL' : 'embedded'}`,
    )
    await withStore(options, async (store) => {
      await waitForIndex(store.baseURL)
      await measureRequests(store.baseURL)
      console.log(`  most memory of the store so far: ${memoryMb(store.pid)} MB`)
      await measureStreams(store, () => printSaving(store))
    })
    console.log('  started again:')
    await withStore(options, ({ baseURL }) => waitForIndex(baseURL))
  } finally {
    await cluster?.stop()
    removeFolder(folder)
  }
}

async function withStore(options: StoreOptions, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await startStore(options)
  try {
    await work(store)
  } finally {
    await store.stop()
  }
}

/** Measures searches, suggestions and a list, one after the other. */
async function measureRequests(baseURL: string): Promise<void> {
  const queries = readQueries('learning').map(({ text }) => text)
  const typed = queries.flatMap((text) => [text.slice(0, 2), text.slice(0, 4), text])
  await measure(`${baseURL}/api/suggestions?q=`, 'suggestions', typed)
  await measure(`${baseURL}/search.data?q=`, 'search', queries)
  await measureList(baseURL)
}

async function printSaving(store: Store): Promise<void> {
  const figures = await measureSaving(store, SAVINGS)
  console.log(`  a product saved at the desk: ${describe(figures.map(({ saved }) => saved))}`)
  console.log(`  until a search finds it: ${describe(figures.map(({ found }) => found))}`)
}

/** The most memory that a process has had, in MB. */
function memoryMb(pid: number): number | string {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return 'unknown'
  }
}

/** Prints after how long a store that has just started suggests something, and after how long product kinds: words have to do till then. */
async function waitForIndex(baseURL: string): Promise<void> {
  const begun = performance.now()
  let first: number | null = null
  for (;;) {
    const answer = await fetch(`${baseURL}/api/suggestions?q=cement`)
    const { kinds = [] } = (await answer.json()) as { kinds?: unknown[] }
    const seconds = (performance.now() - begun) / 1_000
    if (answer.ok && first === null) {
      first = seconds
      console.log(`  the first suggestion: ${seconds.toFixed(1)} s after the start`)
    }
    if (kinds.length > 0)
      return console.log(`  the first product kind: ${seconds.toFixed(1)} s after the start`)
    if (seconds > MOST_SECONDS) throw new Error(`nothing was suggested within ${MOST_SECONDS} s`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function measure(url: string, what: string, queries: readonly string[]): Promise<void> {
  // the first ones make the store read and compile what it needs
  for (const text of queries.slice(0, 60)) await timeOf(url + encodeURIComponent(text))
  const times: number[] = []
  for (const text of queries) times.push(await timeOf(url + encodeURIComponent(text)))
  console.log(`  ${what}: ${describe(times)}`)
}

async function measureList(baseURL: string): Promise<void> {
  const all = [...readCorpus('development'), ...readCorpus('thresholds'), ...readCorpus('held-out')]
  const text = all
    .slice(0, LINES)
    .map((line) => line.text)
    .join('\n')
  const send = () =>
    timeOf(`${baseURL}/api/quick-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    })
  await send()
  const ping = `${baseURL}/healthz`
  const quiet = await pingDuring(ping, () => new Promise((resolve) => setTimeout(resolve, 1_000)))
  const times: number[] = []
  const busy = await pingDuring(ping, async () => {
    for (let turn = 0; turn < 5; turn += 1) times.push(await send())
  })
  console.log(`  a list of ${LINES} lines: ${describe(times)}`)
  console.log(`  another request: ${describe(quiet)}; while a list is read: ${describe(busy)}`)
}

/** How long small requests take while something is done. */
async function pingDuring(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const over = new AbortController()
  const pings = (async () => {
    while (!over.signal.aborted) {
      times.push(await timeOf(url))
      await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS))
    }
  })()
  await work()
  over.abort()
  await pings
  return times
}

async function timeOf(url: string, init: RequestInit = {}): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - begun
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`
}
