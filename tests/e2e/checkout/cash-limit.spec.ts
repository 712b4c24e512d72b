import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cement, goToPayment } from '../../support/browser/checkout-steps.ts'
import { cartLine, putCart } from '../../support/browser/stored-cart.ts'

const cod = (page: Page) => page.getByRole('radio', { name: /Cash on Delivery/ })
const online = (page: Page) => page.getByRole('radio', { name: /Pay Online/ })
const place = (page: Page) => page.getByRole('button', { name: 'Place Order', exact: true })

async function openCartOf(page: Page, quantity: number): Promise<void> {
  await putCart(page, [cartLine(cement.line, { quantity })])
  await page.goto('/cart')
}

test('[PAY-08] an order that the law does not allow in cash says so in the cart, and cash cannot be chosen @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await openCartOf(page, 600)
  const notice = /we can’t take ₹2,00,000 or more in cash for one order/
  await expect(page.getByText(notice)).toBeVisible()
  await goToPayment(page)
  // once, and at the choice itself
  await expect(page.getByText(notice)).toHaveCount(1)
  await expect(page.locator('label', { has: cod(page) })).toContainText(notice)
  await expect(cod(page)).toBeDisabled()
  await online(page).check()
  await expect(place(page)).toBeEnabled()
})

test('[PAY-08] cash orders that pass the limit together are warned about, here and on their page, and can be placed @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  const orderId = await partner.placeOrder(cement.line, 300)
  await openCartOf(page, 300)
  await goToPayment(page)
  await expect(
    page.getByText(/in other cash orders, and by law we can take less than ₹2,00,000/),
  ).toBeVisible()
  await cod(page).check()
  await expect(place(page)).toBeEnabled()
  await partner.placeOrder(cement.line, 300)
  await page.goto(`/profile/order/${orderId}`)
  await expect(page.getByText(/Your cash orders on their way come to/)).toBeVisible()
})

test('[SAFE-01] a cart too large for one order says so before it is paid', async ({ page, partner }) => {
  await partner.addAddress()
  await openCartOf(page, 50_000)
  await expect(page.getByRole('heading', { name: 'Too large for one order' })).toBeVisible()
  await expect(page.getByText(/One order can be up to ₹50,00,000/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeDisabled()
})
