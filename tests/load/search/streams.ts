import { memoryOf } from '../process-figures.ts'
import type { Store } from '../../support/process/start-store.ts'

const SAMPLE_MS = 50

/** Prints how long the sitemaps and the feed of a store take, how much they send, and how much memory the store takes for them. */
export async function measureStreams({ baseURL, pid }: Pick<Store, 'baseURL' | 'pid'>): Promise<void> {
  const index = await (await fetch(`${baseURL}/sitemap.xml`)).text()
  const sitemaps = [...index.matchAll(/\/sitemaps\/[\w-]+\.xml/g)].map(([path]) => path)
  for (const [what, paths, item] of [
    ['sitemaps', sitemaps, '<url>'],
    ['feed', ['/feeds/google.xml'], '<item>'],
  ] as const) {
    const before = memoryOf(pid, 'VmRSS') ?? 0
    let most = before
    const sampling = setInterval(() => (most = Math.max(most, memoryOf(pid, 'VmRSS') ?? 0)), SAMPLE_MS)
    const begun = performance.now()
    const read = { bytes: 0, items: 0 }
    for (const path of paths) await count(baseURL + path, item, read)
    clearInterval(sampling)
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    const megabytes = (read.bytes / 1e6).toFixed(1)
    console.log(
      `  ${what}: ${read.items} addresses in ${paths.length} files, ${megabytes} MB, ${seconds} s; memory ${before} MB before, ${most} MB at most`,
    )
  }
}

/** Adds what an answer holds, read as it comes. */
async function count(url: string, item: string, read: { bytes: number; items: number }): Promise<void> {
  const { body, ok, status } = await fetch(url)
  if (!ok || body === null) throw new Error(`${url} was answered with ${status}`)
  let rest = ''
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    read.bytes += Buffer.byteLength(text)
    const parts = (rest + text).split(item)
    read.items += parts.length - 1
    rest = (parts.at(-1) ?? '').slice(1 - item.length)
  }
}
