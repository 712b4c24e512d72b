import { expect, type Page } from '@playwright/test'
import { newPartner } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { cement, goToPayment, openCart } from '../../support/browser/checkout-steps.ts'
import { grantRole, openCustomer, openDesk, openRoom } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'

async function block(page: Page, level: string, button = 'Block'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: level }).check()
  await dialog.getByRole('button', { name: 'Refused on delivery' }).click()
  await expectAccessible(page, 'blocking a customer')
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('[DESK-06] a customer is found, verified and noted about, and who decides second is told', async ({
  page,
  store,
}) => {
  const partner = await newPartner(store)
  await partner.addAddress({ receiverName: 'Meena Joshi' })
  await partner.placeOrder(cement.line, 2)
  await openDesk(page, store, await grantRole(store, 'manager', 'Ravi'))
  await openRoom(page, 'Customers')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await expectAccessible(page, 'the list of customers')
  await page.getByRole('button', { name: 'Blocked' }).click()
  await expect(page).toHaveURL(/filter=blocked/)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByLabel('Search customers').fill('nobody has this name')
  await expect(page.getByText('No customers found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByLabel('Search customers')).toHaveValue('')

  await openCustomer(page, partner)
  await expect(page.getByRole('heading', { level: 1, name: 'Meena Joshi' })).toBeVisible()
  await expect(page.getByText('To pay on delivery, not yet shipped')).toBeVisible()
  await expect(page.getByText('12, MG Road, Metro, Gurugram')).toBeVisible()
  const messages = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Messages' }) })
  await expect(messages.getByText(/^Order placed/)).toBeVisible()
  await expect(messages.getByText(/^(Queued|Sent)$/)).toBeVisible()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Add note' }).fill('Ring before nine')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Ring before nine')).toBeVisible()
  await expect(page.getByText('Customer verified')).toBeVisible()
  await expectAccessible(page, 'the page of a customer')

  // somebody else at the desk makes them active meanwhile
  const path = `/api${new URL(page.url()).pathname}/activation`
  const body = { isActive: true, revision: 1 }
  const origin = new URL(page.url()).origin
  expect((await page.request.post(path, { data: body, headers: { origin } })).ok()).toBe(true)
  await page.getByRole('button', { name: 'Remove verification' }).click()
  await expect(page.getByText('Someone else has just changed this customer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove active partner' })).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Commission' })).toBeVisible()
  await expect(page.getByText('Nothing this month.')).toBeVisible()

  await page.getByRole('link', { name: 'All orders of this customer' }).click()
  await expect(page).toHaveURL(/\/desk\/orders\?customer=/)
  await page.getByRole('link', { name: /Meena Joshi/ }).click()
  await page.getByRole('link', { name: 'Open customer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meena Joshi' })).toBeVisible()
})

test('[DESK-06] a block is seen before placing: from cash at the choice of payment, a whole one in the cart', async ({
  page,
  browser,
  store,
}) => {
  const partner = await newPartner(store)
  await partner.addAddress()
  await partner.placeOrder(cement.line)
  await openDesk(page, store, await grantRole(store, 'manager', 'Ravi'))
  await openCustomer(page, partner)
  await block(page, 'No cash on delivery')
  await expect(page.getByText('Can’t pay cash')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: store.baseURL })
  await partner.signInBrowser(elsewhere)
  const theirs = await elsewhere.newPage()
  await openCart(theirs)
  await goToPayment(theirs)
  const cash = theirs.getByRole('radio', { name: /Cash on Delivery/ })
  await expect(cash).toBeDisabled()
  await expect(theirs.getByText('We can’t take cash for your orders at the moment')).toBeVisible()
  await expectAccessible(theirs, 'a checkout without cash')

  await block(page, 'No orders at all', 'Change block')
  await expect(page.getByText('Can’t place orders')).toBeVisible()
  await openCart(theirs)
  await expect(theirs.getByRole('alert')).toContainText('We can’t take new orders from you at the moment')
  await expect(theirs.getByRole('button', { name: 'Proceed to Pay' })).toBeDisabled()
  await expectAccessible(theirs, 'the cart of a blocked customer')
  await theirs.goto('/profile/order')
  await expect(theirs.getByText(/Order ID:/)).toBeVisible()

  await page.goto('/desk/new-order')
  await page.getByLabel('Mobile number').fill(partner.phone)
  await expect(page.getByText('This customer is blocked. Their orders are refused')).toBeVisible()

  await openCustomer(page, partner)
  await page.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('Can’t place orders')).toBeHidden()
  await theirs.goto('/cart')
  await expect(theirs.getByRole('button', { name: 'Proceed to Pay' })).toBeEnabled()
  await elsewhere.close()
})

test('[DESK-06] staff hand out a customer’s data, and erase who asks for it once no order is open', async ({
  page,
  store,
}) => {
  const busy = await newPartner(store)
  await busy.addAddress()
  await busy.placeOrder(cement.line)
  const idle = await newPartner(store)
  await openDesk(page, store, await grantRole(store, 'owner', 'Ravi'))
  await openCustomer(page, busy)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download to read' }).click()
  expect((await download).suggestedFilename()).toBe('customer-data.html')
  await expect(page.getByText('Downloaded, and recorded in the audit log.')).toBeVisible()
  await page.getByRole('button', { name: 'Erase customer' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/\d{4}-\d{4}-\d/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Erase permanently' })).toBeDisabled()
  await expectAccessible(page, 'an erasure that has to wait')
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(dialog).toBeHidden()

  await openCustomer(page, idle)
  await page.getByRole('button', { name: 'Erase customer' }).click()
  await dialog.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText('The customer has been erased')).toBeVisible()
  await page.getByLabel('Search customers').fill(idle.phone)
  await expect(page.getByText('No customers found')).toBeVisible()
})

test('[DESK-06] an active partner sees in the profile what they earned, and others see nothing of it', async ({
  page,
  browser,
  store,
}) => {
  const partner = await newPartner(store)
  await partner.addAddress()
  const orderId = await partner.placeOrder(cement.line, 10)
  const elsewhere = await browser.newContext({ baseURL: store.baseURL })
  await partner.signInBrowser(elsewhere)
  const theirs = await elsewhere.newPage()
  await theirs.goto('/profile/commission')
  await expect(theirs.getByText('Commission is for active partners')).toBeVisible()
  await theirs.goto('/profile')
  const menu = theirs.getByRole('main').getByRole('navigation', { name: 'Profile' })
  await expect(menu.getByRole('link', { name: 'Your Orders' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Your Commission' })).toHaveCount(0)

  await openDesk(page, store, await grantRole(store, 'manager', 'Ravi'))
  await openCustomer(page, partner)
  await page.getByRole('button', { name: 'Make active partner' }).click()
  await expect(page.getByText('Nothing this month.')).toBeVisible()
  const headers = { origin: new URL(page.url()).origin }
  for (const to of ['SHIPPED', 'DELIVERED']) {
    const path = `/api/desk/orders/${orderId}/status`
    expect((await page.request.post(path, { data: { to }, headers })).ok()).toBe(true)
  }
  await page.reload()
  await expect(page.getByText('Total for the month')).toBeVisible()
  await expectAccessible(page, 'the commission of a customer')

  await theirs.reload()
  await menu.getByRole('link', { name: 'Your Commission' }).click()
  await expect(theirs.getByText('Total for the month')).toBeVisible()
  await expect(theirs.getByRole('list', { name: 'Commission by order' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(theirs, 'the commission of a partner')
  await elsewhere.close()
})
