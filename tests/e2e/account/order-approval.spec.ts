import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { goToPayment, openCart } from '../../support/browser/checkout-steps.ts'
import { grantRole, openDesk, openRoom } from '../../support/browser/desk-steps.ts'
import { newPartner } from '../../support/api/test-partner.ts'

const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
const site = {
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
}

test('[FIRM-01] an order above a limit is asked for, looked at without signing in, and approved by the owner', async ({
  page,
  partner,
  store,
  browser,
}) => {
  const owner = await newPartner(store)
  const id = crypto.randomUUID()
  await owner.call('POST', '/api/firms', { id, gstin: '07AAGFF2194N1Z1', legalName: 'Gupta & Sons', address })
  const invited = { phone: partner.phone, role: 'buyer', orderLimit: 100 }
  await owner.call('POST', `/api/firms/${id}/invitations`, invited)
  const { invitations } = await partner.call<{ invitations: { id: string }[] }>('GET', '/api/firms')
  await partner.call('POST', `/api/firm-invitations/${invitations[0]?.id}`, { answer: 'accept' })
  await partner.addAddress()

  await openCart(page)
  await goToPayment(page)
  await page.getByRole('radio', { name: /Pay Online/ }).check()
  await page.getByLabel('Buy for').selectOption('Gupta & Sons')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert')).toContainText('You pay after it’s approved')
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible()
  const row = page.getByRole('list', { name: 'Waiting for approval' }).getByRole('listitem')
  await expect(row).toContainText('Waiting for approval')
  await expectAccessible(page, 'requests of a firm')
  const path = (await row.getByRole('link', { name: /^Open: / }).getAttribute('href')) ?? ''

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(new URL(path, page.url()).href)
  await expect(guest.getByText('Adrika OPC 53 Grade Cement')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Log in with a code to answer' })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Approve and order' })).toHaveCount(0)
  await expectAccessible(guest, 'a request without signing in')
  await guest.context().close()

  // whoever asked may not approve
  await page.goto(path)
  await page.getByRole('button', { name: 'Approve and order' }).click()
  await expect(page.getByText('You can’t approve an order of this size')).toBeVisible()
  const token = path.split('/').at(-1) ?? ''
  const { total } = await owner.call<{ total: number }>('GET', `/api/approvals/${token}`)
  await owner.call('POST', `/api/approvals/${token}`, { answer: 'approve', total })
  await page.reload()
  await expect(page.getByText('Approved and ordered')).toBeVisible()
  // what was asked for has left the cart
  await page.goto('/cart')
  await expect(page.getByText('Adrika OPC 53 Grade Cement')).toHaveCount(0)
})

test('[FIRM-06] a quotation above a limit is accepted, waits for approval, is withdrawn, and becomes an order when the owner approves', async ({
  page,
  partner,
  store,
  browser,
}) => {
  const owner = await newPartner(store)
  const id = crypto.randomUUID()
  await owner.call('POST', '/api/firms', { id, gstin: '07AAGFF2194N1Z1', legalName: 'Gupta & Sons', address })
  await owner.call('POST', `/api/firms/${id}/invitations`, {
    phone: partner.phone,
    role: 'buyer',
    orderLimit: 100,
  })
  const { invitations } = await partner.call<{ invitations: { id: string }[] }>('GET', '/api/firms')
  await partner.call('POST', `/api/firm-invitations/${invitations[0]?.id}`, { answer: 'accept' })
  await owner.call('POST', `/api/firms/${id}/sites`, { id: crypto.randomUUID(), ...site })
  const elsewhere = await browser.newContext({ baseURL: store.baseURL })
  const desk = await elsewhere.newPage()
  await openDesk(desk, store, await grantRole(store, 'manager', 'Ravi'))
  await expect(desk.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await desk.goto('/desk/new-order')
  await desk.getByLabel('Mobile number').fill(partner.phone)
  await desk.getByLabel('Buys for').selectOption('Gupta & Sons')
  await desk.getByLabel('Deliver to').selectOption('Tower B')
  await desk.getByLabel(/^What do they need/).fill('20 bag OPC 53 cement')
  await desk.getByRole('button', { name: 'Find items' }).click()
  await desk.getByRole('button', { name: 'Save as quotation' }).click()
  await expect(desk.getByLabel('Link for the customer')).toContainText('/quotation/')

  await page.goto('/profile/quotations')
  await page.getByRole('button', { name: /^See the quotation/ }).click()
  await expect(page.getByText('This needs approval by the firm')).toBeVisible()
  await expectAccessible(page, 'a quotation above a limit')
  await page.getByRole('button', { name: 'Ask for approval, pay on delivery' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible()
  await expectAccessible(page, 'a quotation that waits for approval')
  await page.getByRole('button', { name: 'Withdraw the request' }).click()
  await page.getByRole('button', { name: 'Ask for approval, pay on delivery' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible()
  await openRoom(desk, 'Quotations')
  await expect(desk.getByText('Waits for approval by the firm').first()).toBeVisible()
  await elsewhere.close()

  const quotation = page.url()
  await page.getByRole('link', { name: 'Send the link to approve' }).click()
  const rows = page.getByRole('list', { name: 'Waiting for approval' }).getByRole('listitem')
  const path = (await rows.getByRole('link', { name: /^Open: / }).getAttribute('href')) ?? ''
  const token = path.split('/').at(-1) ?? ''
  const { total } = await owner.call<{ total: number }>('GET', `/api/approvals/${token}`)
  await page.goto(path)
  await expect(page.getByText(/This accepts quotation Q-\d{4}-\d{4}\./)).toBeVisible()
  await owner.call('POST', `/api/approvals/${token}`, { answer: 'approve', total })
  await page.goto(quotation)
  await expect(page.getByText(/Your order number is \d{4}-\d{4}-\d/)).toBeVisible()
})
