import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { addressForm, fillAddress, goToPayment, openCart } from '../../support/browser/checkout-steps.ts'

const online = (page: Page) => page.getByRole('radio', { name: /Pay Online/ })
const title = (page: Page, name: string) => page.getByRole('heading', { name })

test('[CART-13] a reload in the payment step keeps the step and the choice, and Back still leads to the cart @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await openCart(page)
  await goToPayment(page)
  await online(page).check()
  await page.reload()
  await expect(title(page, 'Select the Payment')).toBeVisible()
  await expect(online(page)).toBeChecked()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await page.goBack()
  await expect(title(page, 'My Cart')).toBeVisible()
  // the cart is where one starts anew
  await page.reload()
  await expect(title(page, 'My Cart')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeVisible()
})

test('[ADDR-02] without an address the address step shows the form at once @any-width', async ({
  page,
  partner: _,
}) => {
  await openCart(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(title(page, 'Select the Address')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByLabel('Zip Code')).toBeVisible()
  await main.getByLabel('House No').fill('7')
  // the dialog goes on with what was typed
  await page.getByRole('button', { name: '+ Add New Address' }).click()
  await expect(page.getByRole('dialog').getByLabel('House No')).toHaveValue('7')
  await fillAddress(page)
  await addressForm(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Deliver here' })).toBeEnabled()
  await expect(main.getByLabel('Zip Code')).toHaveCount(0)
})
