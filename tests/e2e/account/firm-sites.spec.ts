import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { goToPayment, openCart, orderPlaced } from '../../support/browser/checkout-steps.ts'

const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }

test('[FIRM-02] an owner adds a site, orders to it without an address of their own, and closes it', async ({
  page,
  partner,
}) => {
  const id = crypto.randomUUID()
  const facts = { id, gstin: '07AAGFF2194N1Z1', legalName: 'Gupta & Sons', address }
  await partner.call('POST', '/api/firms', facts)
  await page.goto(`/profile/firms/${id}`)
  await page.getByRole('button', { name: 'Add a site' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a site' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const name = dialog.getByLabel('Name of the site')
  await expect(name).toBeFocused()
  await name.fill('Tower B')
  await dialog.getByLabel('House No').fill('Plot 9')
  await dialog.getByLabel('Street').fill('Nagar Road')
  await dialog.getByLabel('Landmark').fill('Gate 2')
  await dialog.getByLabel('Zip Code').fill('122018')
  await expect(dialog.getByLabel('State')).toHaveValue('Haryana')
  await dialog.getByLabel('City').fill('Gurugram')
  await dialog.getByLabel('Receiving hours (optional)').fill('9 am to 5 pm')
  await dialog.getByLabel('Notes for the lorry (optional)').fill('No entry before 9')
  await dialog.getByLabel('Largest vehicle that gets there').selectOption('A large lorry')
  await expectAccessible(page, 'adding a site')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const site = page.getByRole('list', { name: 'Sites' }).getByRole('listitem')
  await expect(site).toContainText('Receives 9 am to 5 pm')

  await openCart(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Buy for').selectOption('Gupta & Sons')
  await page.getByLabel('Deliver to', { exact: true }).selectOption('Tower B')
  await expectAccessible(page, 'choosing a site')
  await page.getByRole('button', { name: 'Deliver Here' }).click()
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByLabel('PO number (optional)').fill('PO/7')
  await page.reload()
  await expect(page.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked()
  await expect(page.getByLabel('Buy for')).toHaveValue(id)
  await expect(page.getByLabel('Deliver to', { exact: true })).toHaveValue(/-/)
  await expect(page.getByLabel('PO number (optional)')).toHaveValue('PO/7')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(orderPlaced(page)).toBeVisible()
  await page.goto('/profile/order')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByText('Tower B')).toBeVisible()
  await expect(page.getByText('No entry before 9')).toBeVisible()

  await page.goto(`/profile/firms/${id}`)
  await page.getByRole('button', { name: 'Close Tower B' }).click()
  await expect(page.getByRole('button', { name: 'Open Tower B again' })).toBeVisible()
})

test('[FIRM-02] an owner finds an order of the firm by its PO number, and sees what each site ordered', async ({
  page,
  partner,
}) => {
  const id = crypto.randomUUID()
  const facts = { id, gstin: '07AAGFF2194N1Z1', legalName: 'Gupta & Sons', address }
  await partner.call('POST', '/api/firms', facts)
  await partner.addAddress()
  await openCart(page)
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByLabel('Buy for').selectOption('Gupta & Sons')
  await page.getByLabel('PO number (optional)').fill('PO/2026/114')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(orderPlaced(page)).toBeVisible()

  await page.goto(`/profile/firms/${id}`)
  await page.getByRole('link', { name: 'Orders and spending' }).click()
  await expect(page.getByText('To other addresses')).toBeVisible()
  const orders = page.getByRole('list', { name: 'Orders, newest first' })
  await expect(orders).toContainText('PO number PO/2026/114')
  await expectAccessible(page, 'orders of a firm')
  await page.getByLabel('Search your orders').fill('सीमेंट')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  await expect(page.getByText('1 found')).toBeVisible()
  await page.getByLabel('Search your orders').fill('PO/2027')
  await page.getByLabel('Search your orders').press('Enter')
  await expect(page.getByText('No order fits this search')).toBeVisible()
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await expect(orders).toContainText('PO number PO/2026/114')
})
