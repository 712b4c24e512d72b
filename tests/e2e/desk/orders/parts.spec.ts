import { expect } from '@playwright/test'
import { newPartner } from '../../../support/api/test-partner.ts'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'

test('[DESK-03] an order leaves in two parts, a bag is refused at the door, and the customer sees what is to come', async ({
  page,
  store,
}) => {
  const partner = await newPartner(store)
  await partner.addAddress({ receiverName: 'Meena Joshi' })
  const orderId = await partner.placeOrder('opc-cement-53-adrikaVariant[0]', 10)
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto(`/desk/orders/${orderId}`)

  await page.getByRole('button', { name: 'Ship a part' }).click()
  await page.getByLabel(/^Quantity of/).fill('6')
  await expectAccessible(page, 'shipping a part')
  await page.getByRole('dialog').getByRole('button', { name: 'Ship a part' }).click()
  await expect(page.getByText('4 to ship · 6 shipped')).toBeVisible()

  await page.getByRole('button', { name: 'Part 1: Delivered' }).click()
  await page.getByLabel(/^Quantity of/).fill('1')
  await page.getByLabel('Note (vehicle, driver, …)').last().fill('Torn')
  await page.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click()
  await expect(page.getByText('4 to ship · 5 delivered · 1 cancelled')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Credit note / })).toBeVisible()
  await expectAccessible(page, 'an order in parts')

  await partner.signInBrowser(page.context())
  await page.goto(`/profile/order/${orderId}`)
  await expect(page.getByText('Still to come')).toBeVisible()
  await expect(page.getByText(/^Cancelled: 1 × /)).toBeVisible()
  await expectAccessible(page, 'the order as its customer sees it')
})
