import { expect } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { fillOrderPad, grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

test('[PRICE-10] staff type the price of a line at the order pad and the counter: what may not be is said, and what is charged keeps its reason @journey @journey-wide', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await fillOrderPad(page, { bags: 20, name: 'Bhola Ram' })
  const price = page.getByLabel(/^Price of .*, for one/)
  const change = page.getByRole('button', { name: /^Change price of/ })
  await change.click()
  await expect(page.getByText(/^Still needed: .*Price and reason of/)).toBeVisible()
  await price.fill('9999')
  await expect(page.getByText(/can’t be above the one that everybody pays/)).toBeVisible()
  await page.getByRole('button', { name: 'Large order' }).click()
  await price.fill('100')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert')).toContainText('381.9')
  await price.fill('390')
  await expect(page.getByText(/^You give away/)).toContainText('₹12')
  await expectAccessible(page, 'a price that is typed')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(/^Order \d{4}-\d{4}-\d placed$/)).toBeVisible()
  await expect(page.getByText(/Price by Ravi: Large order · instead of ₹402/)).toBeVisible()
  await expect(page.getByText('₹7,800').first()).toBeVisible()

  await page.goto('/desk/counter')
  await expect(page.getByLabel('Scan a barcode or search')).toBeFocused()
  await page.keyboard.type('20 opc 53 cement')
  await page.keyboard.press('Enter')
  await page
    .getByRole('group', { name: /^Which one/ })
    .getByRole('button')
    .first()
    .click()
  await change.click()
  const dialog = page.getByRole('dialog', { name: /^Change price of/ })
  await dialog.getByLabel(/^Price of .*, for one/).fill('390')
  await dialog.getByRole('button', { name: 'Rounded off' }).click()
  await expectAccessible(page, 'the price of a line at the counter')
  await dialog.getByRole('button', { name: 'Use this price' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^Your price, instead of .*: Rounded off$/)).toBeVisible()
  await expect(page.getByText('₹7,800').first()).toBeVisible()
  await page.getByRole('button', { name: /^Cash/ }).click()
  await page.keyboard.type('8000')
  await page.getByRole('button', { name: /received in cash$/ }).click()
  await expect(page.getByRole('heading', { name: /^Sold: bill / })).toBeVisible()
  await expect(page.getByText('₹200').first()).toBeVisible()
})
