import { readFile } from 'node:fs/promises'
import { expect, type Browser, type Page } from '@playwright/test'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { Gstr1 } from '#domain/gst-returns/wire.ts'
import { freshPhone, newPartner } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { goToPayment, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { grantRole, openDesk, openRoom } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import { sumsOfDocuments, sumsOfFile } from '../../support/builders/expected-gstr1.ts'
import { callStore } from '../../support/process/call-store.ts'
import { until } from '../../support/process/until.ts'
import { signInOverHttp } from '../../support/process/sign-in-over-http.ts'
import type { Store } from '../../support/process/start-store.ts'

// a store of its own, with nothing in it
test.use({ settings: { CATALOGUE: 'none', OPEN_CASH_ORDERS: '32' } })

const sheet = `name,department,category,subcategory,status,hsn,size,unit,price with gst,mrp
Nayab OPC 53 cement,Structure,Cement,OPC,published,2523,50 kg,bag,401.37,450
Dhruv TMT bar,Structure,Steel,TMT bars,published,7214,12 mm,piece,826.19,
`
const OWN_GSTIN = '06AAGFF2194N1Z3'
const FIRM_GSTIN = '07AAGFF2194N1Z1'

/** What the firm asks for on the phone. */
const PHONE_LIST = '20 bag OPC 53 cement\n7 piece 12 mm TMT bar'

const dialogOf = (page: Page) => page.getByRole('dialog')

test('[DESK-01] [DESK-03] [DESK-04] [DESK-05] [DESK-07] a shop from its first owner to its return: phone and web orders, two parts, a refused bag, cash ₹10 short, a credit note @journey-wide', async ({
  page,
  browser,
  store,
}) => {
  test.slow()
  const owner = await grantRole(store, 'owner', 'Asha')
  const driver = freshPhone()
  const firm = freshPhone()
  let phoneOrder = { number: '', id: '' }
  let webOrder = { number: '', id: '' }

  await test.step('the owner signs in to an empty shop', async () => {
    await openDesk(page, store, owner)
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Set up your shop' })).toBeVisible()
    await expectAccessible(page, 'the first page of an empty shop')
  })

  await test.step('brings two products from a spreadsheet', async () => {
    await page.getByRole('link', { name: 'Bring your products' }).click()
    await page.getByRole('link', { name: 'Import a spreadsheet' }).click()
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
    await expect(page.getByRole('button', { name: 'Import now' })).toBeVisible()
    await page.getByRole('button', { name: 'Import now' }).click()
    await expect(page.getByText('Imported', { exact: true }).first()).toBeVisible()
    await untilFound(store, PHONE_LIST)
  })

  await test.step('says which firm sells', async () => {
    await openRoom(page, 'Settings')
    await page.getByRole('link', { name: 'Company and invoices' }).click()
    await page.getByLabel('GSTIN', { exact: true }).fill(OWN_GSTIN)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('adds a driver', async () => {
    await openRoom(page, 'Staff')
    await page.getByLabel('Mobile number').fill(driver)
    await page.getByLabel('Name').fill('Suresh')
    await page.getByLabel('Role').selectOption({ label: 'Driver' })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Suresh' })).toBeVisible()
  })

  await test.step('takes the order of a firm in Delhi on the phone', async () => {
    await openRoom(page, 'Orders')
    await page.getByRole('link', { name: 'New order' }).click()
    await page.getByLabel('Mobile number').fill(firm)
    await expect(page.getByText('A new customer')).toBeVisible()
    await page.getByLabel('Name').fill('Bhola Builders')
    await page.getByLabel(/^What do they need/).fill(PHONE_LIST)
    await page.getByRole('button', { name: 'Find items' }).click()
    await expect(page.getByLabel('Quantity of Nayab OPC 53 cement')).toHaveValue('20')
    await expect(page.getByLabel('Quantity of Dhruv TMT bar')).toHaveValue('7')
    const address = { 'House or plot number': '7', Street: 'Ring Road', Landmark: 'Flyover', City: 'Delhi' }
    for (const [label, text] of Object.entries({ ...address, State: 'Delhi', 'PIN code': '110024' }))
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByLabel('GSTIN (optional)').fill(FIRM_GSTIN)
    await page.getByLabel('Legal name').fill('Bhola Builders Private Limited')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText(/^Order \d{4}-\d{4}-\d placed$/)).toBeVisible()
    phoneOrder = await orderOf(page)
  })

  const partner = await newPartner(store)
  await test.step('a shopper orders ten bags on the web', async () => {
    await partner.addAddress({ receiverName: 'Meena Joshi' })
    const shopper = await pageOf(browser, store, page)
    await partner.signInBrowser(shopper.context())
    await shopper.goto('/product/nayab-opc-53-cement')
    await shopper.getByRole('button', { name: 'Buy Now', exact: true }).click()
    await shopper.goto('/cart')
    const quantity = shopper.getByLabel('Quantity of Nayab OPC 53 cement').locator('visible=true').last()
    await quantity.fill('10')
    await quantity.press('Enter')
    await goToPayment(shopper)
    await shopper.getByRole('radio', { name: /Cash on Delivery/ }).check()
    await shopper.getByRole('button', { name: 'Place Order', exact: true }).click()
    await expect(orderPlaced(shopper)).toBeVisible()
    await shopper.context().close()
  })

  await test.step('both leave: the phone order as a whole, the web order in two parts', async () => {
    await page.goto(`/desk/orders/${phoneOrder.id}`)
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    await expect(page.getByRole('link', { name: /^Invoice / })).toBeVisible()
    await openRoom(page, 'Orders')
    await page
      .getByRole('link', { name: /Meena Joshi|Nayab OPC 53 cement/ })
      .filter({ hasText: 'Placed' })
      .click()
    await expect(page.getByRole('heading', { name: 'Parts' })).toBeVisible()
    webOrder = await orderOf(page)
    await page.getByRole('button', { name: 'Ship a part' }).click()
    await page.getByLabel(/^Quantity of/).fill('6')
    await dialogOf(page).getByRole('button', { name: 'Ship a part' }).click()
    await expect(page.getByText('4 to ship · 6 shipped')).toBeVisible()
    await page.getByRole('button', { name: 'Ship a part' }).click()
    await dialogOf(page).getByRole('button', { name: 'Ship a part' }).click()
    await expect(page.getByText('10 shipped')).toBeVisible()
    await expectAccessible(page, 'an order in two parts')
  })

  const trip = page.getByRole('article', { name: 'HR 55 AB 1234' })
  await test.step('the owner plans the trip and starts it', async () => {
    await openRoom(page, 'Trips')
    await page.getByRole('button', { name: 'Plan a trip' }).click()
    await page.getByLabel('Vehicle').fill('HR 55 AB 1234')
    await page.getByLabel('Capacity').fill('9000')
    await page.getByLabel('Driver').selectOption({ label: 'Suresh' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: `Add order ${phoneOrder.number}` }).click()
    await expect(trip.getByText(phoneOrder.number)).toBeVisible()
    await page.getByRole('button', { name: /^Add all of/ }).click()
    await expect(trip.getByText(webOrder.number)).toHaveCount(2)
    await trip.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start' }).click()
    await expect(trip.getByText('On the road')).toBeVisible()
  })

  await test.step('the driver delivers: cash, a bag refused at the door, UPI', async () => {
    const road = await pageOf(browser, store, page)
    await openDesk(road, store, driver)
    await expect(road.getByRole('heading', { level: 1, name: 'My trip' })).toBeVisible()
    const stop = (number: number) => road.getByRole('article', { name: `Stop ${number}` })
    const report = async (number: number, name: string, method: string) => {
      await stop(number).getByRole('button', { name, exact: true }).click()
      if (name === 'Partly refused') {
        await road.getByLabel(/^Refused units of/).fill('1')
        await road.getByRole('button', { name: 'Torn or wet' }).click()
      }
      await road.getByLabel(method).check()
      await dialogOf(road).getByRole('button', { name, exact: true }).click()
    }
    await report(1, 'Delivered', 'All in cash')
    await expect(stop(1).getByText('Delivered', { exact: true })).toBeVisible()
    await report(2, 'Partly refused', 'All in cash')
    await expect(stop(2).getByText('Partly refused')).toBeVisible()
    await report(3, 'Delivered', 'All by UPI')
    await expect(road.getByText('3 of 3 done')).toBeVisible()
    await expect(road.getByText('Waiting to send')).toHaveCount(0)
    await road.context().close()
  })

  await test.step('the trip is closed, and its cash counted ₹10 short', async () => {
    await page.reload()
    await trip.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await expect(trip.getByText('Closed')).toBeVisible()
    await openRoom(page, 'Cash')
    await page.getByRole('button', { name: 'Count what Suresh hands in' }).click()
    // 20 bags and 7 bars, and five of the bags of the first part
    const expected = rupeesIn(await dialogOf(page).getByText('expected.').innerText())
    expect(expected).toBe((25 * 40_137 + 7 * 82_619) / 100)
    await page.getByLabel('Counted').fill((expected - 10).toFixed(2))
    await expect(page.getByText('₹10 short')).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Hand in' })).toBeDisabled()
    await page.getByLabel('Reason for the difference').fill('Toll at the border')
    await expectAccessible(page, 'counting cash')
    await dialogOf(page).getByRole('button', { name: 'Hand in' }).click()
    await expect(page.getByText('₹10 short')).toBeVisible()
    await expect(page.getByText('Toll at the border')).toBeVisible()
    await expect(page.getByText('Handed in', { exact: true })).toBeVisible()
    const till = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Cash in the till' }) })
    await expect(till.getByRole('definition')).toHaveText(['₹0', '₹15,807.58', '₹0', '₹15,807.58'])
  })

  await test.step('a bag of the web order comes back, with a credit note', async () => {
    await page.goto(`/desk/orders/${webOrder.id}`)
    await page.getByRole('button', { name: 'Return items' }).click()
    await page.getByLabel(/^Quantity of/).fill('1')
    await page.getByLabel('Reason').fill('Too many')
    await page.getByLabel('Refund method').selectOption({ label: 'In cash' })
    await dialogOf(page).getByRole('button', { name: 'Return items' }).click()
    await expect(page.getByText('8 delivered · 1 cancelled · 1 returned')).toBeVisible()
    await expect(page.getByText('₹3,210.96').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Credit note / })).toHaveCount(2)
    await expectAccessible(page, 'an order with a refused and a returned bag')
  })

  await test.step('GSTR-1, as it is downloaded, has the sums of the documents', async () => {
    const documents = [
      ...(await documentsOf(store, await tokenOf(store, firm), phoneOrder.id)),
      ...(await documentsOf(store, partner.token, webOrder.id)),
    ]
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual([
      'credit-note',
      'credit-note',
      'invoice',
      'invoice',
    ])
    await openRoom(page, 'Accounts')
    await page.getByLabel('Month').fill(monthOf(documents))
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download GSTR-1' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toContain(OWN_GSTIN)
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as Gstr1
    expect(sumsOfFile(file)).toEqual(sumsOfDocuments(documents))
  })
})

/** A page of somebody else, on a screen of the same size. */
async function pageOf(browser: Browser, store: Store, like: Page): Promise<Page> {
  return (await browser.newContext({ baseURL: store.baseURL, viewport: like.viewportSize() })).newPage()
}

/** Waits until lists are read with the imported products: a moment after an import ends. */
async function untilFound(store: Store, text: string): Promise<void> {
  await until('imported products to be found', async () => {
    const answer = await callStore(store, { method: 'POST', path: '/api/quick-order', body: { text } })
    const { lines } = answer as { lines: { status: string }[] }
    return lines.every(({ status }) => status === 'ready') ? true : undefined
  })
}

/** Number and id of the order that the desk shows. */
async function orderOf(page: Page): Promise<{ number: string; id: string }> {
  await expect(page).toHaveURL(/\/desk\/orders\/[\da-f-]{36}$/)
  const heading = page.getByRole('heading', { level: 1, name: /^\d{4}-\d{4}-\d$/ })
  return { number: await heading.innerText(), id: page.url().split('/').at(-1) ?? '' }
}

/** Invoice and credit notes of an order, as its customer reads them. */
async function documentsOf(store: Store, token: string, orderId: string): Promise<TaxDocument[]> {
  const read = async <T>(path: string) =>
    (await callStore(store, { method: 'GET', path: `/api/orders/${orderId}${path}`, token })) as T
  const { creditNotes } = await read<{ creditNotes: { number: string }[] }>('')
  return [
    await read<TaxDocument>('/invoice'),
    ...(await Promise.all(
      creditNotes.map(({ number }) => read<TaxDocument>(`/credit-note?number=${encodeURIComponent(number)}`)),
    )),
  ]
}

async function tokenOf(store: Store, phone: string): Promise<string> {
  return ((await signInOverHttp(store, phone)) as { token: string }).token
}

/** The month in India in which the first of these was issued. */
function monthOf([first]: readonly TaxDocument[]): string {
  return new Date(Date.parse(first?.issuedAt ?? '') + 5.5 * 3_600_000).toISOString().slice(0, 7)
}

/** The amount in a text such as `₹1,234.50 should be there.` */
function rupeesIn(text: string): number {
  return Number(/₹([\d,.]*\d)/.exec(text)?.[1]?.replaceAll(',', ''))
}
