import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { endPayment } from '../../support/browser/payment-steps.ts'
import { giveCredit } from '../../support/process/give-credit.ts'

test('[CREDIT-02] a customer sees what they owe, what is due when, and takes the statement along', async ({
  page,
  partner,
  store,
}) => {
  await giveCredit(store, partner.phone, [
    { amount: 4_500_050, daysAgo: 60, reference: 'INV 7' },
    { amount: 3_000_000, daysAgo: 0, reference: 'INV 31' },
  ])
  await page.goto('/profile')
  await page.getByRole('main').getByRole('link', { name: 'Your Credit Account' }).click()
  await expect(page.getByText('₹75,000.50').first()).toBeVisible()
  const bills = page.getByRole('list', { name: 'Open bills' }).getByRole('listitem')
  await expect(bills.filter({ hasText: 'INV 7' })).toContainText('30 days late')
  await page.getByRole('button', { name: 'See your statement' }).click()
  const entries = page.getByRole('list', { name: 'Entries' })
  await expect(entries).toContainText('Opening balance')
  await page.getByLabel('Period').selectOption('This financial year')
  await expect(entries).toContainText('INV 7')
  await expectAccessible(page, 'an own credit account')
  const address = await page.getByRole('link', { name: 'Statement (PDF)' }).getAttribute('href')
  const pdf = await page.request.get(address ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
})

test('[CREDIT-03] [PAY-02] a customer pays what is overdue online, and it is in their account @journey', async ({
  page,
  partner,
  store,
}) => {
  await giveCredit(store, partner.phone, [
    { amount: 4_500_050, daysAgo: 60, reference: 'INV 7' },
    { amount: 3_000_000, daysAgo: 0, reference: 'INV 31' },
  ])
  await page.goto('/profile/credit')
  await page.getByRole('button', { name: 'Pay online' }).click()
  await expect(page.getByRole('radio', { name: 'What is overdue ₹45,000.50' })).toBeChecked()
  await page.getByRole('radio', { name: 'Another amount' }).check()
  await page.getByLabel('Amount', { exact: true }).fill('80000')
  await expect(page.getByRole('alert')).toHaveText('Up to ₹75,000.50.')
  await expect(page.getByRole('button', { name: 'Pay ₹80,000' })).toBeDisabled()
  await page.getByLabel('Amount', { exact: true }).fill('50000')
  await expectAccessible(page, 'the choice of what is paid into an account')
  const pay = page.getByRole('button', { name: /^Pay ₹50,000/ })
  await pay.click()
  await endPayment(page, 'Cancel')
  await expect(page.getByRole('alert')).toHaveText('Your payment wasn’t completed. You can try again.')
  await page.getByRole('radio', { name: 'Another amount' }).check()
  await page.getByLabel('Amount', { exact: true }).fill('50000')
  await pay.click()
  await endPayment(page, 'Success')
  await expect(page.getByRole('heading', { name: /^We’ve received ₹50,000/ })).toBeVisible()
  await expectAccessible(page, 'a payment into an account that has arrived')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('₹25,000.50').first()).toBeVisible()
  const bills = page.getByRole('list', { name: 'Open bills' }).getByRole('listitem')
  await expect(bills).toHaveCount(1)
  await expect(bills).toContainText('INV 31')
})

test('[CREDIT-02] whoever has no account finds nothing of it', async ({ page, partner }) => {
  await page.goto('/profile')
  await expect(page.getByText(partner.phone.slice(-5)).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your Credit Account' })).toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('credit'))).toEqual([])
})
