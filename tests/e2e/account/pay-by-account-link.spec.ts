import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { endPayment } from '../../support/browser/payment-steps.ts'
import { giveCredit } from '../../support/process/give-credit.ts'

test('[CREDIT-04] a link that the desk makes pays an account without signing in, until it is withdrawn', async ({
  page,
  partner,
  store,
  browser,
}) => {
  const id = await giveCredit(store, partner.phone, [
    { amount: 4_500_050, daysAgo: 60, reference: 'INV 7' },
    { amount: 3_000_000, daysAgo: 0, reference: 'INV 31' },
  ])
  const office = await (await browser.newContext({ baseURL: store.baseURL })).newPage()
  await openDesk(office, store, await grantRole(store, 'owner', 'Meera'))
  await office.goto(`/desk/credit/${id}`)
  await office.getByRole('button', { name: 'Make a link' }).click()
  const url = await office.getByRole('status', { name: 'Link' }).innerText()
  await expectAccessible(office, 'an account with its payment link')

  await page.context().clearCookies()
  const answer = await page.goto(url)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await expect(page.getByText('₹75,000.50').first()).toBeVisible()
  await expect(page.getByText('₹45,000.50 of it is overdue')).toBeVisible()
  await expect(page.getByText('INV 7')).toHaveCount(0)
  await expectAccessible(page, 'the page of a link that pays an account')
  await page.getByRole('button', { name: 'Pay ₹45,000.50' }).click()
  await endPayment(page, 'Success')
  await expect(page.getByRole('heading', { name: /^We’ve received ₹45,000.50/ })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Pay ₹30,000' })).toBeVisible()

  await office.getByRole('button', { name: 'Withdraw the link' }).click()
  await expect(office.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByText('₹')).toHaveCount(0)
})
