import { expect, type Page } from '@playwright/test'
import { boxOf, open, openWithState } from '../../support/browser/catalogue-steps.ts'
import { subcategoriesOf } from '../../support/catalogue/demo-catalogue.ts'
import { test } from '../../support/browser/store-test.ts'

const entries = (page: Page) => page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link')
const selected = (page: Page) => entries(page).and(page.locator('[aria-current=page]'))

test('[SUB-01] the subcategories whose mainCategoryRow contains the main category, list or JSON text @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}/subpage?mainCat=walls`)
  await expect(entries(page)).toHaveText(['Long shelf', 'Odd shelf', 'Empty shelf'])
  await open(page, `${oddStore.baseURL}/subpage?mainCat=floors`)
  await expect(entries(page)).toHaveText(['Odd shelf', 'Fine shelf'])
})

test('[SUB-01] the header text is that of the navigation state, else the name of the category @any-width', async ({
  page,
}) => {
  await open(page, '/subpage?mainCat=cement')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cement')
  await openWithState(page, '/subpage?mainCat=cement', { mainCat: 'cement', header: 'Own header' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Own header')
})

test('[SUB-02] up to 768 px a row of tabs under a page header, from 769 px a column at the side @journey @journey-wide', async ({
  page,
  isMobile,
}) => {
  await open(page, '/subpage?mainCat=cement')
  await expect(entries(page)).toHaveText([...subcategoriesOf('cement')])
  for (const width of isMobile ? [360, 768] : [769, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [first, second] = [await boxOf(entries(page).nth(0)), await boxOf(entries(page).nth(1))]
    const products = await boxOf(page.getByRole('article').first())
    if (isMobile) {
      expect(second.y).toBe(first.y)
      expect(second.x).toBeGreaterThan(first.x)
      expect(products.y).toBeGreaterThan(first.y + first.height)
      const bar = await boxOf(page.getByRole('heading', { level: 1 }).locator('..'))
      expect(bar.y).toBe(0)
      expect(first.y).toBeGreaterThanOrEqual(bar.height)
    } else {
      expect(second.x).toBe(first.x)
      expect(second.y).toBeGreaterThan(first.y)
      expect(products.x).toBeGreaterThan(first.x + first.width)
    }
  }
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible({ visible: isMobile })
  await expect(entries(page).first().locator('img')).toBeVisible()
  await expect(entries(page).first()).toHaveText('OPC Cement')
})

test('[SUB-02] the back button of the page header goes back to the page before', async ({
  page,
  isMobile,
}) => {
  if (!isMobile) await page.setViewportSize({ width: 768, height: 800 })
  await open(page, '/categories')
  await page.getByRole('link', { name: 'Cement', exact: true }).click()
  await entries(page).nth(1).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/categories')
  // a visit from outside goes to the categories
  const other = await page.context().newPage()
  await open(other, '/subpage?mainCat=cement')
  await other.setViewportSize({ width: 768, height: 800 })
  await other.getByRole('button', { name: 'Back' }).click()
  await expect(other).toHaveURL('/category')
})

test('[SUB-03] the first subcategory is selected, and another choice survives reload and back', async ({
  page,
}) => {
  await open(page, '/subpage?mainCat=cement')
  await expect(selected(page)).toHaveText('OPC Cement')
  await expect(page.getByRole('heading', { name: 'Adrika OPC 53 Grade Cement' })).toBeVisible()
  await entries(page).nth(1).click()
  await expect(selected(page)).toHaveText('PPC Cement')
  await expect(page.getByRole('heading', { name: 'Adrika PPC Cement' })).toBeVisible()
  await expect(page).toHaveURL('/subpage?mainCat=cement&sub=ppc-cement')
  await page.reload()
  await expect(selected(page)).toHaveText('PPC Cement')
  await page.goto('/privacy')
  await page.goBack()
  await expect(selected(page)).toHaveText('PPC Cement')
  await open(page, '/subpage?mainCat=cement&sub=not-there')
  await expect(selected(page)).toHaveText('OPC Cement')
})

test('[SUB-04] a category without subcategories says so and leads home @any-width @journey', async ({
  page,
  oddStore,
}) => {
  for (const query of ['mainCat=not-there', '', 'mainCat=bare']) {
    await open(page, `${oddStore.baseURL}/subpage?${query}`)
    await expect(page.getByRole('heading', { name: 'No Subcategories Available', exact: true })).toBeVisible()
    await expect(
      page.getByText('Looks like there are no subcategories under this category.', { exact: true }),
    ).toBeVisible()
  }
  await page.getByRole('link', { name: 'Explore More Categories', exact: true }).click()
  await expect(page).toHaveURL(`${oddStore.baseURL}/`)
})
