import { get, type IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { memoryOf } from '../process-figures.ts'
import type { Store } from '../../support/process/start-store.ts'
import { checkFeed, checkSitemaps, type StreamCheck } from './stream-faults.ts'

const SAMPLE_MS = 50
/** A reader on a bad line: one piece of at most 64 kB each time. */
const SLOW_MS = 100
const FEEDS = ['/feeds/google.xml', '/feeds/google-hi.xml']

type Running = Pick<Store, 'baseURL' | 'pid'>

/**
 * Prints how long the sitemaps and the feeds of a store take, how much they send, and how much memory the store takes for them: for one
 * reader, for eight at once and one that reads slowly beside them. Throws where what they say is not sound, or not complete.
 */
export async function measureStreams(store: Running, meanwhile?: () => Promise<unknown>): Promise<void> {
  const index = await (await fetch(`${store.baseURL}/sitemap.xml`)).text()
  const sitemaps = [...index.matchAll(/\/sitemaps\/[\w-]+\.xml/g)].map(([path]) => path)
  const [pages, items] = [checkSitemaps(), checkFeed()]
  await printMemory(store, 'sitemaps', () => readAll(store, sitemaps, pages))
  const saving = meanwhile?.()
  for (const path of FEEDS)
    await printMemory(store, path, () => readAll(store, [path], path === FEEDS[0] ? items : checkFeed()))
  await saving
  report(pages, items)
  await printMemory(store, 'eight readers of the feed at once, and a slow one', async () => {
    const over = new AbortController()
    const slow = readSlowly(store, over.signal)
    const eight = Array.from({ length: 8 }, async (_, at) =>
      read(store, { path: FEEDS[0] ?? '', reader: at + 1 }),
    )
    const answers = await Promise.all(eight)
    over.abort()
    return `${answers.map(({ status }) => status).join(' ')}; the slow one had ${await slow} kB by then`
  })
}

function report(pages: StreamCheck, items: StreamCheck): void {
  const english = [...pages.products].filter((address) => !address.includes('/hi/product/'))
  const missing = english.filter((address) => !items.products.has(address))
  console.log(`  ${english.length} products in the sitemaps, ${items.products.size} in the feed`)
  const faults = [...pages.faults, ...items.faults, ...missing.map((address) => `${address} is in no feed`)]
  if (faults.length > 0) throw new Error(`${faults.length} faults: ${faults.slice(0, 5).join('; ')}`)
}

/** Runs what reads, and prints how long it takes and what memory the store has before, at most and after it. */
async function printMemory({ pid }: Running, what: string, work: () => Promise<string>): Promise<void> {
  const memory = (): number => memoryOf(pid, 'VmRSS') ?? 0
  const before = memory()
  let most = before
  const sampling = setInterval(() => (most = Math.max(most, memory())), SAMPLE_MS)
  const begun = performance.now()
  const result = await work()
  clearInterval(sampling)
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  console.log(
    `  ${what}: ${result}; ${seconds} s; memory ${before} MB before, ${most} MB at most, ${memory()} MB after`,
  )
}

async function readAll(store: Running, paths: readonly string[], check: StreamCheck): Promise<string> {
  const sums = { sent: 0, bytes: 0, first: 0 }
  for (const path of paths) {
    const { take, end } = check.file(path)
    const { status, sent, bytes, first } = await read(store, { path, reader: 1 }, take)
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
    end()
    sums.sent += sent
    sums.bytes += bytes
    sums.first = Math.max(sums.first, first)
  }
  const megabytes = (count: number): string => (count / 1e6).toFixed(1)
  return `${paths.length} files, ${megabytes(sums.bytes)} MB, ${megabytes(sums.sent)} MB as sent, first byte after at most ${sums.first.toFixed(0)} ms`
}

/** A file and its reader: each reader has an address of its own. */
type Reading = { readonly path: string; readonly reader: number }

function ask({ baseURL }: Running, { path, reader }: Reading, signal?: AbortSignal) {
  const headers = { 'x-forwarded-for': `203.0.113.${reader}`, 'accept-encoding': 'gzip' }
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(baseURL + path, { headers, agent: false, ...(signal && { signal }) }, resolve).on('error', reject)
  })
}

/** Reads an answer as it comes; times in milliseconds. */
async function read(store: Running, reading: Reading, take?: (text: string) => void) {
  const begun = performance.now()
  const answer = await ask(store, reading)
  const status = answer.statusCode ?? 0
  const found = { status, sent: 0, bytes: 0, first: 0 }
  const decoder = new TextDecoder()
  await pipeline(
    answer,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        if (found.sent === 0) found.first = performance.now() - begun
        found.sent += chunk.length
        yield chunk
      }
    },
    answer.headers['content-encoding'] === 'gzip' ? createGunzip() : new PassThrough(),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        found.bytes += chunk.length
        take?.(decoder.decode(chunk, { stream: true }))
      }
    },
  )
  return found
}

/** Reads a feed slowly until the signal; the kilobytes that came. */
async function readSlowly(store: Running, signal: AbortSignal): Promise<number> {
  let bytes = 0
  try {
    for await (const chunk of await ask(store, { path: FEEDS[0] ?? '', reader: 9 }, signal)) {
      bytes += (chunk as Buffer).length
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return Math.round(bytes / 1_000)
}
