import { expect } from '@playwright/test'
import { newPartner } from '../../../support/api/test-partner.ts'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { cement } from '../../../support/browser/checkout-steps.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

// a store of its own: what it runs out of is bought by other tests
test.use({ settings: { OPEN_CASH_ORDERS: '31' } })

test('[STOCK-01] [STOCK-02] a variant is tracked, a receipt raises it, a customer orders, and the stock falls', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  await page.goto('/desk/stock?filter=all&q=opc-cement-53-adrika')
  await page.getByRole('button', { name: cement.name }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Track stock').check()
  await dialog.getByLabel('Low-stock level').fill('20')
  await dialog.getByLabel('Barcode', { exact: true }).fill('8901234567890')
  await expectAccessible(page, 'how stock is kept')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/desk/stock/receipt')
  await page.getByLabel('Barcode or name').fill('8901234567890')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByLabel(/^Units of/).fill('15')
  await page.getByLabel(/^Unit cost of/).fill('312.50')
  await page.getByLabel('Supplier').fill('Adrika Depot')
  await expectAccessible(page, 'a receipt')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()

  const partner = await newPartner(store)
  await partner.addAddress({ receiverName: 'Meena Joshi' })
  await partner.placeOrder(cement.line, 10)

  await page.goto(cement.path)
  await expect(page.getByText('Only 5 left').first()).toBeVisible()
  await expectAccessible(page, 'a product of which little is left')
  await partner.placeOrder(cement.line, 5)
  // the cached page goes once the store has heard of the change
  await expect(async () => {
    await page.goto(cement.path)
    await expect(page.getByText('Out of stock').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: /Buy Now/ })).toBeHidden()

  await page.goto('/desk/stock')
  await expect(page.getByText(/0 available · Yard: 15, 15 reserved/)).toBeVisible()
  await expectAccessible(page, 'the stock')
  await page.getByRole('link', { name: 'Movements' }).click()
  await expect(page.getByText('+15')).toBeVisible()
  await expectAccessible(page, 'movements of stock')
})

test('[STOCK-01] [STOCK-02] places are added, renamed, ordered and closed; what runs low stands on the first page', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/stock/places')
  const first = page.getByRole('listitem').filter({ hasText: 'Sells first' })
  await expect(first.getByLabel('Name of Yard')).toBeVisible()
  await page.getByLabel('New location').fill('Depot')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Move Depot up' }).click()
  await page.getByRole('button', { name: 'Move Depot up' }).click()
  await expect(first.getByLabel('Name of Depot')).toBeVisible()
  await page.getByLabel('Name of Depot').fill('Sector 37 Depot')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(first.getByLabel('Name of Sector 37 Depot')).toBeVisible()
  await page.getByLabel('Default low-stock level').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await expectAccessible(page, 'places of stock')

  const other = 'ppc-cement-adrika'
  await page.goto(`/desk/stock?filter=all&q=${other}`)
  await page.getByRole('button', { name: /PPC/ }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Low-stock level')).toHaveValue('12')
  await dialog.getByLabel('Track stock').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/desk/stock/places')
  await page.getByRole('button', { name: 'Close Sector 37 Depot' }).click()
  await expect(page.getByLabel('Name of Sector 37 Depot')).toBeHidden()

  await page.goto('/desk')
  await page.getByRole('link', { name: /^Low stock/ }).click()
  await expect(page).toHaveURL(/filter=short&sort=days/)
  await expect(page.getByLabel('Show', { exact: true })).toHaveValue('short')
  await expect(page.getByText(/PPC/).first()).toBeVisible()
  await expectAccessible(page, 'what runs low')
})
