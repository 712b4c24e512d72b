import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cement, goToPayment, openCart } from '../../support/browser/checkout-steps.ts'

test.use({ settings: { OPEN_CASH_ORDERS: '1' } })

test('[PAY-08] who has as many cash orders as one may have reads it before anything is placed @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await partner.placeOrder(cement.line)
  await openCart(page)
  const reason = /You have 1 cash order on its way, the most we can deliver unpaid/
  const cash = page.getByRole('radio', { name: /Cash on Delivery/ })
  await expect(page.getByText(reason)).toBeVisible()
  await goToPayment(page)
  await expect(page.locator('label', { has: cash })).toContainText(reason)
  await expect(cash).toBeDisabled()
  await page.getByRole('radio', { name: /Pay Online/ }).check()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
})
