import { expect, type Page } from '@playwright/test'
import { newPartner } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import { tinyPicture } from '../../support/catalogue/tiny-picture.ts'

// a store of its own: this journey takes the demo away
test.use({ settings: { ORDERS_PER_HOUR: '999' } })

const sheet = `name,department,category,subcategory,status,hsn,size,unit,price with gst,mrp
Nayab OPC 53 cement,Structure,Cement,OPC,draft,2523,50 kg,bag,402,450
Nayab PPC cement,Structure,Cement,PPC,draft,2523,50 kg,bag,372,
Dhruv TMT bar,Structure,Steel,TMT bars,draft,7214,10 mm,piece,590,
,,,,,,12 mm,piece,826,
Dhruv binding wire,Structure,Steel,Wire,draft,7217,1 kg,kg,94.40,
Dhruv nails,Structure,Steel,Wire,draft,7317,1 kg,pack,118,
`

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Select ${name}` }) })

test('[GOODS-01] [GOODS-02] [GOODS-03] from the demo to a shop of one’s own: a spreadsheet, two photos, published, and an order', async ({
  page,
  store,
}) => {
  test.slow()
  const phone = await grantRole(store, 'owner', 'Asha')
  await openDesk(page, store, phone)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/catalogue')
  await page.getByRole('button', { name: 'Remove the demo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the demo' }).click()
  await expect(page.getByText(/The demo is gone/)).toBeVisible()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await expectAccessible(page, 'an empty catalogue')

  await page.getByRole('link', { name: 'Begin with a spreadsheet' }).click()
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
  await expect(page.getByText(/^12 new, 0 changed/)).toBeVisible()
  await expectAccessible(page, 'a checked spreadsheet')
  await page.getByRole('button', { name: 'Import now' }).click()
  await expect(page.getByText('Imported', { exact: true }).first()).toBeVisible()

  for (const name of ['Nayab OPC 53 cement', 'Dhruv TMT bar']) {
    await page.goto('/desk/catalogue/products')
    await row(page, name).getByRole('link').click()
    await page
      .getByLabel('Add a picture')
      .first()
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await tinyPicture() })
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  }

  expect((await page.request.get('/product/nayab-opc-53-cement')).status()).toBe(404)
  await page.goto('/desk/catalogue/products')
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('5 changed')).toBeVisible()

  await page.goto('/subpage?mainCat=cement')
  await expect(page.getByText('Nayab OPC 53 cement').first()).toBeVisible()
  const customer = await newPartner(store)
  await customer.addAddress({ receiverName: 'Meena' })
  await customer.placeOrder('nayab-opc-53-cementVariant[0]')
  await page.goto('/desk/orders')
  await expect(page.getByText(/Nayab OPC 53 cement/).first()).toBeVisible()
})
