import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { pick } from '../../../support/browser/pick.ts'
import { test } from '../../../support/browser/store-test.ts'

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('[GOODS-03] columns that are not known are matched by hand once, and the next sheet needs no hand', async ({
  page,
  store,
}, { project }) => {
  // each screen size has heads of its own: what was matched is remembered for the whole store
  const sheet = (item: string) =>
    `Maal ${project.name},Rate,HSN/SAC,Godown\n${item} ${project.name},118,7317,B-12\n`
  await openDesk(page, store, await grantRole(store, 'owner', 'Asha'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/catalogue/import')
  await choose(page, 'supplier.csv', sheet('Coir rope'))

  await expect(page.getByRole('heading', { name: 'What is in the columns?' })).toBeVisible()
  await expect(page.getByText('B-12')).toBeVisible()
  await expect(page.getByRole('combobox', { name: '“Rate” is' })).toHaveValue('Price with GST')
  await expect(page.getByRole('combobox', { name: '“HSN/SAC” is' })).toHaveValue('HSN code')
  await expect(page.getByText(/Choose the column with each product’s name/)).toBeVisible()
  await expect(page.getByText(/No column for “Unit”/)).toBeVisible()
  const next = page.getByRole('button', { name: 'Check the file' })
  await expect(next).toBeDisabled()
  await expectAccessible(page, 'columns to match')

  await pick(page, `“Maal ${project.name}” is`, 'Price with GST')
  await expect(page.getByText('Two columns are “Price with GST”. Keep one of them.')).toBeVisible()
  await pick(page, `“Maal ${project.name}” is`, 'Name')
  await pick(page, '“Godown” is', 'A specification: Godown')
  await next.click()
  await expect(page.getByText(/^1 new, 0 changed/)).toBeVisible()
  await expect(page.getByText(`Coir rope ${project.name}`)).toBeVisible()

  await page.getByRole('button', { name: 'Change the columns' }).click()
  await expect(page.getByRole('heading', { name: 'What is in the columns?' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard this file' }).click()

  await choose(page, 'next.csv', sheet('Jute rope'))
  await expect(page.getByText(/^1 new, 0 changed/)).toBeVisible()
  await expect(page.getByText(`Jute rope ${project.name}`)).toBeVisible()
})
