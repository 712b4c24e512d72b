import { expect, type Page } from '@playwright/test'
import { newPartner } from '../../../support/api/test-partner.ts'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')

test('[COUNTER-04] a bill is paid partly in cash and the rest by UPI, and goes back as it was paid', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/counter')
  const box = page.getByLabel('Scan a barcode or search')
  await expect(box).toBeFocused()
  await page.keyboard.type('20 opc 53 cement')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: /^Which one/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Quantity of/ }).first()).toHaveValue('20')
  await page.getByRole('button', { name: /^Split the payment/ }).click()
  // the whole of it is no split
  await expect(page.getByLabel('In cash')).toBeFocused()
  await page.keyboard.type('1000000')
  await expect(page.getByText('Enter what is paid in each way').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sell for/ })).toBeDisabled()
  await page.getByLabel('In cash').fill('5000')
  await expectAccessible(page, 'a split payment')
  await page.getByLabel(/^UPI reference/).fill('633812345678')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Sold: bill / })).toBeVisible()
  await expect(page.getByText('Paid in cash')).toBeVisible()
  await expect(page.getByText('Paid by UPI · 633812345678')).toBeVisible()
  await expect(page.getByText('₹5,000', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Last sales' }).click()
  await dialogOf(page).getByRole('button', { name: 'Take back' }).first().click()
  await dialogOf(page).getByRole('button', { name: /more/ }).first().click()
  await page.getByLabel('Refund method').selectOption('UPI')
  await expect(dialogOf(page).getByText('Enter the reference of the refund').first()).toBeVisible()
  await page.getByLabel('UPI reference', { exact: true }).fill('rev 6338')
  await expectAccessible(page, 'a return of a split payment')
  await dialogOf(page).getByRole('button', { name: 'Take back' }).click()
  await expect(dialogOf(page).getByText(/^Credit note /)).toBeVisible()
})

test('[COUNTER-04] a firm is billed at 360 px with its GSTIN and purchase order, and cash of a split payment gives change', async ({
  page,
  store,
}) => {
  const buyer = await newPartner(store)
  const firm = { id: crypto.randomUUID(), gstin: '07AAGFF2194N1Z1', legalName: 'Gupta & Sons' }
  const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
  await buyer.call('POST', '/api/firms', { ...firm, address })
  await page.setViewportSize({ width: 360, height: 740 })
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await page.goto('/desk/counter')
  await page.getByLabel('Scan a barcode or search').fill('20 opc 53 cement')
  await page.getByLabel('Scan a barcode or search').press('Enter')
  await page
    .getByRole('group', { name: /^Which one/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByText('Name on the bill').click()
  await page.getByLabel('Mobile number').fill(buyer.phone)
  await page.getByLabel('Bill to').selectOption('Gupta & Sons')
  await page.getByLabel('Purchase order number').fill('PO-77')
  await page.getByRole('button', { name: /^Split the payment/ }).click()
  await page.getByLabel('In cash').fill('4200')
  await page.getByLabel(/^Cash received/).fill('4000')
  await expect(page.getByRole('alert').filter({ hasText: '₹200' })).toBeVisible()
  await page.getByLabel(/^Cash received/).fill('4500')
  await expect(page.getByText('Give back')).toBeVisible()
  await expect(page.getByText('₹300', { exact: true })).toBeVisible()
  await expectAccessible(page, 'cash of a split payment')
  await page.getByLabel(/^UPI reference/).fill('633812345679')
  await page.getByRole('button', { name: /^Sell for/ }).click()
  await expect(page.getByRole('heading', { name: /^Sold: bill / })).toBeVisible()
  await expect(page.getByText('₹300', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Open the order' }).click()
  await expect(page.getByText('PO-77').first()).toBeVisible()
  await expect(page.getByText('07AAGFF2194N1Z1').first()).toBeVisible()
})
