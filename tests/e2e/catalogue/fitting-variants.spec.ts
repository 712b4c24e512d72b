import { expect, type Page } from '@playwright/test'
import { open } from '../../support/browser/catalogue-steps.ts'
import { test } from '../../support/browser/store-test.ts'

const card = (page: Page) => page.getByRole('main').getByRole('article').first()
const savedProducts = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as { product: string }[]).map(({ product }) => product),
  )

test('[PRICE-03] a search for a size adds and opens that size', async ({ page }) => {
  await open(page, '/search?q=12mm+sariya')
  await expect(card(page)).toContainText('12 mm')
  await expect(card(page).getByRole('link')).toHaveAttribute('href', /variantIndex=2&/)
  await card(page)
    .getByRole('button', { name: /^Add .*12 mm$/ })
    .click()
  await expect.poll(() => savedProducts(page)).toEqual([expect.stringContaining('Variant[2]')])
  await page.goto(String(await card(page).getByRole('link').getAttribute('href')))
  await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).toHaveText('12 mm')
})

test('[PRICE-03] where several variants fit, the sheet opens with those first', async ({ page }) => {
  await open(page, '/search?q=1000+ltr+tank')
  await expect(card(page)).toContainText('1000 L')
  await card(page)
    .getByRole('button', { name: /choose a variant/ })
    .click()
  const sizes = page.getByRole('dialog').getByRole('link')
  await expect(sizes.nth(0)).toHaveText('1000 L · Black')
  await expect(sizes.nth(1)).toHaveText('1000 L · White')
  await expect(sizes.nth(2)).toHaveText('300 L · Black')
})

test('[PRICE-03] a card with several variants shows what of it is in the cart', async ({ page }) => {
  await open(page, '/search?q=wall+putty')
  const choose = card(page).getByRole('button', { name: /choose a variant/ })
  await choose.click()
  const add = page.getByRole('dialog').getByRole('button', { name: /^Add / })
  await add.first().click()
  await add.first().click()
  await page.keyboard.press('Escape')
  await expect(choose).toHaveText('2 in cart')
})

test('[SEARCH-04] a size that is not sold is said so @any-width', async ({ page }) => {
  await open(page, '/search?q=13+mm+sariya')
  await expect(
    page.getByText('We don’t sell this in 13 mm. Here are the nearest sizes we have.'),
  ).toBeVisible()
  await expect(card(page)).toContainText('12 mm')
})

test('[LIST-08] [PRICE-03] sanitary ware is filtered by what decides whether it fits @any-width', async ({
  page,
  isMobile,
}) => {
  await open(page, '/subpage?mainCat=sanitaryware&sub=toilets')
  if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click()
  const filters = isMobile ? page.getByRole('dialog') : page.getByRole('main')
  await expect(filters.getByText('Mounting', { exact: true })).toBeVisible()
  await expect(filters.getByText('Outlet', { exact: true })).toBeVisible()
  await page.goto('/subpage?mainCat=sanitaryware&sub=toilets&f.Outlet=S-trap+300+mm')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(card(page)).toContainText('S-trap 300 mm')
})
