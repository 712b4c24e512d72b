import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/store-test.ts'

const SUBPAGE = '/subpage?mainCat=cement'

/** The addresses that the page lets the browser fetch ahead. */
const prefetched = (page: Page) =>
  page
    .locator('head > link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link')

test('[GEN-12] subcategories in view are fetched ahead, no more than four, and a tap on one asks nothing of the store @journey', async ({
  page,
}) => {
  await page.goto(SUBPAGE)
  await expect.poll(() => prefetched(page)).not.toEqual([])
  expect((await prefetched(page)).length).toBeLessThanOrEqual(4)
  const other = tabs(page).nth(1)
  const href = await other.getAttribute('href')
  const query = new URLSearchParams(href?.split('?')[1]).get('sub')
  const isItsData = (url: string) => url.includes('/subpage.data') && url.includes(`sub=${query}`)
  await expect.poll(async () => (await prefetched(page)).some(isItsData)).toBe(true)
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length)
  await other.click()
  await expect(other).toHaveAttribute('aria-current', 'page')
  const loads = await page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .slice(from)
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, transferSize }) => ({ name, transferSize })),
    before,
  )
  // what is in view now is fetched ahead in its turn
  expect(loads.filter(({ name }) => isItsData(name)).map(({ transferSize }) => transferSize)).toEqual([0])
})

test('[GEN-12] a product that opens in a tab of its own is fetched when the pointer comes to it', async ({
  page,
}) => {
  await page.goto('/search?q=sand')
  const [first] = await page.locator('article a[target=_blank]').all()
  if (first === undefined) throw new Error('no product with one variant')
  await first.focus()
  const href = (await first.getAttribute('href')) ?? ''
  await expect.poll(() => prefetched(page)).toContain(href)
})

test('[GEN-12] nothing is fetched ahead where the browser saves data or the network is slow', async ({
  page,
}) => {
  for (const connection of [{ saveData: true }, { saveData: false, effectiveType: '2g' }]) {
    await page.addInitScript((given) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => given, configurable: true })
    }, connection)
    await page.goto(SUBPAGE)
    await tabs(page).nth(1).focus()
    await page.waitForLoadState('networkidle')
    expect(await prefetched(page)).toEqual([])
  }
})

test('[GEN-12] another variant of a product is shown without asking the store @any-width', async ({
  page,
  oddStore,
}) => {
  await page.goto(`${oddStore.baseURL}/product/sizes`)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const variants = page.getByRole('navigation', { name: 'Variants' }).getByRole('link')
  await variants.last().click()
  await expect(variants.last()).toHaveAttribute('aria-current', 'true')
  expect(asked.filter((url) => url.includes('.data'))).toEqual([])
})

test('[GEN-12] the code and the list that every category needs come as soon as somebody looks around on the home page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const isPrepared = () =>
    asked.some((path) => path.startsWith('/assets/subpage')) &&
    asked.some((path) => path.endsWith('/getSubCategory'))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(isPrepared()).toBe(false)
  await page.mouse.move(100, 300)
  await expect.poll(isPrepared).toBe(true)
})

test('[GEN-12] looking around fetches nothing where the browser saves data', async ({ page }) => {
  await page.addInitScript(() => {
    const connection = { saveData: true }
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection, configurable: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.mouse.move(100, 300)
  // what a gesture brings about is done when the browser is idle again, and what it asks for has its entry when it answered
  const preloaded = () => page.locator('head > link[rel=modulepreload][href*="/assets/subpage"]').count()
  for (let turn = 0; turn < 5; turn += 1) {
    await page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done())))
    expect(await preloaded()).toBe(0)
  }
})
