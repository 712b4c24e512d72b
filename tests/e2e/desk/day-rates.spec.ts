import { expect } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'

// a store of its own: other tests read what these change
test.use({ settings: { STORE_OF: 'day-rates' } })

test('[PRICE-09] an owner makes a day rate, sets it after seeing what it does, schedules tomorrow’s, undoes today’s and imports one', async ({
  page,
  store,
}) => {
  test.slow()
  await openDesk(page, store, await grantRole(store, 'owner', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/catalogue/day-rates')
  await page.getByRole('link', { name: 'New day rate' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Adrika cement')
  await page.getByLabel('Rate per').fill('bag')
  await page.getByLabel('Add a size').fill('adrika opc 53 cement')
  await page.getByRole('button', { name: 'Add Adrika OPC 53 Grade Cement, 50 kg' }).click()
  await page.getByLabel('Difference in rupees for Adrika OPC 53 Grade Cement, 50 kg').fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Adrika cement' })).toBeVisible()
  await expectAccessible(page, 'a day rate')

  await page.goto('/desk/catalogue/day-rates')
  const dialog = page.getByRole('dialog')
  const board = page.getByRole('list', { name: 'Day rates' })
  await board.getByLabel('Adrika cement: rate per bag, with GST').fill('40')
  await board.getByRole('button', { name: 'Set the rate of Adrika cement' }).click()
  await expect(dialog.getByText('These prices would change by more than half.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await board.getByLabel('Adrika cement: rate per bag, with GST').fill('410')
  await board.getByRole('button', { name: 'Set the rate of Adrika cement' }).click()
  await expect(dialog.getByText('₹402 → ₹412')).toBeVisible()
  await expectAccessible(page, 'what a rate would do')
  await dialog.getByRole('button', { name: 'Set the rate' }).click()
  await expect(board.getByText('Set today by Meena')).toBeVisible()
  await expect(board.getByText('₹410.00')).toBeVisible()

  await board.getByLabel('Adrika cement: rate per bag, with GST').fill('415')
  await expect(board.getByText('Up ₹5 (1.2%)')).toBeVisible()
  await board.getByRole('button', { name: 'Set the rate of Adrika cement' }).click()
  await dialog.getByLabel('When').selectOption('At a day and time')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(board.getByText('₹415.00 from')).toBeVisible()
  await expectAccessible(page, 'the board of day rates')

  await board.getByRole('link', { name: 'Adrika cement' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Now ₹402')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Undone' })).toBeVisible()
  await page.goto('/desk/catalogue/scheduled')
  const scheduled = page.getByRole('listitem').filter({ hasText: 'The day rate will be ₹415.00 per bag on' })
  await expect(scheduled.getByRole('link', { name: 'Adrika cement' })).toBeVisible()
  await expectAccessible(page, 'what is scheduled')
  await scheduled.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing is scheduled')).toBeVisible()

  await page.goto('/desk/catalogue/day-rates')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Day rate,Rate\nAdrika cement,405.50\n'),
  })
  await expect(page.getByText('Set to ₹405.50 · 1 price changes')).toBeVisible()
  await expectAccessible(page, 'a file of day rates')
  await page.getByRole('button', { name: 'Save and set' }).click()
  await expect(page.getByText('Saved. Each rate can be undone on its page.')).toBeVisible()
  await page.getByRole('link', { name: 'Day rates' }).click()
  await expect(board.getByText('₹405.50')).toBeVisible()
})
