import { expect, type Page } from '@playwright/test'
import { addressDocument } from '../../support/api/test-partner.ts'
import { fillCart, open, signIn } from '../../support/browser/catalogue-steps.ts'
import { test } from '../../support/browser/store-test.ts'

const buy = (page: Page) => page.getByRole('button', { name: 'Buy Now', exact: true })
const savedLines = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as { product: string; quantity: number }[]).map(
      ({ product, quantity }) => `${product} × ${quantity}`,
    ),
  )

test('[PROD-03] [PRICE-02] the quantity stands beside Buy Now and is what it adds, in the quantities that are sold @journey', async ({
  page,
}) => {
  await open(page, '/product/opc-cement-53-adrika')
  const quantity = page.getByRole('textbox', { name: 'Quantity of Adrika OPC 53 Grade Cement' })
  await expect(buy(page)).toBeInViewport({ ratio: 1 })
  await expect(quantity).toBeInViewport({ ratio: 1 })
  await expect(quantity).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'One less Adrika OPC 53 Grade Cement' })).toBeDisabled()
  await quantity.fill('150000')
  await quantity.press('Enter')
  await expect(page.getByText(/^Not changed: 150000 is more than 99,999/)).toBeVisible()
  await quantity.fill('24')
  await quantity.press('Enter')
  await page.getByRole('button', { name: 'One more Adrika OPC 53 Grade Cement' }).click()
  expect(await savedLines(page)).toEqual([])
  await buy(page).click()
  expect(await savedLines(page)).toEqual(['opc-cement-53-adrikaVariant[0] × 25'])
  await expect(quantity).toHaveValue('25')

  // bricks are sold in lots
  await open(page, '/product/first-class-red-brick-matiyar')
  const bricks = page.getByRole('textbox', { name: /^Quantity of Matiyar/ }).first()
  const least = Number(await bricks.inputValue())
  expect(least).toBeGreaterThan(1)
  await bricks.fill(String(least + 1))
  await bricks.press('Enter')
  expect(Number(await bricks.inputValue())).toBeGreaterThan(least + 1)
  await expect(buy(page)).toBeInViewport({ ratio: 1 })
})

test('[GEN-05] [AREA-02] the product promises one day around Gurugram, and by PIN code and quantity no more than the plan keeps @any-width', async ({
  page,
}) => {
  await open(page, '/product/opc-cement-53-adrika')
  const main = page.getByRole('main')
  await expect(main.getByText('Delivered within one day in Gurugram')).toBeVisible()
  await expect(main.getByText(/^Orders over 60 t, .+ Elsewhere, your PIN code decides\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Check your PIN code' }).click()
  const pin = page.getByLabel('When can we deliver?')
  const check = page.getByRole('button', { name: 'Check', exact: true })
  const change = page.getByRole('button', { name: 'Change the PIN code' })
  await expect(pin).toBeFocused()
  await pin.fill('744101')
  await check.click()
  await expect(main.getByText('We don’t deliver to 744101 yet.')).toBeVisible()
  await change.click()
  await pin.fill('110001')
  await check.click()
  await expect(main.getByText(/^Delivered by \w+day, \d{1,2} \w+$/)).toBeVisible()
  await change.click()
  await pin.fill('122018')
  await check.click()
  const oneDay = main.getByText(/^Delivered within one day, by \w+day, \d{1,2} \w+$/)
  await expect(oneDay).toBeVisible()
  // 500 t
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ }).first()
  await quantity.fill('10000')
  await quantity.press('Enter')
  await expect(oneDay).toBeHidden()
  await expect(main.getByText(/^Delivered by \w+day, \d{1,2} \w+$/)).toBeVisible()
  // the home page says the same to who has a PIN code
  await open(page, '/')
  await expect(main.getByText(/^Delivered within one day, by /)).toBeVisible()
})

test('[GEN-10] the product leads to the terms of returns, which are the store’s own @any-width', async ({
  page,
}) => {
  await open(page, '/product/opc-cement-53-adrika')
  await page.getByRole('main').getByRole('link', { name: 'Return Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return Policy')
  await expect(page.getByRole('heading', { name: 'Within 7 days' })).toBeVisible()
  await expect(page.getByText('These terms are an example')).toHaveCount(0)
})

test('[GEN-02] on a phone a compact card shows two decimals like any list', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'cards of wide screens show one decimal')
  await open(page, '/product/glazed-vitrified-tile-sheelaj-ashen-grey')
  const card = page
    .locator('section')
    .filter({ has: page.locator('#goesWith') })
    .getByRole('article')
    .first()
  await expect(card.locator('.font-price').first()).toHaveText(/^₹[\d,]+\.\d\d$/)
})

test('[GEN-05] the delivery promise is shown in the cart and in the order confirmation @any-width', async ({
  page,
  store,
}) => {
  await signIn(page, store)
  await page.request.post(`${store.baseURL}/api/addresses`, {
    headers: { origin: store.baseURL },
    data: addressDocument(),
  })
  await fillCart(page, [{ id: 'opc-cement-53-adrikaVariant[0]' }])
  await open(page, '/cart')
  const promise = page.getByRole('main').getByText('Delivered within one day')
  await expect(promise).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Pay' }).click()
  await page.getByRole('radio', { name: /Cash on Delivery/ }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  const news = page.getByRole('dialog', { name: 'Order Placed Successfully!' })
  await expect(news.getByText('Delivered within one day')).toBeVisible()
})

test('[HOME-01] [GEN-05] a banner promises what the delivery plan keeps, and nothing of a picture is cut away @any-width', async ({
  page,
}) => {
  await open(page, '/')
  const carousel = page.getByRole('region', { name: 'Offers' })
  await expect(carousel.locator('article').first()).toContainText('Delivered within one day in Gurugram')
  const fits = carousel
    .locator('article img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectFit))
  expect(new Set(await fits)).toEqual(new Set(['contain']))
})
