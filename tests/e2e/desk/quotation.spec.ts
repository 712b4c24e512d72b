import { expect } from '@playwright/test'
import { freshPhone } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk, openRoom } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'

test('[DESK-04] a list is saved as a quotation, its link is accepted without signing in, and the desk sees the order', async ({
  page,
  browser,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/new-order')
  await page.getByLabel('Mobile number').fill(freshPhone())
  await expect(page.getByText('A new customer')).toBeVisible()
  await page.getByLabel('Name').fill('Bhola Ram')
  await page.getByLabel(/^What do they need/).fill('20 bag OPC 53 cement')
  await page.getByRole('button', { name: 'Find items' }).click()
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('20')
  const address = { 'House or plot number': '12', Street: 'MG Road', Landmark: 'Metro', City: 'Gurugram' }
  for (const [label, text] of Object.entries({ ...address, State: 'Haryana', 'PIN code': '122001' }))
    await page.getByLabel(label, { exact: true }).fill(text)
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
  await expect(page.getByText('Bhola Ram')).toBeVisible()
})
