import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { addressForm, cement, fillAddress, filledAddress } from '../../support/browser/checkout-steps.ts'
import { cartLine, savedCart, putCart } from '../../support/browser/stored-cart.ts'
import { askForCode, openLogin } from '../../support/browser/login-steps.ts'
import { freshPhone } from '../../support/api/test-partner.ts'

const quantity = (page: Page) =>
  page.getByRole('textbox', { name: new RegExp(`Quantity of ${cement.name}`) }).first()
const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Log ?out$/i })

/** Another tab of the same browser. */
async function otherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}

test('[CART-02] other tabs follow at once when lines are added, changed and removed @journey', async ({
  page,
  partner: _,
}) => {
  await page.goto(cement.path)
  const cart = await otherTab(page, '/cart')
  const home = await otherTab(page, '/')
  await expect(cart.getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(quantity(cart)).toHaveValue('1')
  await expect(home.getByRole('button', { name: /1 Item.*View Cart/ })).toBeVisible()
  await cart.getByRole('button', { name: /^One more/ }).click()
  await expect(quantity(page)).toHaveValue('2')
  await cart.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  await expect(home.getByRole('button', { name: /View Cart/ })).toHaveCount(0)
  expect(await savedCart(home)).toEqual([])
})

test('[CART-02] a change in one tab takes nothing away that another tab has added', async ({ page }) => {
  await page.goto(cement.path)
  const other = await otherTab(page, '/product/ppc-cement-adrika')
  await other.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('button', { name: /1 Item/ })).toBeVisible()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(other.getByRole('button', { name: /2 Items/ })).toBeVisible()
  expect((await savedCart(page)).map((line) => line['product'])).toEqual([
    'ppc-cement-adrikaVariant[0]',
    cement.line,
  ])
})

test('[AUTH-09] signing out in one tab signs the others out', async ({ page, partner }) => {
  await partner.addAddress()
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/profile')
  const addresses = await otherTab(page, '/profile/address')
  await expect(addresses.getByRole('article')).toHaveCount(1)
  const cart = await otherTab(page, '/cart')
  await expect(cart.getByText('Deliver to Asha')).toBeVisible()
  await signOut(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Login Required')).toBeVisible()
  await expect(addresses.getByText('Login Required')).toBeVisible()
  await expect(addresses.getByRole('article')).toHaveCount(0)
  await expect(cart.getByText('Deliver to Asha')).toHaveCount(0)
  await expect(cart.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible()
})

test('[AUTH-09] signing in in one tab signs the others in', async ({ page, store }) => {
  const orders = await otherTab(page, '/profile/order')
  await expect(orders.getByText('Login Required')).toBeVisible()
  await openLogin(page)
  await page.keyboard.type(await askForCode(page, store, freshPhone()))
  await expect(page.getByRole('dialog', { name: 'Login Successful!' })).toBeVisible()
  await expect(orders.getByText('No orders found.')).toBeVisible()
})

test('[ADDR-07] two tabs that add, change and delete addresses at once lose none', async ({
  page,
  partner,
}) => {
  await partner.addAddress({ receiverName: 'First', street: 'First street' })
  await partner.addAddress({ receiverName: 'Second', street: 'Second street' })
  await page.goto('/profile/address')
  const other = await otherTab(page, '/profile/address')
  // both forms are open on the same list, and both are saved
  for (const [tab, street] of [
    [page, 'Here'],
    [other, 'There'],
  ] as const) {
    await tab.bringToFront()
    await tab.getByRole('button', { name: '+ Add New Address' }).click()
    await fillAddress(tab, { 'Receiver Name': street, Street: street })
  }
  await addressForm(other).getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('article')).toHaveCount(3)
  await page.bringToFront()
  await addressForm(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  // the other tab does not know of Here: its change and its deletion leave it alone
  await other.bringToFront()
  await expect(other.getByRole('article')).toHaveCount(3)
  await other.getByRole('button', { name: 'Edit the address of Second' }).click()
  await fillAddress(other, { 'Receiver Name': 'Changed' })
  await addressForm(other).getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText(filledAddress)).toBeVisible()
  await other.getByRole('button', { name: 'Delete the address of First' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByRole('article').getByRole('heading')).toHaveText(['Changed', 'There', 'Here'])
  const { addresses } = await partner.call<{ addresses: { street: string }[] }>('GET', '/api/addresses')
  expect(addresses.map(({ street }) => street)).toEqual(['Sohna Road', 'There', 'Here'])
})

test('[ADDR-07] an address that another tab has deleted is not brought back by this one', async ({
  page,
  partner,
}) => {
  await partner.addAddress({ receiverName: 'Gone' })
  await page.goto('/profile/address')
  await page.getByRole('button', { name: 'Edit the address of Gone' }).click()
  await fillAddress(page, { Street: 'Typed meanwhile' })
  const { addresses } = await partner.call<{ addresses: { id: string }[] }>('GET', '/api/addresses')
  await partner.call('DELETE', `/api/addresses/${addresses[0]?.id}`)
  await addressForm(page).getByRole('button', { name: 'Save' }).click()
  await expect(addressForm(page).getByRole('alert')).toContainText('This address is no longer saved')
  await expect(addressForm(page).getByLabel('Street')).toHaveValue('Typed meanwhile')
  expect((await partner.call<{ addresses: unknown[] }>('GET', '/api/addresses')).addresses).toEqual([])
})
