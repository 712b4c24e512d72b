import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { goToPayment, openCart, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { newPartner } from '../../support/api/test-partner.ts'

const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }

test('[FIRM-03] [FIRM-01] somebody buys for their firm with its PO number, within their limit', async ({
  page,
  partner,
  store,
}) => {
  const owner = await newPartner(store)
  const id = crypto.randomUUID()
  await owner.call('POST', '/api/firms', {
    id,
    gstin: '07AAGFF2194N1Z1',
    legalName: 'Gupta & Sons',
    address,
  })
  const invited = { phone: partner.phone, role: 'buyer', orderLimit: 100 }
  await owner.call('POST', `/api/firms/${id}/invitations`, invited)
  const { invitations } = await partner.call<{ invitations: { id: string }[] }>('GET', '/api/firms')
  await partner.call('POST', `/api/firm-invitations/${invitations[0]?.id}`, { answer: 'accept' })
  await partner.addAddress()

  await openCart(page)
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByLabel('Buy for').selectOption('Gupta & Sons')
  await expect(page.getByText('I need a GST invoice with my GSTIN')).toHaveCount(0)
  await page.getByLabel('PO number (optional)').fill('PO/2026/114')
  await expectAccessible(page, 'buying for a firm')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert')).toContainText('You may order up to ₹1 at once for this firm.')

  const { people } = await owner.call<{ people: { uid: string; role: string }[] }>('GET', `/api/firms/${id}`)
  const { uid } = people.find(({ role }) => role === 'buyer') ?? { uid: '' }
  await owner.call('PUT', `/api/firms/${id}/people/${uid}`, { role: 'buyer' })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(orderPlaced(page)).toBeVisible()
  await page.goto('/profile/order')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByText('Gupta & Sons')).toBeVisible()
  await expect(page.getByText('PO number PO/2026/114')).toBeVisible()
})
