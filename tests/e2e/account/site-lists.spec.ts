import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { openCart, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import type { TestPartner } from '../../support/api/test-partner.ts'

const cement = 'opc-cement-53-adrikaVariant[0]'

/** A firm of the partner with one site. */
async function firmWithSite(partner: TestPartner): Promise<{ id: string; siteId: string }> {
  const [id, siteId] = [crypto.randomUUID(), crypto.randomUUID()]
  const address = { line: '4 Barakhamba Road', city: 'New Delhi', state: 'Delhi', zipcode: '110001' }
  await partner.call('POST', '/api/firms', {
    id,
    gstin: '07AAGFF2194N1Z1',
    legalName: 'Gupta & Sons',
    address,
  })
  await partner.call('POST', `/api/firms/${id}/sites`, {
    id: siteId,
    name: 'Tower B',
    address: {
      address_line1: { receiverName: 'Ravi', receiverPhoneNo: '', houseNo: '9', landmark: 'Gate 2' },
      street: 'Sohna Road',
      city: 'Gurugram',
      state: 'Haryana',
      zipcode: '122018',
      country: 'India',
      receiving: { hours: '9 am to 5 pm', notes: '' },
    },
  })
  return { id, siteId }
}

const quantityOf = (page: Page) =>
  page.getByRole('list', { name: 'Items of the list' }).getByRole('textbox').first()

test('[FIRM-04] a cart is kept as a list for a site, ordered again in another quantity, and stays as it is', async ({
  page,
  partner,
}) => {
  const { id } = await firmWithSite(partner)
  await openCart(page)
  await page.getByRole('button', { name: 'Keep as a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep as a list' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Give the list a name.')).toBeVisible()
  await dialog.getByLabel('Name of the list').fill('Slab casting')
  await expectAccessible(page, 'keeping a cart as a list')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('“Slab casting” is kept for Tower B.')).toBeVisible()
  await dialog.getByRole('link', { name: 'Open the list' }).click()

  await expect(page.getByRole('heading', { name: 'Slab casting' })).toBeVisible()
  await expect(quantityOf(page)).toBeVisible()
  await expectAccessible(page, 'a list of a site')
  await quantityOf(page).fill('30')
  await quantityOf(page).press('Enter')
  await page.getByRole('button', { name: 'Add 1 item to cart' }).click()
  await expect(page.getByText('1 item is in your cart')).toBeVisible()

  // the site of the list is where it goes
  await page.goto('/profile/firms')
  await page.getByRole('link', { name: /Gupta/ }).click()
  await page.getByRole('link', { name: 'Lists by site' }).click()
  await expect(page.getByRole('heading', { name: 'Tower B' })).toBeVisible()
  await page.getByRole('link', { name: /Slab casting/ }).click()
  await expect(page).toHaveURL(new RegExp(`/profile/firms/${id}/lists/`))
  await page.getByRole('button', { name: 'Rename' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename the list' })
  await rename.getByLabel('Name of the list').fill('Slab, 2nd floor')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Slab, 2nd floor' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the list' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the list' }).click()
  await expect(page.getByText(/^No lists yet/)).toBeVisible()
})

test('[FIRM-04] an order is kept as a list, ordered from it to its site, and the desk starts an order from it', async ({
  page,
  browser,
  store,
  partner,
}) => {
  const { id, siteId } = await firmWithSite(partner)
  const lines = [{ product: cement, quantity: 12 }]
  const order = { paymentMode: 'COD', lines, firm: { id, siteId } }
  const { orderId } = await partner.call<{ orderId: string }>('POST', '/api/orders', order)
  await page.goto(`/profile/order/${orderId}`)
  await page.getByRole('button', { name: 'Keep as a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep as a list' })
  await dialog.getByLabel('Name of the list').fill('Plinth')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('link', { name: 'Open the list' }).click()
  await expect(quantityOf(page)).toHaveValue('12')
  await quantityOf(page).fill('15')
  await quantityOf(page).press('Enter')
  await page.getByRole('button', { name: 'Save changes to the list' }).click()
  await expect(page.getByText('The list is saved')).toBeVisible()
  await page.getByRole('button', { name: 'Add 1 item to cart' }).click()
  await page.getByRole('button', { name: 'Proceed to Pay' }).click()
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await expect(page.getByLabel('Deliver to', { exact: true })).toHaveValue(siteId)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(orderPlaced(page)).toBeVisible()

  const office = await browser.newContext({ baseURL: store.baseURL })
  const desk = await office.newPage()
  await openDesk(desk, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(desk.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await desk.goto('/desk/new-order')
  await desk.getByLabel('Mobile number').fill(partner.phone)
  await desk.getByLabel('Buys for').selectOption('Gupta & Sons')
  await desk.getByLabel('Deliver to').selectOption('Tower B')
  await desk.getByLabel('Start from a list of the site').selectOption('Plinth (1 item)')
  await expect(desk.getByLabel(/^Quantity of/)).toHaveValue('15')
  await expectAccessible(desk, 'an order from a list')
  await desk.getByRole('button', { name: 'Place order' }).click()
  await expect(desk.getByText(/^Order \d{4}-\d{4}-\d placed$/)).toBeVisible()
  await office.close()
})
