import { expect, type Page } from '@playwright/test'
import { newPartner } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { goToPayment, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { grantRole, openDesk, openRoom } from '../../support/browser/desk-steps.ts'
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

const CEMENT = 'Nayab OPC 53 cement'

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Select ${name}` }) })

test('[GOODS-01] [GOODS-02] [GOODS-03] [STOCK-01] [AREA-01] [AREA-02] from the demo to a shop of one’s own: a spreadsheet, two photos, an area with its day, stock, published, an order, and the stock falls', async ({
  page,
  browser,
  store,
}) => {
  test.slow()
  const phone = await grantRole(store, 'owner', 'Asha')

  await test.step('the first page leads on, and removes the demo', async () => {
    await openDesk(page, store, phone)
    await expect(page.getByRole('heading', { name: 'Set up your shop' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove the demo' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the demo' }).click()
    await expect(page.getByText(/The demo is gone/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove the demo' })).toBeHidden()
    await expect(page.getByText('0 of 5 done')).toBeVisible()
    await page.getByRole('link', { name: 'Bring your products' }).click()
    await expect(page.getByText('Nothing here yet')).toBeVisible()
    await expectAccessible(page, 'an empty catalogue')
  })

  await test.step('two categories and five products come from a spreadsheet', async () => {
    await page.getByRole('link', { name: 'Import a spreadsheet' }).click()
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
    await expect(page.getByText(/^12 new, 0 changed/)).toBeVisible()
    await expectAccessible(page, 'a checked spreadsheet')
    await page.getByRole('button', { name: 'Import now' }).click()
    await expect(page.getByText('Imported', { exact: true }).first()).toBeVisible()
  })

  await test.step('two of them get a photo', async () => {
    for (const name of [CEMENT, 'Dhruv TMT bar']) {
      await openRoom(page, 'Catalogue')
      await row(page, name).getByRole('link').click()
      await page
        .getByLabel('Add a picture')
        .first()
        .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await tinyPicture() })
      await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    }
  })

  await test.step('the shop delivers in Gurugram, within two working days', async () => {
    await openRoom(page, 'Delivery')
    await page.getByRole('button', { name: 'Add an area' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Gurugram')
    await page.getByLabel('PIN codes', { exact: true }).fill('122')
    await page.getByLabel('Lead time in working days').fill('2')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. The shop now promises delivery by these rules.')).toBeVisible()
    await expectAccessible(page, 'the first area')
  })

  await test.step('forty bags of cement are in stock', async () => {
    await openRoom(page, 'Stock')
    await page.getByLabel('Show', { exact: true }).selectOption('all')
    await page.getByRole('button', { name: CEMENT }).click()
    await page.getByRole('dialog').getByLabel('Track stock').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('link', { name: 'Receipt' }).click()
    await page.getByLabel('Barcode or name').fill('OPC 53')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByLabel(/^Units of/).fill('40')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('all five are published', async () => {
    expect((await page.request.get('/product/nayab-opc-53-cement')).status()).toBe(404)
    await openRoom(page, 'Catalogue')
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('5 changed')).toBeVisible()
    await openRoom(page, 'Today')
    await expect(page.getByText('3 of 5 done')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Done: Bring your products/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Say which firm sells/ })).toBeVisible()
    await expectAccessible(page, 'the first steps, some of them done')
  })

  await test.step('a shopper finds it, sees the day, and orders ten bags', async () => {
    const viewport = page.viewportSize()
    const shopper = await (await browser.newContext({ baseURL: store.baseURL, viewport })).newPage()
    const customer = await newPartner(store)
    await customer.addAddress({ receiverName: 'Meena Joshi' })
    await customer.signInBrowser(shopper.context())
    await shopper.goto('/subpage?mainCat=cement')
    // a product of a list opens in a tab of its own
    const opening = shopper.waitForEvent('popup')
    await shopper.getByRole('link', { name: CEMENT }).first().click()
    const product = await opening
    await product.getByRole('button', { name: 'Check your PIN code' }).click()
    await product.getByLabel('When can we deliver?').fill('122001')
    await product.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(product.getByText(/^Delivered by \w+day, \d{1,2} \w+$/)).toBeVisible()
    await product.getByRole('button', { name: 'Buy Now', exact: true }).click()
    await shopper.goto('/cart')
    const quantity = shopper.getByLabel(`Quantity of ${CEMENT}`).locator('visible=true').last()
    await quantity.fill('10')
    await quantity.press('Enter')
    await goToPayment(shopper)
    await shopper.getByRole('radio', { name: /Cash on Delivery/ }).check()
    await shopper.getByRole('button', { name: 'Place Order', exact: true }).click()
    await expect(orderPlaced(shopper)).toContainText('Delivered by ')
    await shopper.context().close()
  })

  await test.step('the order is there, and thirty bags are left to sell', async () => {
    await openRoom(page, 'Orders')
    await page.getByRole('link', { name: /Meena Joshi/ }).click()
    await expect(page.getByText(`10 × ${CEMENT}`)).toBeVisible()
    await expect(page.getByText(/^Delivered by /)).toBeVisible()
    await openRoom(page, 'Stock')
    await expect(page.getByText(/30 available · Yard: 40, 10 reserved/)).toBeVisible()
    await openRoom(page, 'Today')
    await expect(page.getByRole('link', { name: /Meena Joshi/ })).toBeVisible()
    // an order does not end it: two things are still to be done
    const list = page.getByRole('heading', { name: 'Set up your shop' })
    await expect(list).toBeVisible()
    await expect(page.getByText('3 of 5 done')).toBeVisible()
    await page.getByRole('button', { name: 'Hide this list' }).click()
    await expect(list).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: 'Show what’s left to set up' }).click()
    await expect(list).toBeVisible()
    await page.reload()
    await expect(list).toBeVisible()
  })
})
