import { expect } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk, openRoom } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

test('[DESK-08] the accountant puts a float in, takes money to the bank, and counts the till, by keyboard', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'accountant', 'Anil'))
  await openRoom(page, 'Cash')
  // the store is shared: others may have been at the till
  const card = page.getByText('Cash in the till now').locator('..')
  const held = async () => Number((await card.locator('strong').innerText()).replaceAll(/[^\d.-]/g, ''))
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
  const before = await held()
  const dialog = page.getByRole('dialog')
  const entries = page.locator('section').filter({ hasText: 'Counted, put in and taken out on this day' })

  await page.getByRole('button', { name: 'Put in' }).press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Put in' })).toBeVisible()
  await expectAccessible(page, 'money is put into the till')
  await expect(dialog.getByRole('button', { name: 'Put in' })).toBeDisabled()
  await dialog.getByLabel('Amount').fill('2000.50')
  await expect(dialog.getByLabel('Reason')).toHaveValue('float')
  await dialog.getByLabel('Reason').selectOption({ label: 'Other' })
  await expect(dialog.getByRole('button', { name: 'Put in' })).toBeDisabled()
  await dialog.getByLabel('Reason').selectOption({ label: 'Float' })
  await dialog.getByLabel('Amount').press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(held).toBe(before + 2000.5)
  await expect(entries.getByText('Float').first()).toBeVisible()

  await page.getByRole('button', { name: 'Take out' }).click()
  await dialog.getByLabel('Amount').fill(String(before + 2001))
  await expect(
    dialog.getByText('If there’s more in it, count the till first.', { exact: false }),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Take out' })).toBeDisabled()
  await dialog.getByLabel('Amount').fill('1500')
  await dialog.getByLabel('Note (optional)').fill('slip 4711')
  await dialog.getByRole('button', { name: 'Take out' }).click()
  await expect.poll(held).toBe(before + 500.5)
  await expect(entries.getByText('slip 4711')).toBeVisible()

  await page.getByRole('button', { name: 'Count the till' }).click()
  await dialog.getByLabel('Counted').fill(String(before + 490.5))
  await expect(dialog.getByText('₹10 short')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save the count' })).toBeDisabled()
  await expectAccessible(page, 'a till that is counted short')
  await dialog.getByLabel('Reason for the difference').fill('change given wrongly')
  await dialog.getByLabel('Reason for the difference').press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(held).toBe(before + 490.5)
  await expect(entries.getByText('₹10 short')).toBeVisible()
  await expect(page.getByText(`${rupees(1500)} taken out`, { exact: false })).toBeVisible()
  await expectAccessible(page, 'the cash of a day with its till')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  await page.getByRole('button', { name: 'Count the till' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
