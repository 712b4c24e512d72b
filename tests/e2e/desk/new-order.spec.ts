import { expect } from '@playwright/test'
import { freshPhone } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'

test('[DESK-04] an order on the phone: a new customer, a list as it is said, an address, and it is placed', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await page.getByRole('link', { name: 'Orders' }).filter({ visible: true }).first().click()
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByLabel('Mobile number').fill(freshPhone())
  await expect(page.getByText('A new customer')).toBeVisible()
  await page.getByLabel('Name').fill('Bhola Ram')
  await page.getByLabel(/^What do they need/).fill('20 bag OPC 53 cement\nqwertyuiop 5')
  await page.getByRole('button', { name: 'Find items' }).click()
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('20')
  await expect(page.getByText(/^Not found: /)).toBeVisible()
  // the PIN code says where it is; what somebody writes instead stays
  await page.getByLabel('PIN code', { exact: true }).fill('122001')
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Haryana')
  const address = { 'House or plot number': '12', Street: 'MG Road', Landmark: 'Metro', City: 'Gurugram' }
  for (const [label, text] of Object.entries(address))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('PIN code', { exact: true }).fill('122002')
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Gurugram')
  await expectAccessible(page, 'an order for somebody')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(/^Order \d{4}-\d{4}-\d placed$/)).toBeVisible()
  await expect(page.getByText('Bhola Ram')).toBeVisible()
  await expect(page.getByText(/20 × /).first()).toBeVisible()
})
