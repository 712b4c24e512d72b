import { expect, type Locator, type Page } from '@playwright/test'
import { boxOf, open } from '../../support/browser/catalogue-steps.ts'
import { productsIn } from '../../support/catalogue/odd-catalogue.ts'
import { test } from '../../support/browser/store-test.ts'

const cards = (page: Page) => page.getByRole('article')
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
const sheet = (page: Page) => page.getByRole('dialog')
const add = (within: Locator) => within.getByRole('button', { name: /^Add / })
const savedLines = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as { product: string; quantity: number }[]).map(
      ({ product, quantity }) => `${product} × ${quantity}`,
    ),
  )

const oddSubcategory = '/subpage?mainCat=floors&sub=odd'

test('[LIST-01] the products of the subcategory, and while they come a skeleton that is announced @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}${oddSubcategory}`)
  await expect(cards(page)).toHaveCount(productsIn('odd').length)
  const held = Promise.withResolvers<undefined>()
  await page.route('**/subpage.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Fine shelf' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading products…' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  held.resolve(undefined)
  await expect(cards(page)).toHaveCount(productsIn('fine').length)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  await expect(card(page, 'Fine 1')).toBeVisible()
})

test('[LIST-02] a subcategory without products says so and leads to other categories @any-width @journey', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}/subpage?mainCat=walls&sub=empty`)
  await expect(page.getByRole('heading', { name: 'No Products Found', exact: true })).toBeVisible()
  await expect(
    page.getByText("We couldn't find any products in this subcategory.", { exact: true }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Browse Other Categories', exact: true }).click()
  await expect(page).toHaveURL(`${oddStore.baseURL}/category`)
})

test('[LIST-03] the list of a subcategory is compact rows up to 768 px, cards from 769 px @journey @journey-wide', async ({
  page,
  isMobile,
}) => {
  await open(page, '/subpage?mainCat=cement')
  for (const width of isMobile ? [360, 481, 768] : [769, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [whole, second] = [await boxOf(cards(page).nth(0)), await boxOf(cards(page).nth(1))]
    const picture = await boxOf(cards(page).first().locator('img'))
    const name = await boxOf(cards(page).first().getByRole('heading'))
    if (isMobile) {
      expect(name.x).toBeGreaterThan(picture.x + picture.width)
      expect(second.x).toBe(whole.x)
      expect(whole.width).toBeGreaterThan(width * 0.9)
      expect(whole.height).toBeLessThan(160)
    } else {
      expect(name.y).toBeGreaterThan(picture.y + picture.height)
      expect(second.y).toBe(whole.y)
      expect(second.x).toBeGreaterThan(whole.x)
    }
  }
})

/** The share of its row that a card takes at a width of the screen, or its width in pixels. */
const shares: readonly (readonly [width: number, share: number, pixels?: number])[] = [
  [480, 1],
  [481, 0.48],
  [768, 0.48],
  [769, 0.3],
  [1024, 0.3],
  [1025, 0, 240],
]

test('[LIST-03] everywhere cards take their share of the row by the width of the screen', async ({
  page,
  isMobile,
}) => {
  const onlyWide = ['/subpage?mainCat=cement', '/product/opc-cement-53-adrika']
  for (const path of ['/search?q=cement', ...(isMobile ? [] : onlyWide)]) {
    await open(page, path)
    for (const [width, share, pixels] of shares) {
      if (isMobile !== width <= 768) continue
      await page.setViewportSize({ width, height: 800 })
      const entries = page.getByRole('listitem').filter({ has: page.getByRole('article') })
      const row = await boxOf(entries.first().locator('..'))
      const { width: taken } = await boxOf(entries.first())
      expect(taken, `${path} at ${width} px`).toBeCloseTo(pixels ?? row.width * share, 0)
      if (share === 0) continue
      const last = await boxOf(entries.nth(Math.floor(1 / share) - 1))
      const left = row.x + row.width - (last.x + last.width)
      expect(left, `what the first row leaves at its end, ${path} at ${width} px`).toBeLessThan(3)
    }
  }
})

test('[LIST-04] [GEN-02] a card has image, name, options, selling price, and the base price struck only when higher', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}${oddSubcategory}`)
  const dear = card(page, 'Odd dear')
  await expect(dear).toContainText('₹1,23,456.78')
  await expect(dear.locator('s')).toHaveText(/₹2,34,567\.50$/)
  await expect(dear).toContainText('50 kg')
  await expect(dear.locator('img')).toBeVisible()
  await expect(add(dear)).toHaveText('Add')
  // a base price that is the same or lower is not shown, one that is a paisa higher is
  await expect(card(page, 'Odd same').locator('s')).toHaveCount(0)
  await expect(card(page, 'Odd cheaper-before').locator('s')).toHaveCount(0)
  await expect(card(page, 'Odd higher-before').locator('s')).toHaveText(/₹118\.01$/)
  await expect(card(page, 'Odd plain')).toContainText('Default Variant')
  // every price of the list has exactly two decimals
  const prices = (await page.getByRole('main').innerText()).match(/₹\s*[\d,.]+/g) ?? []
  expect(prices.length).toBeGreaterThanOrEqual(productsIn('odd').length)
  for (const price of prices)
    expect(price).toMatch(/^₹\s*\d{1,2}(,\d\d)*(,\d{3})?\.\d\d$|^₹\s*\d{1,3}\.\d\d$/)
})

test('[LIST-04] Add becomes minus, quantity and plus, and Add again when the last one is taken out @journey', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}${oddSubcategory}`)
  const plain = card(page, 'Odd plain')
  await add(plain).click()
  await expect(add(plain)).toHaveCount(0)
  const quantity = plain.getByRole('textbox', { name: 'Quantity of Odd plain' })
  await expect(quantity).toHaveValue('1')
  await plain.getByRole('button', { name: 'One more Odd plain' }).click()
  await expect(quantity).toHaveValue('2')
  expect(await savedLines(page)).toEqual(['plainVariant[0] × 2'])
  await quantity.fill('7')
  await quantity.press('Enter')
  expect(await savedLines(page)).toEqual(['plainVariant[0] × 7'])
  await quantity.fill('1')
  await quantity.press('Enter')
  await plain.getByRole('button', { name: 'One less Odd plain' }).click()
  await expect(add(plain)).toBeVisible()
  expect(await savedLines(page)).toEqual([])
})

test('[LIST-05] [LIST-07] a product with several variants opens a sheet of them, each to be added there @journey', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}${oddSubcategory}`)
  const sizes = card(page, 'Odd sizes')
  for (const opener of [add(sizes), sizes.getByRole('link')]) {
    await opener.click()
    await expect(sheet(page)).toHaveAccessibleName('Odd sizes – Variants')
    expect(await savedLines(page)).toEqual([])
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await expect(sheet(page)).toBeHidden()
  }
  await add(sizes).click()
  const rows = sheet(page).getByRole('listitem')
  await expect(rows).toHaveText([/^Small/, /^Middle · Blue/, /^Large/])
  await expect(rows.nth(1)).toContainText('Middle · Blue')
  await expect(rows.nth(1)).toContainText('₹200.00')
  await expect(rows.nth(1).locator('s')).toHaveText(/₹250\.00$/)
  await add(rows.nth(1)).click()
  await add(rows.nth(2)).click()
  await expect(rows.nth(1).getByRole('textbox')).toHaveValue('1')
  expect(await savedLines(page)).toEqual(['sizesVariant[1] × 1', 'sizesVariant[2] × 1'])
})

test('[LIST-06] a product with one variant opens its page in a new tab, under the address of its variant', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}${oddSubcategory}`)
  const opened = page.context().waitForEvent('page')
  await card(page, 'Odd plain').getByRole('link', { name: 'Odd plain' }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Odd plain')
  expect(decodeURIComponent(tab.url())).toBe(
    `${oddStore.baseURL}/product/plain?variantIndex=0&compositeId=plainVariant[0]`,
  )
  await expect(page).toHaveURL(`${oddStore.baseURL}${oddSubcategory}`)
})

test('[LIST-04] [PROD-08] a product without variants is shown as not available and cannot be added @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}${oddSubcategory}`)
  await expect(card(page, 'Odd garbled')).toContainText('Not available')
  await expect(card(page, 'Odd garbled').getByRole('button')).toHaveCount(0)
})

test('[GEN-04] a product picture that is missing or does not load gives way to the fallback @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}${oddSubcategory}`)
  for (const name of ['Odd pictureless', 'Odd picture-lost']) {
    const picture = card(page, name).locator('img')
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('src', /\/fallback-[\w-]+\.svg$/)
  }
})
