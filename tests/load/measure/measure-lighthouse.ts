import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, findChromium } from '../../support/process/find-program.ts'
import { median } from '../median.ts'

/** What Lighthouse's simulated phone says of a page: scores from 0 to 100, times in milliseconds; medians of the runs. */
export type LighthouseFigures = {
  readonly page: string
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly largestPaintMs: number
  readonly blockedMs: number
  readonly layoutShift: number
}

/** Runs Lighthouse in its mobile setting on each page, `runs` times. */
export async function measureLighthouse(
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<LighthouseFigures[]> {
  const figures: LighthouseFigures[] = []
  for (const [page, url] of Object.entries(pages)) {
    const seen: LighthouseFigures[] = []
    for (let run = 0; run < runs; run += 1) seen.push(await oneRun(page, url))
    const middle = (of: (one: LighthouseFigures) => number): number => median(seen.map(of))
    figures.push({
      page,
      performance: middle((one) => one.performance),
      accessibility: middle((one) => one.accessibility),
      bestPractices: middle((one) => one.bestPractices),
      seo: middle((one) => one.seo),
      largestPaintMs: middle((one) => one.largestPaintMs),
      blockedMs: middle((one) => one.blockedMs),
      layoutShift: middle((one) => one.layoutShift),
    })
  }
  return figures
}

async function oneRun(page: string, url: string): Promise<LighthouseFigures> {
  const chromePath = findChromium()
  const chrome = await launch({
    chromeFlags: ['--headless', ...chromiumArguments],
    ...(chromePath ? { chromePath } : {}),
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`)
    const { categories, audits } = result.lhr
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
    return {
      page,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaintMs: value('largest-contentful-paint'),
      blockedMs: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
    }
  } finally {
    chrome.kill()
  }
}
