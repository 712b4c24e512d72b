import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { goToPayment, openCart } from '../../support/browser/checkout-steps.ts'
import { newPartner } from '../../support/api/test-partner.ts'

const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }

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
