import { expect, type Page } from '@playwright/test'
import { boxOf, open, openWithState } from '../../support/browser/catalogue-steps.ts'
import { manyCategories } from '../../support/catalogue/odd-catalogue.ts'
import { test } from '../../support/browser/store-test.ts'

const circles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('.rounded-full') })
const selected = (page: Page) => circles(page).and(page.locator('[aria-current=true]'))
const below = (page: Page) => page.getByRole('region').getByRole('heading', { level: 2 })

test('[SHOP-01] [GEN-08] /shoppage shows the categories, the choice and the header of the navigation state @any-width', async ({
  page,
  oddStore,
}) => {
  await openWithState(page, `${oddStore.baseURL}/shoppage?shop=unnamed&mainCat=floors`, {
    shopList: ['floors', 'walls', 'not-there'],
    mainCat: 'walls',
    header: 'Header of the state',
  })
  const expectShown = async (shown: Page) => {
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Header of the state')
    await expect(circles(shown)).toHaveText(['Floors by the old name', 'Walls'])
    await expect(selected(shown)).toHaveText('Walls')
  }
  await expectShown(page)
  // the URL carries the same to another tab, which has no navigation state
  const other = await page.context().newPage()
  await open(other, page.url())
  await expectShown(other)
})

test('[SHOP-01] [GEN-08] records may come whole in the state, and the address of a shop is enough @any-width', async ({
  page,
  oddStore,
}) => {
  await openWithState(page, `${oddStore.baseURL}/shoppage`, { shopList: [{ id: 'bare' }], header: 'Whole' })
  await expect(circles(page)).toHaveText(['Bare'])
  const other = await page.context().newPage()
  await open(other, `${oddStore.baseURL}/shoppage?shop=list&mainCat=floors`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Listed')
  await expect(circles(other)).toHaveText(['Walls', 'Floors by the old name'])
  await expect(selected(other)).toHaveText('Floors by the old name')
})

test('[SHOP-02] "Fine Things You\'ll Love" are circles with image and name, and two buttons scroll 300 px @journey', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}/shoppage?shop=wide`)
  await expect(page.getByRole('heading', { name: "Fine Things You'll Love", exact: true })).toBeVisible()
  await expect(circles(page)).toHaveCount(manyCategories.length)
  const first = circles(page).first()
  await expect(first).toHaveText('More 1')
  const picture = first.locator('.rounded-full')
  const { width, height } = await boxOf(picture)
  expect(width).toBeCloseTo(height, 0)
  expect(
    await picture.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderRadius)),
  ).toBeGreaterThan(width / 2)
  await expect(picture.locator('img')).toBeVisible()

  const left = () => first.locator('../..').evaluate((element) => element.scrollLeft)
  const press = (name: string) => page.getByRole('button', { name }).click()
  await press('Scroll right')
  await expect.poll(left).toBe(300)
  await press('Scroll right')
  await expect.poll(left).toBe(600)
  await press('Scroll left')
  await expect.poll(left).toBe(300)
  await press('Scroll left')
  await expect.poll(left).toBe(0)
})

test('[SHOP-02] the arrows are there only where the row scrolls, also after the window has changed', async ({
  page,
}) => {
  const arrow = page.getByRole('button', { name: 'Scroll right' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/shoppage?shop=steel-structure')
  await expect(circles(page).first()).toBeVisible()
  await expect(arrow).toBeHidden()
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(arrow).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(arrow).toBeHidden()
})

test('[SHOP-03] the first category is selected on arrival, and choosing another changes what is listed below @journey', async ({
  page,
}) => {
  await open(page, '/shoppage?shop=steel-structure')
  await expect(selected(page)).toHaveText('TMT Bars')
  await expect(below(page)).toHaveText('TMT Bars')
  await expect(page.getByRole('link', { name: 'TMT Fe 500D' })).toBeVisible()
  const wire = circles(page).nth(1)
  await wire.click()
  await expect(selected(page)).toHaveText(await wire.innerText())
  await expect(page.getByRole('link', { name: 'Welded Mesh', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'TMT Fe 500D' })).toHaveCount(0)
  await expect(page).toHaveURL('/shoppage?shop=steel-structure&mainCat=wire-mesh')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Welded Mesh', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Welded Mesh', exact: true }).click()
  await expect(page).toHaveURL('/subpage?mainCat=wire-mesh&sub=welded-mesh')
  await page.goBack()
  await expect(page).toHaveURL('/shoppage?shop=steel-structure&mainCat=wire-mesh')
  await expect(circles(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Welded Mesh', exact: true })).toBeVisible()
})

test('[SHOP-04] a shop without matching categories says so @any-width @journey', async ({
  page,
  oddStore,
}) => {
  for (const query of ['shop=foreign', 'shop=broken', 'shop=nothing-known', '']) {
    await page.goto(`${oddStore.baseURL}/shoppage?${query}`)
    await expect(page.getByText('No matching categories found.', { exact: true })).toBeVisible()
  }
})
