import { expect } from '@playwright/test'
import { newPartner } from '../../../support/api/test-partner.ts'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { fillOrderPad, grantRole, openDesk, openRoom } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

test('[DESK-04] a list is saved as a quotation, its link is accepted without signing in, and the desk sees the order', async ({
  page,
  browser,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await fillOrderPad(page, { bags: 20, name: 'Bhola Ram' })
  await page.getByRole('button', { name: 'Save as quotation' }).click()
  const link = page.getByLabel('Link for the customer')
  await expect(link).toContainText('/quotation/')
  await expectAccessible(page, 'a quotation that was saved')

  const elsewhere = await browser.newContext({ baseURL: store.baseURL })
  const customer = await elsewhere.newPage()
  await customer.goto(new URL((await link.textContent()) ?? '').pathname)
  await expect(customer.getByText('20 ×')).toBeVisible()
  await expect(customer.getByText('Bhola Ram')).toHaveCount(0)
  await expectAccessible(customer, 'a quotation as its customer sees it')
  await customer.getByRole('button', { name: 'Accept, pay on delivery' }).click()
  await expect(customer.getByText(/Your order number is \d{4}-\d{4}-\d/)).toBeVisible()
  await elsewhere.close()

  await openRoom(page, 'Quotations')
  await expect(page.getByText('Accepted').first()).toBeVisible()
  await expectAccessible(page, 'the list of quotations')
  await page.getByRole('link', { name: 'Open the order' }).first().click()
  await expect(page).toHaveURL(/\/desk\/orders\/./)
  await expect(page.getByText('Bhola Ram')).toBeVisible()
})

test('[FIRM-05] a quotation for a firm and its site is accepted on account, by whom it was made to', async ({
  page,
  browser,
  store,
}) => {
  const buyer = await newPartner(store)
  const [id, siteId] = [crypto.randomUUID(), crypto.randomUUID()]
  const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
  await buyer.call('POST', '/api/firms', { id, gstin: '07AAGFF2194N1Z1', legalName: 'Gupta & Sons', address })
  await buyer.call('POST', `/api/firms/${id}/sites`, {
    id: siteId,
    name: 'Tower B',
    address: {
      address_line1: { receiverName: 'Ravi', receiverPhoneNo: '', houseNo: '9', landmark: 'Gate 2' },
      street: 'Sohna Road',
      city: 'Gurugram',
      state: 'Haryana',
      zipcode: '122018',
      country: 'India',
      receiving: { hours: '9 am to 5 pm', notes: '' },
    },
  })
  await openDesk(page, store, await grantRole(store, 'manager', 'Meera'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const terms = { limit: 10_000_000, days: 30, checkedAt: 'ordering', isOpen: true }
  const account = { id: crypto.randomUUID(), holder: { kind: 'firm', id }, terms }
  const isOpened = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/desk/credit-accounts', { method: 'POST', headers, body: JSON.stringify(body) }))
      .ok
  }, account)
  expect(isOpened).toBe(true)
  await page.goto('/desk/new-order')
  await page.getByLabel('Mobile number').fill(buyer.phone)
  await page.getByLabel('Buys for').selectOption('Gupta & Sons')
  await page.getByLabel('Deliver to').selectOption('Tower B')
  await page.getByLabel('PO number (optional)').fill('PO-7')
  await page.getByLabel(/^What do they need/).fill('20 bag OPC 53 cement')
  await page.getByRole('button', { name: 'Find items' }).click()
  await page.getByRole('button', { name: 'Save as quotation' }).click()
  const link = new URL((await page.getByLabel('Link for the customer').textContent()) ?? '').pathname

  const elsewhere = await browser.newContext({ baseURL: store.baseURL })
  const customer = await elsewhere.newPage()
  await customer.goto(link)
  await expect(customer.getByText('For Gupta & Sons')).toBeVisible()
  await expect(customer.getByText('Deliver to Tower B · PO number PO-7')).toBeVisible()
  await expect(customer.getByText(/^To put it on account, log in/)).toBeVisible()
  await expectAccessible(customer, 'a quotation for a firm')
  await buyer.signInBrowser(elsewhere)
  await customer.reload()
  await customer.getByRole('button', { name: 'Accept, on account' }).click()
  await expect(customer.getByText(/Your order number is \d{4}-\d{4}-\d/)).toBeVisible()
  await elsewhere.close()
  await openRoom(page, 'Quotations')
  await expect(page.getByText('for Gupta & Sons · to Tower B · PO number PO-7')).toBeVisible()
})
