import { expect } from '@playwright/test'
import { freshPhone } from '../../../support/api/test-partner.ts'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

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

test('[DESK-04] an order that is left half taken is still there, asks what is not certain, and can be started over', async ({
  page,
  store,
}) => {
  const phone = freshPhone()
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/new-order')
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByLabel(/^What do they need/).fill('20 bag OPC 53 cement\n13 mm sariya 40 piece')
  await page.getByRole('button', { name: 'Find items' }).click()
  await expect(page.getByText('We don’t sell this as they asked for it.', { exact: false })).toBeVisible()
  // nothing is chosen for them, and the form says what it waits for
  await expect(page.getByText(/^Still needed: .*Product for 13 mm sariya/)).toBeVisible()
  await page.getByLabel(/^What do they need/).fill('and 2 more')
  await page.getByLabel('Street', { exact: true }).fill('MG Road')

  await page.goto('/desk/orders')
  await page.getByRole('link', { name: 'New order' }).click()
  await expect(page.getByText('You left this order half taken.')).toBeVisible()
  await expect(page.getByLabel('Mobile number')).toHaveValue(phone)
  await expect(page.getByText('A new customer')).toBeVisible()
  await expect(page.getByLabel(/^What do they need/)).toHaveValue('and 2 more')
  await expect(page.getByLabel('Street', { exact: true })).toHaveValue('MG Road')
  await expect(page.getByLabel(/^Quantity of .*cement/i)).toHaveValue('20')
  const choice = page.getByLabel(/^Product for 13 mm sariya/)
  await choice.selectOption({ index: 1 })
  await expect(page.getByText(/^Still needed: .*Product for/)).toHaveCount(0)
  await expectAccessible(page, 'an order that was left half taken')

  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Mobile number')).toHaveValue('')
  await expect(choice).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Mobile number')).toHaveValue('')
  await expect(page.getByText('You left this order half taken.')).toHaveCount(0)
})
