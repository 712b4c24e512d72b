import { expect } from '@playwright/test'
import { newPartner } from '../../../support/api/test-partner.ts'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'
import type { Store } from '../../../support/process/start-store.ts'
import { until } from '../../../support/process/until.ts'

test('[DESK-03] staff change an order, its customer agrees by the link without signing in, and sees the changed order', async ({
  page,
  browser,
  store,
}) => {
  const partner = await newPartner(store)
  await partner.addAddress({ receiverName: 'Meena Joshi' })
  const orderId = await partner.placeOrder('opc-cement-53-adrikaVariant[0]', 10)
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto(`/desk/orders/${orderId}`)
  await page.getByRole('link', { name: 'Edit order' }).click()
  await page.getByLabel(/^Quantity of/).fill('12')
  await page.getByLabel(/^What do they need/).fill('5 kg binding wire')
  await page.getByRole('button', { name: 'Find items' }).click()
  await expect(page.getByLabel(/^Product for/)).toBeVisible()
  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(page.getByText(/^10 → 12, ₹/)).toBeVisible()
  await expect(page.getByText(/^new: /)).toBeVisible()
  await expectAccessible(page, 'an order that is changed')
  await page.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for the customer’s approval' })).toBeVisible()

  const link = await until('the link', () => linkIn(store, partner.phone))
  const elsewhere = await browser.newContext({ baseURL: store.baseURL })
  const customer = await elsewhere.newPage()
  await customer.goto(link)
  await expect(customer.getByText('10 → 12')).toBeVisible()
  await expect(customer.getByText('Meena Joshi')).toHaveCount(0)
  await expectAccessible(customer, 'a change that a customer is asked about')
  await customer.getByRole('button', { name: 'Agree to the change' }).click()
  await expect(customer.getByText('You’ve agreed, and your order is changed')).toBeVisible()
  await customer.reload()
  await expect(customer.getByText('You’ve agreed, and your order is changed')).toBeVisible()
  await elsewhere.close()

  await partner.signInBrowser(page.context())
  await page.goto(`/profile/order/${orderId}`)
  await expect(page.getByText('Changed', { exact: false }).first()).toBeVisible()
  await expect(page.getByText(/^The total changed from ₹/)).toBeVisible()
})

test('[DESK-03] a change that waits has its link to copy, and is recorded as agreed on the phone', async ({
  page,
  store,
}) => {
  const partner = await newPartner(store)
  await partner.addAddress({ receiverName: 'Meena Joshi' })
  const orderId = await partner.placeOrder('opc-cement-53-adrikaVariant[0]', 10)
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto(`/desk/orders/${orderId}/edit`)
  await page.getByLabel(/^Quantity of/).fill('12')
  await page.getByRole('button', { name: 'Review changes' }).click()
  await page.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for the customer’s approval' })).toBeVisible()
  await expect(page.getByText(/\/order-change\/[\w-]{43}$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  await expectAccessible(page, 'a change that waits for its customer')
  await page.getByRole('button', { name: 'Agreed on the phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'They agreed' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for the customer’s approval' })).toHaveCount(0)
  await expect(page.getByText(/^Agreed on the phone\./).first()).toBeVisible()
})

test('[DESK-03] the second of two editors is told what a colleague did, by name, and keeps what was typed', async ({
  page,
  browser,
  store,
}) => {
  const partner = await newPartner(store)
  await partner.addAddress({ receiverName: 'Meena Joshi' })
  const orderId = await partner.placeOrder('opc-cement-53-adrikaVariant[0]', 10)
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const elsewhere = await browser.newContext({ baseURL: store.baseURL })
  const colleague = await elsewhere.newPage()
  await openDesk(colleague, store, await grantRole(store, 'manager', 'Asha'))
  await expect(colleague.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  for (const each of [page, colleague]) {
    await each.goto(`/desk/orders/${orderId}/edit`)
    await expect(each.getByRole('button', { name: 'Review changes' })).toBeVisible()
  }

  await page.getByLabel(/^Quantity of/).fill('8')
  await page.getByLabel(/^Reason/).fill('Two are broken')
  await colleague.getByLabel(/^Quantity of/).fill('9')
  await colleague.getByRole('button', { name: 'Review changes' }).click()
  await colleague.getByRole('button', { name: 'Save changes' }).click()
  await expect(colleague.getByText('Order updated')).toBeVisible()
  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(
    page.getByText('Asha changed this order while you were editing it: Order changed'),
  ).toBeVisible()
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('8')
  await expect(page.getByLabel(/^Reason/)).toHaveValue('Two are broken')
  await expectAccessible(page, 'an order that a colleague has changed')

  await colleague.goto(`/desk/orders/${orderId}/edit`)
  await colleague.getByLabel(/^Quantity of/).fill('12')
  await colleague.getByRole('button', { name: 'Review changes' }).click()
  await colleague.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(colleague.getByRole('heading', { name: 'Waiting for the customer’s approval' })).toBeVisible()
  await page.getByRole('button', { name: 'Review changes' }).click()
  await expect(page.getByText(/Asha has proposed a change \(₹.* that waits for the customer/)).toBeVisible()
  await expect(page.getByText(/has shipped/)).toHaveCount(0)
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('8')
  await expect(page.getByRole('button', { name: 'Review changes' })).toBeDisabled()
  await page.goto(`/desk/orders/${orderId}/edit`)
  await expect(page.getByText(/Asha has proposed a change/)).toBeVisible()
  await elsewhere.close()
})

/** The path that the newest message to a phone leads to. */
function linkIn(store: Store, phone: string): string | undefined {
  const texts = store.messagesTo(phone).map(({ text }) => text)
  return texts.flatMap((text) => /\/order-change\/[\w-]+/.exec(text)?.[0] ?? []).at(-1)
}
