import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import {
  breakagesOf,
  breakCall,
  type BreakageName,
  type BrokenCall,
} from '../../support/browser/break-call.ts'
import {
  addressForm,
  cement,
  fillAddress,
  filledAddress,
  goToPayment,
  openCart,
  orderPlaced,
} from '../../support/browser/checkout-steps.ts'
import { cartLine, savedCart, putCart } from '../../support/browser/stored-cart.ts'
import { askForCode, codeBoxes, loginDialog, openLogin } from '../../support/browser/login-steps.ts'
import { freshPhone } from '../../support/api/test-partner.ts'

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

/** Only the message is left: no spinner and no skeleton. */
async function expectFailure(page: Page, call: BrokenCall): Promise<void> {
  await call.failed()
  await expect(page.getByRole('alert').filter({ hasText: call.says })).toBeVisible()
  await expect(page.locator('.spinning, .skeleton')).toHaveCount(0)
}

/** Where no answer comes the time is in the hands of the test. */
async function prepare(page: Page, name: BreakageName): Promise<void> {
  if (name === 'no answer comes') await page.clock.install()
}

for (const name of breakagesOf(0))
  test(`[GEN-09] session check: ${name}: the error is shown, and a retry finds who is signed in`, async ({
    page,
    partner: _,
  }) => {
    await prepare(page, name)
    await putCart(page, [cartLine(cement.line)])
    const call = await breakCall(page, name, { method: 'GET', path: /^\/api\/session$/ })
    await page.goto('/profile')
    await call.failed()
    await expect(page.getByText('We couldn’t check your login status')).toBeVisible()
    await expect(page.getByText('Checking login status...')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible()
    await page.goto('/cart')
    await call.failed()
    await expect(page.getByText('We couldn’t check your login status')).toBeVisible()
    await expect(page.locator('.spinning, .skeleton')).toHaveCount(0)
    await call.mend()
    await retry(page).click()
    await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible()
  })

for (const name of breakagesOf(1))
  test(`[AUTH-11] sending a code: ${name}: it is said, the number stays, another try sends it`, async ({
    page,
    store,
  }) => {
    await prepare(page, name)
    const dialog = await openLogin(page)
    const call = await breakCall(page, name, { method: 'POST', path: /^\/api\/login-codes$/ })
    const phone = freshPhone()
    await dialog.getByPlaceholder('Enter 10-digit number').fill(phone)
    await dialog.getByRole('button', { name: 'Send OTP' }).click()
    await expectFailure(page, call)
    await expect(dialog.getByPlaceholder('Enter 10-digit number')).toHaveValue(phone)
    await call.mend()
    await dialog.getByRole('button', { name: 'Send OTP' }).click()
    await expect(codeBoxes(page)).toHaveCount(6)
    expect(store.messagesTo(phone)).toHaveLength(1)
  })

for (const name of breakagesOf(2))
  test(`[AUTH-11] verifying: ${name}: it is said, the code stays, another try signs in`, async ({
    page,
    store,
  }) => {
    await prepare(page, name)
    await openLogin(page)
    const code = await askForCode(page, store, freshPhone())
    const call = await breakCall(page, name, { method: 'POST', path: /^\/api\/session$/ })
    await page.keyboard.type(code)
    await expectFailure(page, call)
    for (const [place, digit] of code.split('').entries())
      await expect(codeBoxes(page).nth(place)).toHaveValue(digit)
    await call.mend()
    await loginDialog(page).getByRole('button', { name: 'Verify OTP' }).click()
    await expect(page.getByRole('dialog', { name: 'Login Successful!' })).toBeVisible()
  })

for (const name of breakagesOf(3))
  test(`[ADDR-01] loading addresses: ${name}: it is said, and another try shows them`, async ({
    page,
    partner,
  }) => {
    await partner.addAddress()
    await prepare(page, name)
    const call = await breakCall(page, name, { method: 'GET', path: /^\/api\/addresses$/ })
    await page.goto('/profile/address')
    await expectFailure(page, call)
    await expect(page.getByText('We couldn’t load your addresses')).toBeVisible()
    await call.mend()
    await retry(page).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

for (const name of breakagesOf(4))
  test(`[CART-11] addresses of the cart: ${name}: the error is shown in the footer, and a retry goes on`, async ({
    page,
    partner,
  }) => {
    await partner.addAddress()
    await prepare(page, name)
    const call = await breakCall(page, name, { method: 'GET', path: /^\/api\/addresses$/ })
    await openCart(page)
    // no other call may be on its way when the time runs
    await expect(page.getByRole('list', { name: 'Items in your cart' })).toContainText(cement.name)
    await call.failed()
    await expect(page.getByText('We couldn’t load your addresses')).toBeVisible()
    await expect(page.getByText('No delivery address yet')).toHaveCount(0)
    await call.mend()
    await page.getByRole('button', { name: 'Continue' }).click()
    await retry(page).click()
    await expect(page.getByRole('checkbox', { name: 'Deliver to Asha' })).toBeChecked()
  })

for (const name of breakagesOf(5))
  test(`[ADDR-02] saving an address: ${name}: it is said, what was typed stays, another try saves it`, async ({
    page,
    partner,
  }) => {
    await prepare(page, name)
    await page.goto('/profile/address')
    const call = await breakCall(page, name, { method: 'POST', path: /^\/api\/addresses$/ })
    await page.getByRole('button', { name: '+ Add New Address' }).click()
    await fillAddress(page)
    await addressForm(page).getByRole('button', { name: 'Save' }).click()
    await expectFailure(page, call)
    await expect(addressForm(page).getByLabel('Street')).toHaveValue('Sohna Road')
    await call.mend()
    await addressForm(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(filledAddress)).toBeVisible()
    expect((await partner.call<{ addresses: unknown[] }>('GET', '/api/addresses')).addresses).toHaveLength(1)
  })

for (const name of breakagesOf(6))
  test(`[ADDR-01] deleting and choosing an address: ${name}: it is said, the list stays, another try does it`, async ({
    page,
    partner,
  }) => {
    await partner.addAddress({ receiverName: 'Asha' })
    await partner.addAddress({ receiverName: 'Ravi' })
    await prepare(page, name)
    await page.goto('/profile/address')
    const deletion = await breakCall(page, name, { method: 'DELETE', path: /^\/api\/addresses\// })
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete the address of Asha' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    }
    await remove()
    await expectFailure(page, deletion)
    await expect(page.getByRole('article')).toHaveCount(2)
    const choosing = await breakCall(page, name, { method: 'PUT', path: /^\/api\/addresses\/default$/ })
    await page.getByRole('checkbox', { name: 'Deliver to Ravi' }).click()
    await expectFailure(page, choosing)
    await expect(page.getByRole('checkbox', { name: 'Deliver to Asha' })).toBeChecked()
    await deletion.mend()
    await choosing.mend()
    await page.getByRole('checkbox', { name: 'Deliver to Ravi' }).click()
    await expect(page.getByRole('checkbox', { name: 'Deliver to Ravi' })).toBeChecked()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await remove()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(1)
  })

for (const name of breakagesOf(7))
  test(`[CART-05] looking up the cart: ${name}: it is said, nothing is billed, another try shows the lines`, async ({
    page,
    partner,
  }) => {
    await partner.addAddress()
    await prepare(page, name)
    const call = await breakCall(page, name, { method: 'GET', path: /^\/api\/products$/ })
    await openCart(page)
    await expect(page.getByText('Deliver to Asha')).toBeVisible()
    await call.failed()
    await expect(page.getByText('We couldn’t load the prices in your cart')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(call.says)
    await expect(page.getByText('Grand total')).toHaveCount(0)
    await expect(page.locator('.spinning, .skeleton')).toHaveCount(0)
    await expect(page.getByText('No longer available')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeDisabled()
    expect(await savedCart(page)).toHaveLength(1)
    await call.mend()
    await retry(page).click()
    await expect(page.getByRole('list', { name: 'Items in your cart' })).toContainText(cement.name)
    await expect(page.getByRole('button', { name: 'Proceed to Pay' })).toBeEnabled()
  })

for (const name of breakagesOf(8))
  test(`[CART-15] [PAY-05] placing an order: ${name}: it is said, all stays, another try orders once`, async ({
    page,
    partner,
  }) => {
    await partner.addAddress()
    await prepare(page, name)
    await openCart(page)
    await goToPayment(page)
    await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
    const call = await breakCall(page, name, { method: 'POST', path: /^\/api\/orders$/ })
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expectFailure(page, call)
    await expect(page.getByText('We don’t know yet whether your order was placed')).toBeVisible()
    await expect(page.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked()
    expect(await savedCart(page)).toHaveLength(1)
    await call.mend()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(orderPlaced(page)).toBeVisible()
    expect(await partner.call('GET', '/api/orders')).toHaveLength(1)
  })

for (const name of breakagesOf(9))
  test(`[ORD-01] loading orders: ${name}: it is said, and another try shows them`, async ({
    page,
    partner,
  }) => {
    await partner.addAddress()
    const id = await partner.placeOrder(cement.line)
    await prepare(page, name)
    const call = await breakCall(page, name, { method: 'GET', path: /^\/api\/orders$/ })
    await page.goto('/profile/order')
    await expectFailure(page, call)
    await expect(page.getByText('We couldn’t load your orders')).toBeVisible()
    await expect(page.getByText('No orders found.')).toHaveCount(0)
    await call.mend()
    await retry(page).click()
    await expect(page.getByText(`Order ID: ${id}`)).toBeVisible()
  })

for (const name of breakagesOf(10))
  test(`[PROF-08] [PROF-04] saving the name and signing out: ${name}: the error is shown, and the partner stays signed in`, async ({
    page,
    partner,
  }) => {
    await prepare(page, name)
    await page.goto('/profile')
    const naming = await breakCall(page, name, { method: 'PUT', path: /^\/api\/session\/name$/ })
    await page.getByRole('main').getByRole('button', { name: 'Edit name' }).click()
    await page.getByRole('main').getByLabel('Name', { exact: true }).fill('Asha')
    await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
    await expectFailure(page, naming)
    await expect(page.getByRole('main').getByLabel('Name', { exact: true })).toHaveValue('Asha')
    await naming.mend()
    await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Asha', { exact: true })).toBeVisible()
    // the answer to signing out has no content, so there is nothing to get wrong in it
    if (/HTML|empty object/.test(name)) return
    const leaving = await breakCall(page, name, { method: 'DELETE', path: /^\/api\/session$/ })
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Log ?out$/i })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await leaving.failed()
    await expect(page.getByRole('status').filter({ hasText: leaving.says })).toBeVisible()
    await expect(page.getByText(`+91${partner.phone}`)).toBeVisible()
  })
