import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { cartLine, putCart, savedCart } from '../../support/browser/stored-cart.ts'

/** Sold from 500 in steps of 500. */
const product = '/product/first-class-red-brick-matiyar'
const brick = 'first-class-red-brick-matiyarVariant[0]'

const quantity = (page: Page) => page.getByRole('textbox', { name: /Quantity of/ })
const quantities = async (page: Page) => (await savedCart(page)).map((line) => line['quantity'])

test('[PRICE-02] adding starts at the least, steps go by the step, below the least the line goes', async ({
  page,
}) => {
  await page.goto(product)
  await expect(page.getByText('Sold in lots of 500').first()).toBeVisible()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(quantity(page)).toHaveValue('500')
  await page.getByRole('button', { name: /One more/ }).click()
  await expect(quantity(page)).toHaveValue('1000')
  await quantity(page).fill('1200')
  await quantity(page).press('Enter')
  await expect(quantity(page)).toHaveValue('1500')
  await expect(page.getByText('Rounded up to 1,500')).toBeVisible()
  await page.getByRole('button', { name: /One less/ }).click()
  await expect(page.getByText('Rounded up to')).toHaveCount(0)
  await page.getByRole('button', { name: /One less/ }).click()
  await page.getByRole('button', { name: /One less/ }).click()
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
})

test('[PRICE-02] a cart from before says what is sold and is rounded up by a tap', async ({
  page,
  partner: _,
}) => {
  await putCart(page, [cartLine(brick, { quantity: 7 })])
  await page.goto('/cart')
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await expect(line).toContainText('Sold in lots of 500')
  await expect(page.getByRole('alert')).toContainText('1 item isn’t sold or left in the quantity you have')
  await page.getByRole('button', { name: 'Adjust' }).click()
  await expect.poll(() => quantities(page)).toEqual([500])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(line).toContainText('₹4,750.00')
})

test('[CART-03] more of one size than an order takes is refused and told in the cart, never cut @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await partner.placeOrder(cement.line, 10)
  await putCart(page, [cartLine(cement.line, { quantity: 99_995 })])
  await page.goto('/profile/order')
  await page
    .getByRole('button', { name: /^Order again/ })
    .first()
    .click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not added: 10 ×' })).toContainText(
    'One order takes at most 99,999 of one size; your cart still has 99,995.',
  )
  expect(await quantities(page)).toEqual([99_995])
})
