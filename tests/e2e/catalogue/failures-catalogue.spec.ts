import { expect, type Locator, type Page } from '@playwright/test'
import { open } from '../../support/browser/catalogue-steps.ts'
import { oddCatalogue } from '../../support/catalogue/odd-catalogue.ts'
import { test } from '../../support/browser/store-test.ts'

// What fails on the server, with tables that are truly not there. What fails on the way is in failures-network.spec.ts.

const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text })
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

async function expectRed(line: Locator): Promise<void> {
  await expect(line).toBeVisible()
  expect(await line.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(179, 38, 30)')
}

/** The shared store as the server sent it. */
async function sentStore(
  page: Page,
): Promise<Record<string, { status: string; error: string | null; categories: unknown[] }>> {
  return page.evaluate(() => JSON.parse(document.querySelector('#page-state')?.textContent ?? '{}').state)
}

test('[HOME-09] [DATA-02] [DATA-03] main categories that fail are said in red, and the rest of the home page works @journey', async ({
  page,
  brittleStore,
}) => {
  const line = alert(page, 'Failed to load categories.')
  await brittleStore.without(['main_categories'], async () => {
    await open(page, `${brittleStore.baseURL}/`)
    await expectRed(line.getByText('Failed to load categories.', { exact: true }))
    await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Listed' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get the Android app' })).toBeVisible()
    const { mainCategory, shopCategory } = await sentStore(page)
    expect(mainCategory).toEqual({ categories: [], status: 'failed', error: 'Failed to fetch categories' })
    expect(shopCategory).toMatchObject({ status: 'succeeded', error: null })
    expect(shopCategory?.categories).toHaveLength(oddCatalogue.shops.length)
    const answered = page.waitForResponse(/getMainCategory/)
    await retry(page).click()
    expect((await answered).ok()).toBe(false)
    await expect(line).toBeVisible()
  })
  await retry(page).click()
  await expect(line).toHaveCount(0)
  await page.reload()
  expect((await sentStore(page))['mainCategory']).toMatchObject({ status: 'succeeded', error: null })
})

test('[HOME-09] banners or shops that fail are logged, and the rest of the home page works', async ({
  page,
  brittleStore,
  isMobile,
}) => {
  for (const table of ['banners', 'shops'] as const) {
    const logged = brittleStore.log().length
    await brittleStore.without([table], async () => {
      const answer = await page.goto(`${brittleStore.baseURL}/`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible({ visible: table !== 'banners' })
      await expect(page.getByRole('link', { name: 'Listed' })).toBeVisible({ visible: table !== 'shops' })
      await expect(page.getByRole('link', { name: 'Walls' })).toBeVisible({ visible: !isMobile })
      await expect(
        page.getByRole('link', { name: 'Quick Order' }).filter({ visible: true }).first(),
      ).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
    expect(brittleStore.log().slice(logged)).toMatch(new RegExp(`relation \\\\"${table}\\\\" does not exist`))
  }
})

test('[CATG-03] [DATA-03] /category says in red which of its two lists failed @journey', async ({
  page,
  brittleStore,
}) => {
  const main = page.getByText('Failed to load main categories.', { exact: true })
  const shops = page.getByText('Failed to load shop categories.', { exact: true })
  await brittleStore.without(['main_categories'], async () => {
    await page.goto(`${brittleStore.baseURL}/category`)
    await expectRed(main)
    await expect(shops).toHaveCount(0)
  })
  await brittleStore.without(['shops'], async () => {
    await page.goto(`${brittleStore.baseURL}/category`)
    await expectRed(shops)
    await expect(main).toHaveCount(0)
    expect((await sentStore(page))['shopCategory']?.error).toBe('Failed to fetch shop categories')
  })
  await brittleStore.without(['main_categories', 'shops'], async () => {
    await open(page, `${brittleStore.baseURL}/category`)
    await expect(main).toBeVisible()
    await expect(shops).toBeVisible()
  })
  await retry(page).first().click()
  await expect(page.getByRole('region', { name: 'Listed' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[CATG-04] [SHOP-04] a failure is not taken for an empty catalogue', async ({ page, brittleStore }) => {
  await brittleStore.without(['main_categories'], async () => {
    await page.goto(`${brittleStore.baseURL}/categories`)
    await expectRed(page.getByText('Failed to load main categories.'))
    await page.goto(`${brittleStore.baseURL}/shoppage?shop=list`)
    await expectRed(page.getByText('Failed to load main categories.'))
    await expect(page.getByText('No matching categories found.')).toHaveCount(0)
  })
  await brittleStore.without(['subcategories'], async () => {
    await open(page, `${brittleStore.baseURL}/subpage?mainCat=walls`)
    await expectRed(page.getByText('Failed to load categories.'))
    await expect(page.getByText('No Subcategories Available')).toHaveCount(0)
    expect((await sentStore(page))['subcategory']?.error).toBe('Failed to fetch subcategories')
  })
  await retry(page).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('[GEN-09] a page that fails names it, keeps the way home, and a retry brings the page', async ({
  page,
  brittleStore,
}) => {
  await brittleStore.without(['products'], async () => {
    const answer = await page.goto(`${brittleStore.baseURL}/subpage?mainCat=walls`)
    expect(answer?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  })
  await brittleStore.without(['products'], async () => {
    await open(page, `${brittleStore.baseURL}/subpage?mainCat=walls`)
    const answered = page.waitForResponse(/subpage\.data/)
    await retry(page).click()
    expect((await answered).ok()).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
  })
  await retry(page).click()
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('[PROD-06] a product that fails to load is "Product not found.", and a retry brings it', async ({
  page,
  brittleStore,
}) => {
  for (const path of ['/product/sizes', '/detailPage?productId=sizes']) {
    await brittleStore.without(['products'], async () => {
      const answer = await page.goto(`${brittleStore.baseURL}${path}`)
      expect(answer?.status()).toBe(500)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found.')
    })
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odd sizes')
  }
})

test('[GEN-09] a store without its database still answers with words and a retry', async ({
  page,
  brittleStore,
}) => {
  await brittleStore.without(['store_settings', 'main_categories', 'shops', 'banners'], async () => {
    const answer = await page.goto(`${brittleStore.baseURL}/categories`)
    expect(answer?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
  })
  await retry(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All categories')
})
