import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { goToPayment, openCart, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { giveCredit } from '../../support/process/give-credit.ts'

test('[CREDIT-01] whoever has an account buys on it, and reads what is left, what is overdue and when it is due @any-width', async ({
  page,
  partner,
  store,
}) => {
  await partner.addAddress()
  await giveCredit(store, partner.phone, [{ amount: 1_000_000, daysAgo: 60, reference: 'INV 7' }])
  await openCart(page)
  await goToPayment(page)
  const choice = page.getByRole('radio', { name: /On account/ })
  const card = page.locator('label', { has: choice })
  await expect(card).toContainText('₹1,90,000 of ₹2,00,000 left, due 30 days after the bill')
  await expect(card).toContainText('₹10,000 is overdue.')
  await choice.check()
  await expectAccessible(page, 'the payment with an account')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await orderPlaced(page).getByRole('link').first().click()
  await expect(page.getByText(/^On account: ₹/)).toBeVisible()
  await expect(page.getByText('Due 30 days after the bill is made.')).toBeVisible()
})

test('[CREDIT-01] an order above what is left is refused before it is placed, and paid another way', async ({
  page,
  partner,
  store,
}) => {
  await partner.addAddress()
  await giveCredit(store, partner.phone, [{ amount: 19_990_000, daysAgo: 1, reference: 'INV 7' }])
  await openCart(page)
  await goToPayment(page)
  const choice = page.getByRole('radio', { name: /On account/ })
  await expect(choice).toBeDisabled()
  await expect(page.locator('label', { has: choice })).toContainText('This order is above what’s left.')
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
})

test('[CREDIT-01] whoever has no account is offered none, and loads nothing of it', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openCart(page)
  await goToPayment(page)
  await expect(page.getByRole('radio', { name: /Cash on Delivery/ })).toBeEnabled()
  await expect(page.getByRole('radio', { name: /On account/ })).toHaveCount(0)
  expect(asked.filter((url) => url.includes('account-choice'))).toEqual([])
})
