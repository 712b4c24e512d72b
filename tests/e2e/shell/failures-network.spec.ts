import { expect, type Page, type Route } from '@playwright/test'
import { open, hydrated } from '../../support/browser/catalogue-steps.ts'
import { keepRoutes } from '../../support/browser/keep-routes.ts'
import { test } from '../../support/browser/store-test.ts'

test.beforeEach(({ page }) => keepRoutes(page))

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })
const loading = (page: Page) => page.locator('output').filter({ hasText: 'Loading' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The ways in which a call can go wrong. `slow` answers never. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  lost: (route) => route.abort('internetdisconnected'),
  refused: (route) => route.fulfill({ status: 500, body: '{"code":"failed"}' }),
  garbled: (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '<!doctype html>' }),
  other: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"not":"a list"}' }),
  slow: () => Promise.resolve(),
}
/** The longest wait for an answer. */
const WAIT_MS = 15_000

/** A page that has loaded no list yet, from which the others are reached without a full load. */
async function openElsewhere(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  await open(page, '/privacy')
}

/** Follows a link on the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()
}

/** Breaks the calls to addresses like this and does what makes them. */
async function broken(
  page: Page,
  { calls, failure, act }: { calls: RegExp; failure: string; act: () => Promise<void> },
) {
  const answer = failures[failure] ?? (() => Promise.resolve())
  await page.route(calls, answer)
  const asked = page.waitForRequest(calls)
  await act()
  await asked
  if (failure === 'slow') {
    await expect(loading(page).first()).toBeAttached()
    await page.clock.fastForward(WAIT_MS)
  }
}

/** Failures do not depend on the width: each project takes a share of them, and both take the slow calls. */
const failuresOf = (isMobile: boolean): string[] =>
  isMobile ? ['lost', 'garbled', 'slow'] : ['refused', 'other', 'slow']

test('[CATG-03] [GEN-09] category lists whose calls fail in whatever way are said on /category, and a retry brings them', async ({
  page,
  isMobile,
}) => {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  const calls = /\/api\/(maincategory|shopcategory)\//
  for (const failure of failuresOf(isMobile)) {
    await open(page, '/privacy')
    await broken(page, { calls, failure, act: () => follow(page, '/category') })
    await expect(page.getByText('Failed to load main categories.'), failure).toBeVisible()
    await expect(page.getByText('Failed to load shop categories.'), failure).toBeVisible()
    await expect(loading(page)).toHaveCount(0)
    await page.unroute(calls)
    await retry(page).first().click()
    await expect(page.getByRole('region', { name: 'Plumbing' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('[GEN-09] [HOME-09] a home page whose call fails in whatever way says so and offers a retry, never a blank page', async ({
  page,
  isMobile,
}) => {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  const calls = /\.data(\?|$)/
  for (const failure of failuresOf(isMobile)) {
    await open(page, '/privacy')
    await broken(page, { calls, failure, act: () => follow(page, '/') })
    const reached = !['lost', 'slow'].includes(failure)
    const words = reached ? 'Something went wrong on our side' : 'We can’t reach the store'
    await expect(heading(page), failure).toHaveText(words)
    await expect(loading(page)).toHaveCount(0)
    await page.unroute(calls)
    await retry(page).click()
    await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
  }
})

test('[PROD-06] a product whose call fails in whatever way is "Product not found.", and a retry brings it', async ({
  page,
  oddStore,
  isMobile,
}) => {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  const calls = /\/product\/sizes\.data/
  for (const failure of failuresOf(isMobile)) {
    // links of products open pages of their own; the way back is without a full load
    await open(page, `${oddStore.baseURL}/product/sizes`)
    await follow(page, '/')
    await expect(page).toHaveURL(`${oddStore.baseURL}/`)
    await broken(page, { calls, failure, act: async () => void (await page.goBack()) })
    await expect(heading(page), failure).toHaveText('Product not found.')
    await page.unroute(calls)
    await retry(page).click()
    await expect(heading(page)).toHaveText('Odd sizes')
  }
})

test('[HOME-09] main categories whose call fails are said in red on the home page, the rest works', async ({
  page,
}) => {
  await openElsewhere(page)
  const calls = /\/api\/maincategory\//
  await broken(page, { calls, failure: 'refused', act: () => follow(page, '/') })
  await expect(page.getByText('Failed to load categories.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plumbing' })).toBeVisible()
  await page.unroute(calls)
  await retry(page).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[HOME-09] shops whose call fails are missing on the home page, the rest works', async ({
  page,
  isMobile,
}) => {
  await openElsewhere(page)
  await broken(page, { calls: /\/api\/shopcategory\//, failure: 'lost', act: () => follow(page, '/') })
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Shop By Categories' })).toBeVisible({ visible: !isMobile })
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[GEN-09] [LIST-01] products that cannot be loaded are reported with a retry, and the URL stays', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  await open(page, '/subpage?mainCat=cement')
  const calls = /\/subpage\.data/
  await broken(page, {
    calls,
    failure: 'slow',
    act: () =>
      page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link', { name: 'PPC' }).click(),
  })
  await expect(heading(page)).toHaveText('We can’t reach the store')
  await expect(page.getByText('Your cart is safe on this device.')).toBeVisible()
  await page.unroute(calls)
  await retry(page).click()
  await expect(page.getByRole('heading', { name: 'Adrika PPC Cement' })).toBeVisible()
  await expect(page).toHaveURL('/subpage?mainCat=cement&sub=ppc-cement')
})

test('[GEN-09] a part of the page whose code does not come is said, and works once it comes @journey', async ({
  page,
}) => {
  await open(page, '/subpage?mainCat=taps')
  const calls = /\/assets\/variants-sheet-/
  await page.route(calls, (route) => route.abort('internetdisconnected'))
  const add = page.getByRole('button', { name: /^Add .* choose a variant$/ }).first()
  await add.click()
  await expect(heading(page)).toHaveText('We can’t reach the store')
  await page.unroute(calls)
  // browsers remember code that did not come: the page is loaded anew
  await Promise.all([page.waitForEvent('load'), retry(page).click()])
  await hydrated(page)
  await add.click()
  await expect(page.getByRole('dialog', { name: /– Variants$/ })).toBeVisible()
})
