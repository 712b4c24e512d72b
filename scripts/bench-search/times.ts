import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeScaleCatalogue } from '../../demo/scale-catalogue.ts'
import { readCorpus } from '../../tests/quick-order/corpus.ts'
import { readQueries } from '../../tests/search/queries.ts'
import { removeFolder } from '../../tests/support/process/remove-folder.ts'
import { startStore } from '../../tests/support/process/start-store.ts'

const LINES = 500
const PING_EVERY_MS = 10
/** How long a store may read its catalogue before it suggests anything. */
const MOST_SECONDS = 120

/**
 * Prints how long searches, suggestions and a list of 500 lines take over HTTP, and how much a list delays other requests: in the demo
 * store, or in one of so many products.
 */
export async function printTimes(products: number | null): Promise<void> {
  const folder = products === null ? null : mkdtempSync(join(tmpdir(), 'neev-scale-'))
  if (folder !== null && products !== null) await writeScaleCatalogue(folder, products)
  const store = await startStore({
    readyWithinMs: 1_800_000,
    environment: folder === null ? {} : { CATALOGUE: folder },
  })
  try {
    console.log(`\ntimes over HTTP, ${products ?? 'the demo’s'} products`)
    await waitForIndex(store.baseURL)
    const queries = readQueries('learning').map(({ text }) => text)
    const typed = queries.flatMap((text) => [text.slice(0, 2), text.slice(0, 4), text])
    await measure(`${store.baseURL}/api/suggestions?q=`, 'suggestions', typed)
    await measure(`${store.baseURL}/search.data?q=`, 'search', queries)
    await measureList(store.baseURL)
  } finally {
    await store.stop()
    if (folder !== null) removeFolder(folder)
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
