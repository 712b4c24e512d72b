import { expect } from '@playwright/test'
import { newPartner } from '../../../support/api/test-partner.ts'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'
import { cartLine, putCart } from '../../../support/browser/stored-cart.ts'

test('[QUOTE-01] a customer asks for a quotation of their cart, the desk answers, and they order from their list', async ({
  page,
  browser,
  store,
}) => {
  const buyer = await newPartner(store)
  await buyer.addAddress()
  const elsewhere = await browser.newContext({ baseURL: store.baseURL })
  await buyer.signInBrowser(elsewhere)
  const customer = await elsewhere.newPage()
  await putCart(customer, [cartLine('opc-cement-53-adrikaVariant[0]', { quantity: 40 })])
  await customer.goto('/cart')
  await customer.getByRole('link', { name: 'Ask for a quotation' }).click()
  await expect(customer.getByText('40 ×')).toBeVisible()
  await customer.getByLabel('Note (optional)').fill('Unload at the back gate')
  await expectAccessible(customer, 'asking for a quotation')
  await customer.getByRole('button', { name: 'Ask for a quotation' }).click()
  await expect(customer.getByText('Waiting for us')).toBeVisible()

  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await page.getByRole('link', { name: /^Quotations asked for/ }).click()
  await expect(page.getByText('Unload at the back gate')).toBeVisible()
  await expectAccessible(page, 'the requests for quotations')
  await page.getByRole('link', { name: /^Make the quotation/ }).click()
  await expect(page.getByText('Unload at the back gate')).toBeVisible()
  await page.getByRole('button', { name: 'Save as quotation' }).click()
  await expect(page.getByLabel('Link for the customer')).toContainText('/quotation/')

  await customer.reload()
  await expectAccessible(customer, 'own quotations')
  await customer.getByRole('button', { name: /^See the quotation/ }).click()
  await customer.getByRole('button', { name: 'Accept, pay on delivery' }).click()
  await expect(customer.getByText(/Your order number is \d{4}-\d{4}-\d/)).toBeVisible()
  await elsewhere.close()
})
