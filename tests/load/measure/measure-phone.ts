import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { launchChromium } from '../../support/process/launch-chromium.ts'
import { median, percentile } from '../median.ts'

/** A phone of 360 px whose processor is four times slower than this machine's. */
export type PhoneFigures = {
  /** Home on 400 kbit/s and 400 ms: until a tap on the menu is answered, in milliseconds, and the longest task. */
  readonly answersMs: number
  readonly longestTaskMs: number
  /** What came over the network until then, with the headers. */
  readonly bytes: number
  /** From a tap to the next page's heading, whose data was fetched ahead, in milliseconds. */
  readonly tapMs: { readonly p50: number; readonly p75: number; readonly taps: number }
}

const SLOWER = 4
const SLOW_NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** Opens the store on such a phone, each measurement in fresh browser profiles. */
export async function measurePhone(baseURL: string, runs: number): Promise<PhoneFigures> {
  const browser = await launchChromium()
  try {
    const opened: Opened[] = []
    for (let run = 0; run < runs; run += 1) opened.push(await openHome(browser, baseURL))
    const taps: number[] = []
    for (let run = 0; run < runs; run += 1) taps.push(...(await tapAround(browser, baseURL)))
    return {
      answersMs: median(opened.map(({ answersMs }) => answersMs)),
      longestTaskMs: median(opened.map(({ longestTaskMs }) => longestTaskMs)),
      bytes: median(opened.map(({ bytes }) => bytes)),
      tapMs: { p50: median(taps), p75: percentile(taps, 0.75), taps: taps.length },
    }
  } finally {
    await browser.close()
  }
}

type Seen = { readonly answersMs: number; readonly longestTaskMs: number }
type Opened = Seen & { readonly bytes: number }

/** Taps the menu's button again and again from the first moment on. */
async function openHome(browser: Browser, baseURL: string): Promise<Opened> {
  const { context, page, devtools } = await phone(browser)
  try {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
    let bytes = 0
    devtools.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.addInitScript(() => {
      const seen = { answersMs: 0, longestTaskMs: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          seen.longestTaskMs = Math.max(seen.longestTaskMs, duration)
      }).observe({ type: 'longtask', buffered: true })
      const tapping = setInterval(() => {
        const button = document.querySelector<HTMLElement>('button[aria-label="Menu"]')
        if (button?.ariaExpanded !== 'true') return button?.click()
        seen.answersMs = performance.now()
        return clearInterval(tapping)
      }, 50)
    })
    await page.goto(baseURL, { waitUntil: 'commit', timeout: 90_000 })
    const seen = await page.waitForFunction(
      () => {
        const { seen: now } = globalThis as unknown as { seen: Seen }
        return now.answersMs > 0 ? now : null
      },
      undefined,
      { timeout: 90_000 },
    )
    return { ...((await seen.jsonValue()) as Seen), bytes }
  } finally {
    await context.close()
  }
}

/** Categories of the home page, in its order. */
const CATEGORIES = [1, 2, 3]

/** From home to a category, to another part of it, and to the list of all categories; products open in a tab of their own. */
async function tapAround(browser: Browser, baseURL: string): Promise<number[]> {
  const { context, page } = await phone(browser)
  try {
    const times: number[] = []
    for (const category of CATEGORIES) {
      await page.goto(baseURL, { waitUntil: 'networkidle' })
      times.push(await tap(page, `main a[href^="/subpage?mainCat="]:visible >> nth=${category}`))
      times.push(await tap(page, 'main a[href*="sub="]:visible >> nth=1'))
      times.push(await tap(page, 'nav a[href="/category"]:visible'))
    }
    return times
  } finally {
    await context.close()
  }
}

/** What is in sight was fetched ahead; from the tap until the page it leads to has its heading and was painted. */
async function tap(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  return link.evaluate(async (element: HTMLElement) => {
    const text = (): string | null | undefined => document.querySelector('main')?.textContent
    const before = { href: location.href, text: text() }
    const frame = (): Promise<number> => new Promise((resolve) => void requestAnimationFrame(resolve))
    const begun = performance.now()
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    element.click()
    while (location.href === before.href || text() === before.text) {
      if (performance.now() - begun > 20_000) throw new Error(`${element.outerHTML} led nowhere`)
      await frame()
    }
    await frame()
    return performance.now() - begun
  })
}

async function phone(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page, devtools }
}
