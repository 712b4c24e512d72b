import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '../support/process/launch-chromium.ts'
import { removeFolder } from '../support/process/remove-folder.ts'
import type { Effort } from './effort.ts'
import { median } from './median.ts'
import { startBare } from './start-bare.ts'
import { wrk } from './wrk.ts'

/** First renderings of a product's page a second, against React Router alone rendering the same elements. */
export type RenderingFigures = {
  readonly perSecond: number
  readonly alonePerSecond: number
  readonly share: number
  /** A cached page meanwhile, 99th percentile in milliseconds, and before. */
  readonly cachedPage: { readonly quietMs: number; readonly meanwhileMs: number }
}

/** An element as JSON: its name, its attributes, its children; text as it is. */
export type Tree = string | readonly [string, Readonly<Record<string, string>>, readonly Tree[]]

const CONNECTIONS = 4
const headers = { accept: 'text/html', 'accept-encoding': 'identity' }

/** Each request asks for a size that nobody has asked for, so that no answer is cached. */
export async function measureRendering(
  { baseURL, product }: { baseURL: string; product: string },
  effort: Effort,
): Promise<RenderingFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'neev-bench-'))
  const script = join(folder, 'fresh.lua')
  const treeFile = join(folder, 'tree.json')
  writeFileSync(treeFile, JSON.stringify(await readTree(product)))
  const alone = await startBare('bare-rendering.ts', treeFile)
  const { pathname } = new URL(product)
  let asked = 0
  // wrk starts the script anew with each turn: the numbers go on where the last turn ended
  const fresh = (): string => {
    asked += 1_000_000
    writeFileSync(
      script,
      `n = ${asked}\nrequest = function() n = n + 1 return wrk.format('GET', '${pathname}?variantIndex=' .. n) end\n`,
    )
    return script
  }
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

/** The elements of a page as the server sends them, with no script run. */
async function readTree(url: string): Promise<Tree> {
  const browser = await launchChromium()
  try {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(url)
    return await page.evaluate(() => {
      const read = (element: Element): Tree => [
        element.localName,
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        [...element.childNodes].flatMap((child) =>
          child instanceof Element ? [read(child)] : child instanceof Text ? [child.data] : [],
        ),
      ]
      return read(document.documentElement)
    })
  } finally {
    await browser.close()
  }
}
