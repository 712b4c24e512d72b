import { expect } from '@playwright/test'
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
