import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { goToPayment, openCart, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { cartLine, putCart } from '../../support/browser/stored-cart.ts'
import { agreePrices } from '../../support/process/agree-prices.ts'

/** ₹402.00 a bag, ₹397.98 from 50 on. */
const cement = 'opc-cement-53-adrikaVariant[0]'
const product = '/product/opc-cement-53-adrika'
const off = [{ target: 'product', key: 'opc-cement-53-adrika', percentOff: 500 }]

const card = (page: Page) =>
  page.getByRole('article').filter({ hasText: 'Adrika OPC 53 Grade Cement' }).first()
const line = (page: Page) =>
  page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem').first()

test('[PRICE-08] whoever is on a price list sees their prices on cards, product page and cart, and is charged them @any-width', async ({
  page,
  partner,
  store,
}) => {
  test.slow()
  await partner.addAddress()
  const remove = await agreePrices(store, partner, off)
  await page.goto('/search?q=adrika%20opc%2053')
  await expect(card(page)).toContainText('₹381.90')
  await expect(card(page)).toContainText('Your price')
  await page.getByLabel('Sort by').selectOption('price-up')
  await expect(page.getByText('By regular prices, not yours').filter({ visible: true }).last()).toBeVisible()
  await expectAccessible(page, 'a list with own prices')
  await page
    .getByRole('combobox', { name: 'Search products and categories' })
    .fill('adrika opc 53 grade cement 50 kg')
  const suggested = page.getByRole('option', { name: /OPC 53/ }).first()
  await expect(suggested).toContainText('₹381.90')
  await page.goto(product)
  const main = page.getByRole('main')
  await expect(main.getByText('Your price')).toBeVisible()
  await expect(main).toContainText('₹381.90')
  await expectAccessible(page, 'a product at an own price')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.goto('/cart')
  await expect(line(page)).toContainText('₹381.90 per bag')
  await expect(line(page)).toContainText('Your price')
  await expectAccessible(page, 'a cart at own prices')
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(orderPlaced(page)).toBeVisible()

  await remove()
  await page.goto(product)
  await expect(main.getByText('Your price')).toHaveCount(0)
  await expect(main).toContainText('₹402.00')
})

test('[PRICE-08] [CART-16] what was added at the public price has the lower one without a question, and one that ended is asked about', async ({
  page,
  partner,
  store,
}) => {
  await partner.addAddress()
  const remove = await agreePrices(store, partner, off)
  await putCart(page, [cartLine(cement, { quantity: 2, seenPrice: '402' })])
  await page.goto('/cart')
  await expect(line(page)).toContainText('₹381.90 per bag')
  await expect(page.getByText('The price has changed')).toHaveCount(0)
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await remove()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.goto('/cart')
  await expect(line(page)).toContainText('₹402.00')
})

test('[PRICE-08] a list that begins while the shop is open is learnt of when the order is placed', async ({
  page,
  partner,
  store,
}) => {
  await partner.addAddress()
  await openCart(page)
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await agreePrices(store, partner, [{ percentOff: 1_000 }])
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(line(page)).toContainText('₹361.80 per bag')
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(orderPlaced(page)).toBeVisible()
})

test('[PRICE-08] who is on no list asks for no prices, and sees those of everybody', async ({
  page,
  partner: _,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(product)
  await expect(page.getByRole('main')).toContainText('₹402.00')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.goto('/cart')
  await expect(line(page)).toContainText('₹402.00 per bag')
  expect(requested.filter((url) => /own-prices|\/api\/prices/.test(url))).toEqual([])
})

test('[PRICE-08] the prices of a firm are shown while it is bought for, also on the pages that follow', async ({
  page,
  partner,
  store,
}) => {
  test.slow()
  await partner.addAddress()
  const id = crypto.randomUUID()
  const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
  await partner.call('POST', '/api/firms', {
    id,
    gstin: '07AAGFF2194N1Z1',
    legalName: 'Gupta & Sons',
    address,
  })
  await agreePrices(store, { firm: id }, off)
  await putCart(page, [cartLine(cement, { quantity: 2, seenPrice: '402' })])
  await page.goto('/cart')
  await expect(line(page)).toContainText('₹402.00 per bag')
  await page.getByLabel('Buy for').selectOption('Gupta & Sons')
  await expect(line(page)).toContainText('₹381.90 per bag')
  await page.goto(product)
  await expect(page.getByText('Your price')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByLabel('Buy for')).toHaveValue(id)
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(orderPlaced(page)).toBeVisible()
})
