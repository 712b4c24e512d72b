import { expect, type Page } from '@playwright/test'
import { productPath } from '#domain/catalogue/lists/product-card.ts'
import { test } from '../../support/browser/account-test.ts'
import { goToPayment, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { cartLine, putCart, savedCart } from '../../support/browser/stored-cart.ts'

/** ₹402.00 a bag, ₹397.98 from 50, ₹393.96 from 200 and ₹389.94 from 400 on. */
const product = '/product/opc-cement-53-adrika'
const cement = 'opc-cement-53-adrikaVariant[0]'
const name = 'Adrika OPC 53 Grade Cement'

const tiers = (page: Page) =>
  page.getByRole('main').locator('section').filter({ hasText: 'Price by quantity' }).locator('dl')
const quantity = (page: Page) => page.getByRole('textbox', { name: new RegExp(`Quantity of ${name}`) })

test('[PRICE-01] the product page lists the prices by quantity and marks the one in the cart', async ({
  page,
}) => {
  await page.goto(product)
  await expect(tiers(page).locator('dt')).toHaveText(['1–49', '50+', '200+', '400+'])
  await expect(tiers(page).locator('dd')).toHaveText(['₹402.00', '₹397.98', '₹393.96', '₹389.94'])
  await expect(page.getByText('Buying 200 costs less than 199')).toBeVisible()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await quantity(page).fill('200')
  await quantity(page).press('Enter')
  await expect(tiers(page).locator('[data-current] dt')).toHaveText('200+')
})

test('[PRICE-01] a cart line has the price of its quantity and says what the next one would bring', async ({
  page,
  partner: _,
}) => {
  await putCart(page, [cartLine(cement, { quantity: 46, seenPrice: '402' })])
  await page.goto('/cart')
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await expect(line).toContainText('₹402.00 per bag')
  await expect(line).toContainText('Add 4 more and pay ₹397.98 each')
  await quantity(page).fill('199')
  await quantity(page).press('Enter')
  await expect(line).toContainText('₹397.98 per bag')
  await expect(line).toContainText('Buying 200 costs less than 199. Add 1 more and pay ₹393.96 each')
  await page.getByRole('button', { name: `One more ${name}, 50 kg` }).click()
  await expect(line).toContainText('₹393.96 per bag')
  await expect(line).toContainText('₹78,792.00')
  await expect(page.locator('dl').filter({ hasText: 'Grand total' })).toContainText('₹78,792.00')
  await page.reload()
  await expect(line).toContainText('₹78,792.00')
  await expect(line).not.toContainText('The price has changed')
  expect(await savedCart(page)).toMatchObject([{ quantity: 200, seenPrice: '393.96' }])
})

test('[PRICE-01] the variants sheet shows the prices of larger quantities before anything is added', async ({
  page,
}) => {
  await page.goto('/search?q=ultratech+tmt+bar+fe550d')
  await page
    .getByRole('button', { name: /choose a variant/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('list', { name: 'Price by quantity' }).first()).toContainText(/\d+\+ ₹[\d,.]+/)
})

test('[PRICE-11] two sizes reach a price break together, from the product page to the order @journey', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await putCart(page, [
    cartLine('fe-500d-tmt-bar-12-m-ispalokVariant[0]', { quantity: 30, seenPrice: '281' }),
  ])
  await page.goto(productPath('fe-500d-tmt-bar-12-m-ispalok', 1))
  await expect(page.getByText('All sizes count together.')).toBeVisible()
  const buy = page.getByRole('button', { name: 'Buy Now' })
  // beside the cart's button its words stand on one line
  expect((await buy.boundingBox())?.height).toBeLessThan(60)
  await buy.click()
  const own = page.getByRole('textbox', { name: /Quantity of Ispalok Fe 500D TMT Bar 12 m/ })
  await own.fill('17')
  await own.press('Enter')
  await page.goto('/cart')
  const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  const [thin, thick] = [lines.nth(0), lines.nth(1)]
  await expect(thin).toContainText('₹281.00 per rod')
  await expect(thick).toContainText('Add 3 more of any size and pay ₹424.71 each')
  await page.getByRole('textbox', { name: /Quantity of .*, 10 mm/ }).fill('20')
  await page.getByRole('textbox', { name: /Quantity of .*, 10 mm/ }).press('Enter')
  await expect(thin).toContainText('₹278.19 per rod')
  await expect(thick).toContainText('₹424.71 per rod')
  await expect(page.locator('dl').filter({ hasText: 'Grand total' })).toContainText('₹16,839.90')
  await expect(page.getByText('The price has changed')).toHaveCount(0)
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order', exact: true }).click()
  await expect(orderPlaced(page)).toBeVisible()
  expect(await partner.call('GET', '/api/orders')).toMatchObject([{ grandTotal: 16_839.9 }])
})
