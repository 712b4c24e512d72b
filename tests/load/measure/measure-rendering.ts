import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../../support/process/remove-folder.ts'
import type { Effort } from '../effort.ts'
import { freshPages, readTree, treeFileOf } from '../fresh-pages.ts'
import { median } from '../median.ts'
import { startBare } from '../bench/start-bare.ts'
import { wrk } from '../bench/wrk.ts'

/** First renderings of a product's page a second, against React Router alone rendering the same elements. */
export type RenderingFigures = {
  readonly perSecond: number
  readonly alonePerSecond: number
  readonly share: number
  /** A cached page meanwhile, 99th percentile in milliseconds, and before. */
  readonly cachedPage: { readonly quietMs: number; readonly meanwhileMs: number }
}

const CONNECTIONS = 4
const headers = { accept: 'text/html', 'accept-encoding': 'identity' }

/** Each request asks for a size that nobody has asked for, so that no answer is cached. */
export async function measureRendering(
  { baseURL, product }: { baseURL: string; product: string },
  effort: Effort,
): Promise<RenderingFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'neev-bench-'))
  const alone = await startBare('bare-rendering.ts', treeFileOf(folder, await readTree(product)))
  const fresh = freshPages(folder, new URL(product).pathname)
  const turn = async (url: string, seconds: number): Promise<number> =>
    (await wrk(url, { connections: CONNECTIONS, headers, seconds, script: fresh() })).perSecond
  try {
    const [own, others]: [number[], number[]] = [[], []]
    for (const warm of [baseURL, alone.baseURL]) await turn(warm, 2)
    for (let count = 0; count < effort.turns; count += 1) {
      others.push(await turn(alone.baseURL, effort.seconds))
      own.push(await turn(baseURL, effort.seconds))
    }
    const page = { connections: 1, headers, seconds: effort.seconds }
    const quiet = await wrk(`${baseURL}/`, page)
    const [meanwhile] = await Promise.all([wrk(`${baseURL}/`, page), turn(baseURL, effort.seconds)])
    const [perSecond, alonePerSecond] = [median(own), median(others)]
    return {
      perSecond,
      alonePerSecond,
      share: perSecond / alonePerSecond,
      cachedPage: { quietMs: quiet.p99Ms, meanwhileMs: meanwhile.p99Ms },
    }
  } finally {
    await alone.stop()
    removeFolder(folder)
  }
}
