import { expect, type Page } from '@playwright/test'
import { open } from '../../support/browser/catalogue-steps.ts'
import { demoCatalogue } from '../../support/catalogue/demo-catalogue.ts'
import { test } from '../../support/browser/store-test.ts'

const groups = (page: Page) => page.getByRole('main').getByRole('region')
const headings = (page: Page) => groups(page).getByRole('heading', { level: 2 })

test('[CATG-01] /category groups the categories by shop, on mobile under a header without back or close @journey', async ({
  page,
  isMobile,
}) => {
  await open(page, '/category')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop By Categories' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Back|Close)$/ })).toHaveCount(0)
  if (isMobile) {
    const bar = page.getByRole('heading', { level: 1 }).locator('..')
    expect((await bar.boundingBox())?.y).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
    expect((await bar.boundingBox())?.y).toBe(0)
  }
  await expect(headings(page)).toHaveText(demoCatalogue.shops.map(({ name }) => name))
  const steel = page.getByRole('region', { name: 'Steel & Structure' })
  await expect(steel.getByRole('listitem')).toHaveCount(
    demoCatalogue.shops.find(({ name }) => name === 'Steel & Structure')?.mainCategoryIds.length ?? 0,
  )
  await expect(steel.getByRole('listitem').first().locator('img')).toBeVisible()
  await steel.getByRole('link', { name: 'TMT Bars' }).click()
  await expect(page).toHaveURL('/subpage?mainCat=tmt-bars')
})

test('[CATG-02] [CATG-05] [CATG-06] a shop without categories is left out, one without name is "Unnamed Category" @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}/category`)
  await expect(headings(page)).toHaveText(['Listed', 'In JSON text', 'Unnamed Category', 'Many'])
  // a list, and the same as JSON text; names by either spelling
  const listed = page.getByRole('region', { name: 'Listed' })
  await expect(listed.getByRole('listitem')).toHaveText(['Walls', 'Floors by the old name'])
  const text = page.getByRole('region', { name: 'In JSON text' })
  await expect(text.getByRole('listitem')).toHaveText(['Floors by the old name'])
  expect(oddStore.log()).toMatch(
    /"id":"broken".*"code":"counts-as-empty","field":"mainCategoryRow","expected":"json"/,
  )
})

test('[CATG-04] /categories has all main categories on one screen, which lead to /subpage @journey', async ({
  page,
}) => {
  await open(page, '/categories')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([...demoCatalogue.mainCategories])
  await expect(page.getByText(`${demoCatalogue.mainCategories.length} categories`)).toBeVisible()
  await page.getByRole('link', { name: 'Water Heaters' }).click()
  await expect(page).toHaveURL('/subpage?mainCat=water-heaters')
})

test('[GEN-04] a category picture that is missing or does not load gives way to the fallback @any-width @journey', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}/categories`)
  for (const name of ['Walls', 'Floors by the old name']) {
    const picture = page.getByRole('link', { name }).locator('img')
    await expect(picture).toHaveAttribute('src', /\/fallback-[\w-]+\.svg$/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})
