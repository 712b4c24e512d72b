import { expect } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { fillOrderPad, grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

test('[STOCK-02] a receipt of −5 is refused and said, never booked as 5', async ({ page, store }) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Ravi'))
  // a cement that no other test buys: the store is shared
  await page.goto('/desk/stock?filter=all&q=opc-cement-53-girivar')
  await page.getByRole('button', { name: 'Girivar OPC 53 Grade Cement' }).first().click()
  await page.getByRole('dialog').getByLabel('Track stock').check()
  await page.getByRole('dialog').getByLabel('Barcode', { exact: true }).fill('8901234567890')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/desk/stock/receipt')
  await page.getByLabel('Barcode or name').fill('8901234567890')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const units = page.getByLabel(/^Units of/).first()
  await units.fill('-5')
  await expect(units).toHaveValue('-5')
  await expect(page.getByText('Enter at least 1.')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await expect(save).toHaveAccessibleDescription('Enter a number for each product.')
  let isSent = false
  await page.route('**/api/desk/stock/changes', (route) => {
    isSent = true
    return route.abort()
  })
  await save.click({ force: true })
  await expect(page.getByRole('alert').getByText('Enter a number for each product.')).toBeVisible()
  await units.press('Enter')
  await expectAccessible(page, 'a receipt that is refused')
  await units.fill('99999999')
  await expect(page.getByText('That’s too much: at most 1,00,00,000.')).toBeVisible()
  await units.fill('12 bags')
  await expect(page.getByText('Enter a number, such as 40.', { exact: false })).toBeVisible()
  expect(isSent).toBe(false)
})

test('[QUOTE-01] [DESK-04] a quotation of 400 days is refused and said, never one of 40', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Ravi'))
  await fillOrderPad(page, { bags: 3, name: 'Asha Verma' })
  const days = page.getByLabel(/days/i).last()
  await days.fill('400')
  await expect(days).toHaveValue('400')
  await expect(page.getByText('That’s too much: at most 90.')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save as quotation' })
  await expect(save).toHaveAccessibleDescription('Enter for how many days, up to 90.')
  const bags = page.getByLabel(/^Quantity of/)
  await bags.fill('99999999')
  await expect(bags).toHaveValue('99999999')
  await expect(page.getByText('That’s too much: at most 99,999.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place order' })).toBeDisabled()
})
