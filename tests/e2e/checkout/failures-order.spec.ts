import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { goToPayment, openCart, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { loginDialog } from '../../support/browser/login-steps.ts'
import { savedCart } from '../../support/browser/stored-cart.ts'

test('[PAY-05] an order that arrived though its answer was lost is not ordered twice @journey', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await openCart(page)
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('We don’t know yet whether your order was placed')).toBeVisible()
  await page.unroute('**/api/orders')
  // a reload keeps the step and the choice
  await page.reload()
  await expect(page.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(orderPlaced(page)).toBeVisible()
  expect(await partner.call('GET', '/api/orders')).toHaveLength(1)
})

test('[AUTH-09] [GEN-09] a session that has ended elsewhere is said, and the cart is still there @journey', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await openCart(page)
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await partner.call('DELETE', '/api/session').catch(() => {})
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You’ve been logged out' })).toBeVisible()
  await expect(loginDialog(page)).toBeVisible()
  expect(await savedCart(page)).toHaveLength(1)
})
