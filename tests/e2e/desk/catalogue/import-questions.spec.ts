import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

// a store of its own: other tests read what these change
test.use({ settings: { STORE_OF: 'import-questions' } })

test('[GOODS-03] [PRICE-07] each product of an import is answered by itself, and a reload in the middle loses nothing', async ({
  page,
  store,
}, { project }) => {
  const own = project.name
  const sheet = (rows: readonly string[]) =>
    `name,category,hsn,gst rate,size,unit,price,stock\n${rows.map((row) => `${row.replace(' ', ` ${own} `)}\n`).join('')}`
  await openDesk(page, store, await grantRole(store, 'owner', 'Asha'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/catalogue/import')
  await choose(
    page,
    'first.csv',
    sheet([
      'Zed Rod,Rods,7214,18,8 mm,rod,500,',
      'Zed Nut,Rods,7318,18,8 mm,pack,100,',
      'Zed Cap,Rods,3917,18,20 mm,piece,20,',
      'Zed Cap,,,,25 mm,piece,30,',
    ]),
  )
  await page.getByRole('button', { name: 'Import now' }).click()
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()

  await choose(
    page,
    'second.csv',
    sheet([
      'Zed Rod,Rods,7214,18,8 mm,rod,50,12',
      'Zed Nut,Rods,7318,18,8 mm,pack,10,',
      'Zed Cap,Rods,3917,18,20 mm,piece,21,',
    ]),
  )
  await expect(page.getByText(/^3 products wait for your answers/)).toBeVisible()
  await expect(page.getByText('a size that was never counted')).toBeVisible()
  const next = page.getByRole('button', { name: 'Import now' })
  await expect(next).toBeDisabled()
  await expectAccessible(page, 'questions of an import')

  await page.getByLabel(`What happens to its other sizes? zed-${own}-cap`).selectOption('Keep them')
  await page.getByText(/^Prices of 2 products fall or rise/).click()
  await page.getByLabel(`Is this price right? zed-${own}-nut`).selectOption('Don’t import these')
  await page.reload()
  await expect(page.getByLabel(`Is this price right? zed-${own}-nut`)).toHaveValue('false')
  await expect(page.getByLabel(`What happens to its other sizes? zed-${own}-cap`)).toHaveValue('keep')
  await next.click()
  await expect(page.getByText('Imported. 1 waiting for an answer stayed as they are')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Choose a file')).toBeVisible()

  await page.goto(`/desk/catalogue/products/zed-${own}-rod`)
  await expect(page.getByLabel('Price with GST')).toHaveValue('50')
  await expect(page.getByText('No barcode · 12 can be sold')).toBeVisible()
  await page.getByRole('button', { name: 'Change barcode and stock of 8 mm' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Barcode' }).fill('8901030000002')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/its last digit would be 3/)).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'Barcode' })
    .fill(own.includes('wide') ? '96385074' : '4006381333931')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Barcode \d+ · 12 can be sold/)).toBeVisible()
})
