import { expect } from '@playwright/test'
import { newPartner } from '../../../support/api/test-partner.ts'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

test('[FIRM-03] somebody of a firm calls, and the order goes to its site with a PO number', async ({
  page,
  store,
}) => {
  const caller = await newPartner(store)
  const id = crypto.randomUUID()
  const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
  await caller.call('POST', '/api/firms', {
    id,
    gstin: '07AAGFF2194N1Z1',
    legalName: 'Gupta & Sons',
    address,
  })
  await caller.call('POST', `/api/firms/${id}/sites`, {
    id: crypto.randomUUID(),
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
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/new-order')
  await page.getByLabel('Mobile number').fill(caller.phone)
  await page.getByLabel('Buys for').selectOption('Gupta & Sons')
  await page.getByLabel('Deliver to').selectOption('Tower B')
  await page.getByLabel('PO number (optional)').fill('PO-7')
  await expect(page.getByLabel('Street', { exact: true })).toHaveCount(0)
  await page.getByLabel(/^What do they need/).fill('20 bag OPC 53 cement')
  await page.getByRole('button', { name: 'Find items' }).click()
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('20')
  await expectAccessible(page, 'an order for a firm')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(/^Order \d{4}-\d{4}-\d placed$/)).toBeVisible()
  await expect(page.getByText('Tower B')).toBeVisible()
  await expect(page.getByText('Receives 9 am to 5 pm')).toBeVisible()
  await expect(page.getByText('PO number PO-7')).toBeVisible()
})

test('[FIRM-02] the desk adds a site of a firm, and its hours outlive another address of an order', async ({
  page,
  store,
}) => {
  const caller = await newPartner(store)
  const id = crypto.randomUUID()
  const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
  await caller.call('POST', '/api/firms', {
    id,
    gstin: '07AAGFF2194N1Z1',
    legalName: 'Gupta & Sons',
    address,
  })
  await openDesk(page, store, await grantRole(store, 'manager', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto(`/desk/firms/${id}`)
  await page.getByRole('button', { name: 'Add a site' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a site' })
  await dialog.getByLabel('Name of the site').fill('Tower B')
  await dialog.getByLabel('House No').fill('Plot 9')
  await dialog.getByLabel('Street').fill('Sohna Road')
  await dialog.getByLabel('Landmark').fill('Gate 2')
  await dialog.getByLabel('Zip Code').fill('122018')
  await dialog.getByLabel('City').fill('Gurugram')
  await dialog.getByLabel('Receiving hours (optional)').fill('9 am to 5 pm')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const site = page.getByRole('list', { name: 'Sites' }).getByRole('listitem')
  await expect(site).toContainText('Receives 9 am to 5 pm')
  await page.getByRole('button', { name: 'Close Tower B' }).click()
  await expect(site).toContainText('Closed')
  await page.getByRole('button', { name: 'Open Tower B again' }).click()
  await expect(page.getByRole('button', { name: 'Close Tower B' })).toBeVisible()
  await expectAccessible(page, 'the sites of a firm at the desk')

  const sites = await caller.call<{ sites: { id: string }[] }>('GET', `/api/firms/${id}/sites`)
  const { orderId } = await caller.call<{ orderId: string }>('POST', '/api/orders', {
    paymentMode: 'COD',
    lines: [{ product: 'opc-cement-53-adrikaVariant[0]', quantity: 10 }],
    firm: { id, siteId: sites.sites[0]?.id },
  })
  await page.goto(`/desk/orders/${orderId}/edit`)
  await page.getByLabel('Deliver to another address').check()
  await expect(page.getByLabel('Receiving hours')).toHaveValue('9 am to 5 pm')
  await page.getByLabel('House').fill('Plot 10')
  await page.getByRole('button', { name: 'Review changes' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/Plot 10/)).toBeVisible()
  await expect(page.getByText('Receives 9 am to 5 pm')).toBeVisible()
})
