import { expect } from '@playwright/test'
import { freshPhone } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import { signInOverHttp } from '../../support/process/sign-in-over-http.ts'

test('[PRICE-08] a dealer agrees prices with a customer, takes an order at them, changes the list and removes it', async ({
  page,
  store,
}) => {
  test.slow()
  const phone = freshPhone()
  await signInOverHttp(store, phone)
  await openDesk(page, store, await grantRole(store, 'manager', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/catalogue/price-lists')
  await expectAccessible(page, 'the price lists')
  await page.getByRole('link', { name: 'New price list' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Builders of the north')
  await page.getByLabel('Add a customer or firm').fill(phone)
  await page.getByRole('list', { name: 'Found' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Add a price' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Per cent off the shop’s price').fill('2.5')
  await expectAccessible(page, 'a price of a list')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Add a price' }).click()
  await dialog.getByLabel('On what').selectOption('A category')
  await dialog.getByRole('combobox', { name: 'A category', exact: true }).fill('cement')
  await page
    .getByRole('option', { name: /cement/i })
    .first()
    .click()
  await dialog.getByLabel('Only this brand').fill('Adrika')
  await dialog.getByLabel('Per cent off the shop’s price').fill('1')
  await expectAccessible(page, 'a price of one brand in a category')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^Adrika in /)).toBeVisible()
  await page.getByRole('button', { name: 'Add a price' }).click()
  await dialog.getByLabel('On what').selectOption('One size of a product')
  await dialog.getByLabel('Find the product').fill('adrika opc 53 cement')
  await dialog
    .getByLabel('Product', { exact: true })
    .selectOption({ label: 'Adrika OPC 53 Grade Cement, 50 kg' })
  await dialog.getByLabel('What they get').selectOption('A price of its own')
  await dialog.getByLabel('Price of one, with GST').fill('380')
  await dialog.getByLabel('From quantity').fill('10')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('₹380.00 each, from 10')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Builders of the north' })).toBeVisible()
  await expectAccessible(page, 'a price list')

  await page.goto('/desk/new-order')
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByLabel('What do they need?').fill('12 bag adrika opc 53 cement 50 kg')
  await page.getByRole('button', { name: 'Find items' }).click()
  await expect(page.getByText('Agreed price · instead of ₹402')).toBeVisible()
  await expect(page.getByText('₹4,560').first()).toBeVisible()

  await page.goto('/desk/catalogue/price-lists')
  await page.getByRole('link', { name: /Builders of the north/ }).click()
  await page.getByRole('button', { name: /^Change the price of Everything/ }).click()
  await dialog.getByLabel('Per cent off the shop’s price').fill('3')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('3% off')).toBeVisible()
  await page.getByRole('button', { name: 'Remove list' }).click()
  await dialog.getByRole('button', { name: 'Remove list' }).click()
  await expect(page.getByText('This list was removed and holds for nobody.')).toBeVisible()
  await page.getByRole('button', { name: 'Put back' }).click()
  await expect(page.getByRole('button', { name: 'Remove list' })).toBeVisible()
})

test('[PRICE-08] a sheet of agreed prices is looked at, makes a list, is changed in it and undone', async ({
  page,
  store,
}) => {
  test.slow()
  const phone = freshPhone()
  await signInOverHttp(store, phone)
  await openDesk(page, store, await grantRole(store, 'manager', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/catalogue/price-lists')
  await page.getByRole('link', { name: 'Import' }).last().click()
  const choose = (rows: readonly string[]) =>
    page.getByLabel('Choose a file').setInputFiles({
      name: 'Masons of the south.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        ['On,Brand,SKU,Per cent off,Price with GST,From quantity,For whom', ...rows].join('\n'),
      ),
    })
  await choose([`Everything,,,2,,,${phone}`, ',Adrika,,0.05,,,', ',,no-such-code,,380,,'])
  await expect(page.getByText('1 to add · 2 not possible')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the list' })).toHaveCount(0)
  await expectAccessible(page, 'rows of a price list that cannot all be taken')
  await choose([`Everything,,,2,,,${phone}`, ',Adrika,,5%,,10,'])
  await expect(page.getByLabel('Name of the new list')).toHaveValue('Masons of the south')
  await page.getByRole('button', { name: 'Save the list' }).click()
  await page.getByRole('link', { name: 'Open the price list' }).click()
  await expect(page.getByText('5% off, from 10')).toBeVisible()

  await page.getByRole('link', { name: 'Import into this list' }).click()
  await page.getByLabel('Remove what the file leaves out').check()
  await choose(['Everything,,,3,,,'])
  await expect(page.getByText('Changes. Until now 2% off').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Adrika: 5% off, from 10')).toBeVisible()
  await expectAccessible(page, 'an import that changes a price list')
  await page.getByRole('button', { name: 'Save the list' }).click()
  await page.getByRole('link', { name: 'Open the price list' }).click()
  await expect(page.getByText('5% off, from 10')).toBeHidden()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('5% off, from 10')).toBeVisible()
  await expect(page.getByText('2% off', { exact: true })).toBeVisible()
})
