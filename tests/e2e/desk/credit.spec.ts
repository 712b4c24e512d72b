import { expect } from '@playwright/test'
import { freshPhone } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import { signInOverHttp } from '../../support/process/sign-in-over-http.ts'

test('[CREDIT-01] [CREDIT-02] a dealer gives credit, enters the old book, and takes a cheque that bounces', async ({
  page,
  store,
}) => {
  test.slow()
  const phone = freshPhone()
  await signInOverHttp(store, phone)
  await openDesk(page, store, await grantRole(store, 'manager', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/credit')
  await page.getByRole('button', { name: 'Give credit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByLabel('Credit limit').fill('2,00,000')
  await expectAccessible(page, 'giving credit')
  await dialog.getByRole('button', { name: 'Give credit' }).click()
  await expect(page.getByText('₹2,00,000 left of the limit')).toBeVisible()

  for (const [amount, number] of [
    ['30000.50', 'B 1'],
    ['45000', 'B 2'],
  ] as const) {
    await page.getByRole('button', { name: 'Add an opening balance' }).click()
    await dialog.getByLabel('Amount').fill(amount)
    await dialog.getByLabel('Day of the bill').fill('2026-08-01')
    await dialog.getByLabel('Bill number').fill(number)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Receive money' }).click()
  await dialog.getByLabel('Amount').fill('50000')
  await dialog.getByLabel('How it was paid').selectOption('Cheque')
  await expect(dialog.getByText('Enter the six digits of the cheque')).toBeVisible()
  await dialog.getByLabel('Cheque number').fill('123456')
  await dialog.getByLabel('Bank of the cheque').fill('SBI')
  await dialog
    .getByLabel('Date of the cheque')
    .fill(await page.evaluate(() => new Date().toISOString().slice(0, 10)))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('₹25,000.50 of ₹45,000 open')).toBeVisible()
  await expectAccessible(page, 'an account of credit')

  await page.getByRole('button', { name: /^Bounced: Cheque 123456/ }).click()
  await dialog.getByLabel('Bank charge passed on').fill('590')
  await dialog.getByLabel('Reason').fill('No money in the account')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Balance ₹75,590.50')).toBeVisible()

  await page.getByRole('link', { name: 'Statement', exact: true }).click()
  await page.getByRole('button', { name: 'This financial year' }).click()
  await expect(page.getByText('B 2').filter({ visible: true }).first()).toBeVisible()
  await expectAccessible(page, 'a statement')
  await page.getByRole('button', { name: 'Confirmation of balance' }).click()
  const paper = page.getByRole('link', { name: 'Print in Hindi' })
  const pdf = await page.request.get((await paper.getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await expectAccessible(page, 'a confirmation of balance')

  await page.goto(`/desk/credit?q=${phone}`)
  await expect(page.getByRole('listitem').filter({ hasText: '₹75,590.50' })).toBeVisible()
  await expectAccessible(page, 'the accounts of credit')
})
