import { expect, type Page } from '@playwright/test'
import { boxOf, open } from '../../support/browser/catalogue-steps.ts'
import { test } from '../../support/browser/store-test.ts'

const sizes = '/product/sizes'
const article = (page: Page) => page.getByRole('main').getByRole('article').first()
/** The price block follows the header of the product. */
const priceBlock = (page: Page) => article(page).locator('header + *')
const sellingPrice = (page: Page) => priceBlock(page).locator('p:first-child > span:first-child')
const struckPrice = (page: Page) => priceBlock(page).locator('p:first-child > s')
const buy = (page: Page) => page.getByRole('button', { name: 'Buy Now', exact: true })
const savedLines = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as { product: string; quantity: number }[]).map(
      ({ product, quantity }) => `${product} × ${quantity}`,
    ),
  )

test('[PROD-01] the column with the price stays above what is below it, however far one scrolls', async ({
  page,
}) => {
  await open(page, '/product/opc-cement-53-adrika')
  const name = page.getByRole('heading', { level: 1 })
  const description = page.getByRole('heading', { name: 'Description' })
  const share = page.getByRole('button', { name: 'Share' })
  for (const y of [0, 120, 240, 360]) {
    await page.evaluate((top) => window.scrollTo(0, top), y)
    expect((await boxOf(name)).y).toBeLessThan((await boxOf(share)).y)
    const [above, below] = [await boxOf(share), await boxOf(description)]
    // on phones Share stands beside the bar at the bottom of the screen
    expect(above.y + above.height, `scrolled by ${y}`).toBeLessThan(below.y)
  }
})

test('[PROD-01] [PROD-05] name, descriptions, price with GST, struck base price, unit, features, specifications @journey', async ({
  page,
  oddStore,
  isMobile,
}) => {
  await open(page, `${oddStore.baseURL}${sizes}?variantIndex=1`)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odd sizes')
  await expect(main).toContainText('Short words')
  await expect(main).toContainText('Long words')
  await expect(sellingPrice(page)).toHaveText('₹200.00')
  await expect(struckPrice(page)).toHaveText(/₹250\.00$/)
  await expect(priceBlock(page)).toContainText('per bag')
  await expect(priceBlock(page)).toContainText('Price includes GST')
  const [name, price, button] = [
    await boxOf(main.getByRole('heading', { level: 1 })),
    await boxOf(sellingPrice(page)),
    await boxOf(buy(page)),
  ]
  expect(price.y).toBeGreaterThan(name.y + name.height)
  expect(isMobile || price.y + price.height < button.y).toBe(true)
  const features = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Features' }) })
  await expect(features.getByRole('listitem')).toHaveText(['First feature', 'Second feature'])
  const table = main.getByRole('table')
  await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible()
  await expect(table.getByRole('row', { name: 'Handle Type Lever, Knob' })).toBeVisible()
  await expect(table.getByRole('row', { name: 'Brand Adrika' })).toBeVisible()
})

test('[PROD-01] the base price is struck through only when it is higher @any-width', async ({
  page,
  oddStore,
}) => {
  for (const [id, struck] of [
    ['same', 0],
    ['cheaper-before', 0],
    ['higher-before', 1],
  ] as const) {
    await open(page, `${oddStore.baseURL}/product/${id}`)
    await expect(struckPrice(page), id).toHaveCount(struck)
  }
})

test('[PROD-01] the gallery has a dot for each picture, which shows it', async ({ page, oddStore }) => {
  await open(page, `${oddStore.baseURL}${sizes}`)
  const gallery = page.getByRole('region', { name: 'Pictures' })
  const pictures = gallery.getByRole('img')
  const dots = gallery.getByRole('button', { name: /^Show picture/ })
  await expect(pictures).toHaveCount(2)
  await expect(dots).toHaveCount(2)
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  await expect(pictures.first()).toBeInViewport()
  await dots.nth(1).click()
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
  const frame = await boxOf(gallery)
  await expect.poll(async () => (await boxOf(pictures.nth(1).locator('..'))).x).toBeCloseTo(frame.x, 0)
})

test('[PROD-02] the tax status is shown, or N/A @any-width @journey', async ({ page, oddStore }) => {
  await open(page, `${oddStore.baseURL}${sizes}?variantIndex=2`)
  await expect(page.getByText('Tax Status: Exempt', { exact: true })).toBeVisible()
  await open(page, `${oddStore.baseURL}/product/plain`)
  await expect(page.getByText('Tax Status: N/A', { exact: true })).toBeVisible()
})

test('[PROD-03] Buy Now adds one to the cart, then a quantity control replaces it', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}${sizes}?variantIndex=1`)
  await buy(page).click()
  expect(await savedLines(page)).toEqual(['sizesVariant[1] × 1'])
  await expect(buy(page)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Quantity of Odd sizes' })).toHaveValue('1')
  await page.getByRole('button', { name: 'One more Odd sizes' }).click()
  expect(await savedLines(page)).toEqual(['sizesVariant[1] × 2'])
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Quantity of Odd sizes' })).toHaveValue('2')
  await page.getByRole('button', { name: 'One less Odd sizes' }).click()
  await page.getByRole('button', { name: 'One less Odd sizes' }).click()
  await expect(buy(page)).toBeVisible()
  expect(await savedLines(page)).toEqual([])
})

test('[PROD-03] [PROD-09] of a product in 18 sizes and colours Buy Now is in sight, and both are chosen in a row each', async ({
  page,
}) => {
  await open(page, '/product/fr-house-wire-90-m-taarika')
  await expect(buy(page)).toBeInViewport({ ratio: 1 })
  const rows = page.getByRole('navigation', { name: 'Variants' }).getByRole('list')
  await expect(rows).toHaveCount(2)
  await rows.nth(0).getByRole('link', { name: '2.5 sq mm' }).click()
  await rows.nth(1).getByRole('link', { name: 'Black' }).click()
  await expect(page.getByText('2.5 sq mm · Black')).toBeVisible()
  await expect(sellingPrice(page)).toHaveText('₹3,445.00')
})

test('[PROD-04] Share copies the link of the product and says so for 2 s @journey', async ({
  page,
  oddStore,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  await open(page, `${oddStore.baseURL}${sizes}?variantIndex=2`)
  await page.clock.pauseAt('2026-11-20T11:00:00Z')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const said = page.getByText('Link copied', { exact: true })
  await expect(said).toBeVisible()
  expect(decodeURIComponent(await page.evaluate(() => navigator.clipboard.readText()))).toBe(
    `${oddStore.baseURL}/product/sizes?variantIndex=2&compositeId=sizesVariant[2]`,
  )
  await page.clock.runFor(1999)
  await expect(said).toBeVisible()
  await page.clock.runFor(1)
  await expect(said).toHaveCount(0)
})

test('[PROD-04] when the device refuses the clipboard, that is said @any-width', async ({
  page,
  oddStore,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    })
  })
  await open(page, `${oddStore.baseURL}${sizes}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Couldn’t copy the link')).toBeVisible()
})

test('[PROD-06] a missing product is "Product not found." with status 404, on both pages @any-width @journey', async ({
  page,
}) => {
  for (const path of ['/product/not-there', '/detailPage?productId=not-there', '/detailPage']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found.')
  }
})

test('[PROD-07] variantIndex selects the variant; out of range or not a number is the first @any-width', async ({
  page,
  oddStore,
}) => {
  const prices = {
    '0': '₹100.00',
    '2': '₹300.00',
    '3': '₹100.00',
    '-1': '₹100.00',
    x: '₹100.00',
    '1.5': '₹100.00',
  }
  for (const [index, price] of Object.entries(prices)) {
    await page.goto(`${oddStore.baseURL}${sizes}?variantIndex=${index}`, { waitUntil: 'domcontentloaded' })
    await expect(sellingPrice(page), index).toHaveText(price)
  }
})

test('[PROD-08] fields may be JSON text or structured; invalid JSON is logged and counts as empty @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}/product/half-garbled`)
  await expect(sellingPrice(page)).toHaveText('₹77.00')
  await expect(buy(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Features' })).toHaveCount(0)
  // the shop itself tells what law asks for, and nothing else is left of the specifications
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: /^MRP/ })).toHaveCount(1)
  await expect(rows.filter({ hasNotText: /^(?:Net quantity|MRP|Customer care)/ })).toHaveCount(0)
  await open(page, `${oddStore.baseURL}/product/garbled`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odd garbled')
  await expect(page.getByRole('main').getByText('Not available').first()).toBeVisible()
  await expect(buy(page)).toHaveCount(0)
  for (const field of ['ProductDescription', 'ProductSpectification', 'variants'])
    expect(oddStore.log()).toMatch(
      new RegExp(`"id":"garbled".*"code":"counts-as-empty","field":"${field}","expected":"json"`),
    )
})

test('[PROD-09] the variants can be switched on the page, in its address', async ({ page, oddStore }) => {
  await open(page, `${oddStore.baseURL}${sizes}`)
  const variants = page.getByRole('navigation', { name: 'Variants' }).getByRole('link')
  await expect(variants).toHaveText([/^Small/, /^Middle · Blue/, /^Large/])
  await variants.nth(2).click()
  await expect(sellingPrice(page)).toHaveText('₹300.00')
  await expect(page.getByText('Tax Status: Exempt')).toBeVisible()
  expect(decodeURIComponent(page.url())).toBe(
    `${oddStore.baseURL}/product/sizes?variantIndex=2&compositeId=sizesVariant[2]`,
  )
  await buy(page).click()
  expect(await savedLines(page)).toEqual(['sizesVariant[2] × 1'])
  await variants.nth(0).click()
  await expect(buy(page)).toBeVisible()
  await page.goBack().catch(() => null)
  await expect(page).not.toHaveURL(/variantIndex=2/)
})

test('[GEN-03] compact cards of wide screens show one decimal, and none for the base price', async ({
  page,
  oddStore,
  isMobile,
}) => {
  await open(page, `${oddStore.baseURL}/product/fine-1`)
  const related = page.locator('section').filter({ has: page.locator('#related') })
  if (isMobile) {
    await expect(related).toBeHidden()
    return
  }
  const card = related.getByRole('article').first()
  // ₹99.96 and ₹100.50, rounded half up
  const visible = (selector: string) => card.locator(selector).filter({ visible: true }).first()
  await expect(visible('.font-price')).toHaveText('₹100.0')
  await expect(visible('s')).toHaveText(/ ₹101$/)
})

test('[GEN-02] [GEN-05] a product shows its price in Indian grouping, and a store without a plan promises no day @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}/product/dear`)
  await expect(sellingPrice(page)).toHaveText('₹1,23,456.78')
  await expect(page.getByRole('main').getByText('Delivered to your site', { exact: true })).toBeVisible()
  await expect(page.getByText(/one day/)).toHaveCount(0)
})

test('[GEN-04] a product without pictures, or with a lost one, shows the fallback @any-width', async ({
  page,
  oddStore,
}) => {
  for (const id of ['pictureless', 'picture-lost']) {
    await open(page, `${oddStore.baseURL}/product/${id}`)
    const picture = page.getByRole('region', { name: 'Pictures' }).getByRole('img')
    await expect(picture, id).toHaveAttribute('src', /\/fallback-[\w-]+\.svg$/)
  }
})

test('[PRICE-04] a product leads on to what is needed with it, which goes into the cart from there @any-width', async ({
  page,
}) => {
  await open(page, '/product/glazed-vitrified-tile-sheelaj-ashen-grey')
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Goes with this' }) })
  await expect(section.getByRole('article')).toHaveCount(4)
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    /Adhesive/,
    /Grout/,
    /Spacer/,
    /Blade/,
  ])
  await section
    .getByRole('button', { name: /^(Add|Choose) /i })
    .last()
    .click()
})
