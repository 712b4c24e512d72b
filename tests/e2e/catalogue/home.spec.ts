import { expect, type Page } from '@playwright/test'
import { boxOf, hydrated, open } from '../../support/browser/catalogue-steps.ts'
import { demoCatalogue } from '../../support/catalogue/demo-catalogue.ts'
import { test } from '../../support/browser/store-test.ts'

/** As many categories as the grid of the home page shows (HOME-07). */
const MOST_CATEGORIES = 35
const carousel = (page: Page) => page.getByRole('region', { name: 'Offers' })
const shown = (page: Page) => carousel(page).locator('article:not([inert])')
const row = (page: Page) => carousel(page).locator('article').first().locator('..')
const sheet = (page: Page) => page.getByRole('dialog')

const [cement = '', paint = '', third = ''] = demoCatalogue.banners

/** The home page with its clock standing still, the banners about to count their 3 s anew. */
async function openStill(page: Page, address = '/'): Promise<void> {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  await open(page, address)
  await page.clock.pauseAt('2026-11-20T11:00:00Z')
  await page.clock.runFor(0)
  await hold(page)
  await page.getByRole('button', { name: 'Show banner 1' }).click()
  await settle(page)
  await leave(page)
  await expect(shown(page)).toHaveAttribute('aria-label', cement)
}

async function hold(page: Page): Promise<void> {
  await carousel(page).hover({ position: { x: 20, y: 20 } })
}

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.mouse.move(5, (page.viewportSize()?.height ?? 0) - 5)
}

/** Brings a running slide to its end. */
async function settle(page: Page): Promise<void> {
  await row(page).evaluate((element) => {
    for (const motion of element.getAnimations()) motion.finish()
  })
}

test('[HOME-01] the banner advances every 3000 ms with a 500 ms slide @journey', async ({ page }) => {
  await openStill(page)
  await page.clock.runFor(2999)
  await expect(shown(page)).toHaveAttribute('aria-label', cement)
  // noted when the slide starts: on a slow machine it is over before the test can look
  await row(page).evaluate((element) =>
    element.addEventListener('transitionrun', () => {
      const durations = element.getAnimations().map((motion) => motion.effect?.getComputedTiming().duration)
      element.setAttribute('data-durations', durations.join())
    }),
  )
  await page.clock.runFor(1)
  await expect(shown(page)).toHaveAttribute('aria-label', paint)
  await expect(row(page)).toHaveAttribute('data-durations', '500')
  await settle(page)
  await page.clock.runFor(2999)
  await expect(shown(page)).toHaveAttribute('aria-label', paint)
  await page.clock.runFor(1)
  await expect(shown(page)).toHaveAttribute('aria-label', third)
})

test('[HOME-02] the carousel pauses while the mouse is over it and resumes when it leaves @journey-wide', async ({
  page,
}) => {
  await openStill(page)
  await hold(page)
  await page.clock.runFor(9000)
  await expect(shown(page)).toHaveAttribute('aria-label', cement)
  await leave(page)
  await page.clock.runFor(2999)
  await expect(shown(page)).toHaveAttribute('aria-label', cement)
  await page.clock.runFor(1)
  await expect(shown(page)).toHaveAttribute('aria-label', paint)
})

test('[HOME-02] the carousel pauses for a mouse that was there before the scripts', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  await page.goto('/', { waitUntil: 'commit' })
  await carousel(page).hover({ position: { x: 20, y: 20 } })
  scripts.resolve()
  await page.waitForLoadState('load')
  await hydrated(page)
  await page.clock.runFor(9000)
  await expect(shown(page)).toHaveAttribute('aria-label', cement)
})

test('[HOME-02] the carousel pauses while the keyboard focus is in it and resumes when it leaves @any-width', async ({
  page,
}) => {
  await openStill(page)
  await shown(page).getByRole('link', { name: 'Shop cement' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show banner 1' })).toBeFocused()
  // a mouse that passes by does not set it free
  await hold(page)
  await page.mouse.move(5, (page.viewportSize()?.height ?? 0) - 5)
  await page.clock.runFor(9000)
  await expect(shown(page)).toHaveAttribute('aria-label', cement)
  await leave(page)
  await page.clock.runFor(3000)
  await expect(shown(page)).toHaveAttribute('aria-label', paint)
})

test('[HOME-02] the carousel pauses while a dot that was clicked has the focus @any-width', async ({
  page,
}) => {
  await openStill(page)
  await page.getByRole('button', { name: 'Show banner 2' }).click()
  await settle(page)
  await page.mouse.move(5, (page.viewportSize()?.height ?? 0) - 5)
  await page.clock.runFor(7_000)
  await expect(shown(page)).toHaveAttribute('aria-label', paint)
  await leave(page)
  await page.clock.runFor(3_000)
  await expect(shown(page)).toHaveAttribute('aria-label', third)
})

test('[HOME-02] with reduced motion the carousel does not advance, and its dots work without a slide @any-width', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStill(page)
  await page.clock.runFor(9000)
  await expect(shown(page)).toHaveAttribute('aria-label', cement)
  await page.getByRole('button', { name: 'Show banner 2' }).click()
  await expect(shown(page)).toHaveAttribute('aria-label', paint)
  expect(await row(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.001s')
})

test('[HOME-01] [HOME-03] a slide that was chosen by its dot stays for 3000 ms @any-width', async ({
  page,
}) => {
  await openStill(page)
  await page.clock.runFor(2000)
  await page.getByRole('button', { name: 'Show banner 2' }).dispatchEvent('click')
  await settle(page)
  await page.clock.runFor(2999)
  await expect(shown(page)).toHaveAttribute('aria-label', paint)
  await page.clock.runFor(1)
  await expect(shown(page)).toHaveAttribute('aria-label', third)
})

test('[HOME-03] a dot jumps to its slide, and after the last one the first follows without a rewind @any-width', async ({
  page,
}) => {
  await openStill(page)
  const dots = carousel(page).getByRole('button', { name: /^Show banner/ })
  const last = demoCatalogue.banners.length - 1
  await expect(dots).toHaveCount(demoCatalogue.banners.length)
  await dots.nth(last).click()
  await expect(shown(page)).toHaveAttribute('aria-label', demoCatalogue.banners[last] ?? '')
  await expect(dots.nth(last)).toHaveAttribute('aria-current', 'true')
  await settle(page)
  await leave(page)
  const transform = () => row(page).evaluate((element) => element.style.transform)
  expect(await transform()).toBe(`translateX(-${last}00%)`)
  await page.clock.runFor(3000)
  // on to one more slide, a copy of the first
  expect(await transform()).toBe(`translateX(-${last + 1}00%)`)
  await expect(shown(page)).toHaveAttribute('aria-label', cement)
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  await settle(page)
  await expect.poll(transform).toBe('translateX(0%)')
  expect(await row(page).evaluate((element) => element.getAnimations().length)).toBe(0)
  await page.clock.runFor(3000)
  expect(await transform()).toBe('translateX(-100%)')
})

test('[GEN-01] the tagline is on the home page, in its title and in the login dialog @any-width', async ({
  page,
}) => {
  const tagline = 'Your one-stop shop for all material needs'
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1, name: tagline })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(tagline))
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(tagline))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('dialog').getByText(tagline)).toBeVisible()
})

test('[HOME-04] the Quick Order block offers bulk orders at wholesale price and leads into the flow that matches a line', async ({
  page,
}) => {
  await open(page, '/')
  const block = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Quick Order' }) })
  await expect(block).toContainText('Bulk orders at wholesale price')
  await block.getByRole('link', { name: 'Quick Order' }).click()
  await expect(page).toHaveURL('/quick-order')
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Order' })).toBeVisible()
  await page.getByLabel('Your list').fill('Halkavi AAC block 4 inch, 200')
  await page.getByRole('button', { name: 'Find products' }).click()
  const line = page.getByRole('table', { name: 'Ready lines' }).locator('tbody')
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Halkavi AAC Block')
})

test('[HOME-08] the app block leads to the Android app @any-width @journey', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('link', { name: 'Get the Android app' })).toHaveAttribute(
    'href',
    'https://play.google.com/store/apps/details?id=in.neev.store',
  )
})

test('[HOME-05] the shops are listed under "What are you looking for?" @journey', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}/`)
  const shops = page.getByRole('region', { name: 'What are you looking for?' })
  await expect(shops.getByRole('heading', { level: 2 })).toHaveText('What are you looking for?')
  await expect(shops.getByRole('link')).toHaveText([
    'Listed',
    'In JSON text',
    'Broken JSON',
    'Foreign',
    'Unnamed Category',
    'Many',
  ])
})

test('[HOME-06] a shop tile opens a sheet of its categories up to 768 px, and leads to /shoppage above @journey @journey-wide', async ({
  page,
  oddStore,
  isMobile,
}) => {
  await open(page, `${oddStore.baseURL}/`)
  await page.setViewportSize({ width: isMobile ? 768 : 769, height: 700 })
  const shops = page.getByRole('region', { name: 'What are you looking for?' })
  await shops.getByRole('link', { name: 'Listed' }).click()
  if (!isMobile) {
    await expect(page).toHaveURL(`${oddStore.baseURL}/shoppage?shop=list`)
    await expect(page.getByRole('heading', { level: 1, name: 'Listed' })).toBeVisible()
    return
  }
  await expect(sheet(page)).toHaveAccessibleName('Listed')
  await expect(sheet(page).getByRole('link')).toHaveText(['Walls', 'Floors by the old name'])
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()

  await shops.getByRole('link', { name: 'Foreign' }).click()
  await expect(sheet(page).getByText('No data found', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()

  // many categories are higher than the screen; the sheet stops at 80vh and scrolls
  await page.setViewportSize({ width: 360, height: 700 })
  await shops.getByRole('link', { name: 'Many' }).click()
  await expect.poll(async () => (await boxOf(sheet(page))).y).toBeCloseTo(140, 0)
  expect((await boxOf(sheet(page))).height).toBeCloseTo(560, 0)
  await sheet(page).getByRole('link', { name: 'More 32' }).click()
  await expect(page).toHaveURL(`${oddStore.baseURL}/subpage?mainCat=more-32`)
})

test('[HOME-07] on wide screens the categories form a grid that leads to /subpage @journey-wide', async ({
  page,
  oddStore,
  isMobile,
}) => {
  await open(page, `${oddStore.baseURL}/`)
  const grid = page.getByRole('region', { name: 'Shop By Categories' })
  if (isMobile) {
    await expect(page.getByRole('heading', { name: 'Shop By Categories' })).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(grid).toBeHidden()
    return
  }
  await page.setViewportSize({ width: 769, height: 800 })
  await expect(grid.getByRole('heading', { name: 'Shop By Categories' })).toBeVisible()
  await expect(grid.getByRole('listitem')).toHaveCount(MOST_CATEGORIES)
  await grid.getByRole('link', { name: 'Walls' }).click()
  await expect(page).toHaveURL(`${oddStore.baseURL}/subpage?mainCat=walls`)
  // the demo catalogue has more than that
  expect(demoCatalogue.mainCategories.length).toBeGreaterThan(MOST_CATEGORIES)
  await open(page, '/')
  await expect(grid.getByRole('listitem')).toHaveCount(MOST_CATEGORIES)
})
