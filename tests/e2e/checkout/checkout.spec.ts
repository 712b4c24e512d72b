import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import {
  addressForm,
  cement,
  fillAddress,
  goToPayment,
  openCart,
  orderPlaced,
} from '../../support/browser/checkout-steps.ts'
import { runUntilVisible } from '../../support/browser/clock-steps.ts'
import { cartLine, savedCart, putCart } from '../../support/browser/stored-cart.ts'
import { askForCode, loginDialog } from '../../support/browser/login-steps.ts'
import { addressDocument, freshPhone } from '../../support/api/test-partner.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const cod = (page: Page) => page.getByRole('radio', { name: /Cash on Delivery/ })

test('[CART-06] [CART-07] [CART-12] without an address: My Cart, Continue, Select the Address, and back @journey', async ({
  page,
  partner: _,
}) => {
  await openCart(page)
  await expect(button(page, 'Back')).toHaveCount(0)
  await expect(button(page, 'Close')).toBeVisible()
  await expect(button(page, 'Proceed to Pay')).toHaveCount(0)
  await expect(page.getByText('No delivery address yet')).toBeVisible()
  await button(page, 'Continue').click()
  await expect(title(page, 'Select the Address')).toBeVisible()
  await expect(title(page, 'My Cart')).toHaveCount(0)
  await expect(button(page, 'Close')).toBeVisible()
  await button(page, 'Back').click()
  await expect(title(page, 'My Cart')).toBeVisible()
})

test('[CART-06] [CART-07] [CART-12] with an address: Proceed to Pay, Select the Payment, Place Order, and back', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await openCart(page)
  await expect(button(page, 'Continue')).toHaveCount(0)
  await goToPayment(page)
  await expect(button(page, 'Place Order')).toBeVisible()
  await expect(button(page, 'Close')).toHaveCount(0)
  await button(page, 'Back').click()
  await expect(title(page, 'My Cart')).toBeVisible()
  await expect(button(page, 'Proceed to Pay')).toBeVisible()
})

test('[CART-07] the back button of the browser leads from the payment to the cart, not off the page @any-width @journey', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await openCart(page)
  await goToPayment(page)
  await page.goBack()
  await expect(title(page, 'My Cart')).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
})

test('[CART-07] close leaves the cart for the page before it, from outside the store for the home page @any-width', async ({
  page,
  partner: _,
  isMobile,
}) => {
  await openCart(page)
  await button(page, 'Close').click()
  await expect(page).toHaveURL(/\/$/)
  if (!isMobile) return
  await page.goto('/category')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Cart/ }).click()
  await expect(title(page, 'My Cart')).toBeVisible()
  await button(page, 'Close').click()
  await expect(page).toHaveURL(/\/category$/)
})

test('[CART-11] the footer shows the selected address; Change leads to another one, which is shown then', async ({
  page,
  partner,
}) => {
  await partner.addAddress({ receiverName: 'Asha', street: 'MG Road' })
  await partner.addAddress({ receiverName: 'Ravi', street: 'Sohna Road' })
  await openCart(page)
  await expect(page.getByText('Deliver to Asha')).toBeVisible()
  await expect(page.getByText('12, MG Road, Metro, Gurugram, Haryana, 122001, India')).toBeVisible()
  await button(page, 'Change the delivery address').click()
  await expect(title(page, 'Select the Address')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Deliver to Ravi' }).click()
  await button(page, 'Back').click()
  await expect(page.getByText('Deliver to Ravi')).toBeVisible()
  await expect(page.getByText('12, Sohna Road, Metro, Gurugram, Haryana, 122001, India')).toBeVisible()
})

test('[CART-12] an address added during checkout turns Continue into Proceed to Pay @any-width', async ({
  page,
  partner: _,
}) => {
  await openCart(page)
  await button(page, 'Continue').click()
  await button(page, '+ Add New Address').click()
  await fillAddress(page)
  await addressForm(page).getByRole('button', { name: 'Save' }).click()
  await expect(addressForm(page)).toHaveCount(0)
  await button(page, 'Back').click()
  await expect(button(page, 'Proceed to Pay')).toBeEnabled()
})

test('[CART-13] Place Order is disabled until a way of paying is chosen @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await openCart(page)
  await goToPayment(page)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: /Pay Online/ })).toBeVisible()
  await expect(cod(page)).not.toBeChecked()
  await expect(button(page, 'Place Order')).toBeDisabled()
  await cod(page).check()
  await expect(button(page, 'Place Order')).toBeEnabled()
})

test('[CART-15] [CART-02] [AUTH-05] [GEN-05] a placed order is said for 2 s; then the cart is empty @journey', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await page.clock.install()
  await openCart(page)
  await expect(page.getByText('Delivered within one day').filter({ visible: true }).first()).toBeVisible()
  await goToPayment(page)
  await cod(page).check()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await button(page, 'Place Order').click()
  await runUntilVisible(page, orderPlaced(page))
  await expect(orderPlaced(page)).toContainText("We'll notify you when it ships.")
  await expect(orderPlaced(page)).toContainText('Delivered within one day')
  const [order] = await partner.call<{ orderId: string; orderNumber: string }[]>('GET', '/api/orders')
  await expect(orderPlaced(page)).toContainText(new RegExp(`Order ${order?.orderNumber}, \\d+ \\w+ 20\\d\\d`))
  const toOrder = page.getByRole('link', { name: `View order ${order?.orderNumber}` })
  await expect(orderPlaced(page).locator(toOrder)).toHaveAttribute('href', `/profile/order/${order?.orderId}`)
  await page.clock.runFor(1_900)
  await expect(orderPlaced(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(orderPlaced(page)).toBeHidden()
  await expect(title(page, 'My Cart')).toBeVisible()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(page.getByText(`Order ${order?.orderNumber} is placed.`)).toBeVisible()
  await expect(page.getByText('Looks like you haven’t added anything yet.')).toHaveCount(0)
  expect(await savedCart(page)).toEqual([])
  expect(await partner.call('GET', '/api/orders')).toHaveLength(1)
  await toOrder.click()
  await expect(page).toHaveURL(`/profile/order/${order?.orderId}`)
})

test('[CART-15] an order placed in the cart panel closes the panel', async ({ page, partner }) => {
  await partner.addAddress()
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/')
  await page.getByRole('button', { name: /View Cart/ }).click()
  const panel = page.getByRole('dialog', { name: 'My Cart' })
  await panel.getByRole('button', { name: 'Proceed to Pay' }).click()
  await expect(page.getByRole('dialog', { name: 'Select the Payment' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toHaveCount(0)
  await cod(page).check()
  await button(page, 'Place Order').click()
  await expect(orderPlaced(page)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Select the Payment' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /View Cart/ })).toHaveCount(0)
})

test('[PAY-05] pressing Place Order twice orders once @any-width @journey', async ({ page, partner }) => {
  await partner.addAddress()
  await openCart(page)
  await goToPayment(page)
  await cod(page).check()
  await button(page, 'Place Order').dblclick()
  await expect(orderPlaced(page)).toBeVisible()
  expect(await partner.call('GET', '/api/orders')).toHaveLength(1)
})

const yesterday = { sellingPriceWOGST: 6, sellingGSTAmount: 1, sellingPriceWithGST: 7 }

test('[CART-16] a price that changes during payment is shown in the cart and not billed @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  // the browser shows yesterday's price; the store charges today's
  await page.route('**/api/products?*', async (route) => {
    const answer = await route.fetch()
    const products = (await answer.json()) as { variants: Record<string, unknown>[] }[]
    const old = products.map((product) => ({
      ...product,
      variants: product.variants.map(({ priceBreaks: _, ...variant }) => ({ ...variant, ...yesterday })),
    }))
    await route.fulfill({ response: answer, json: old })
  })
  await openCart(page)
  await goToPayment(page)
  await expect(page.getByText('₹7.00').first()).toBeVisible()
  await cod(page).check()
  await page.unroute('**/api/products?*')
  await button(page, 'Place Order').click()
  await expect(title(page, 'My Cart')).toBeVisible()
  await expect(page.getByText('Something in your cart has changed.')).toBeVisible()
  expect(await partner.call('GET', '/api/orders')).toEqual([])
  expect(await savedCart(page)).toHaveLength(1)
})

for (const [has, step] of [
  ['without an address', 'Select the Address'],
  ['with an address', 'Select the Payment'],
] as const) {
  for (const where of ['the cart page', 'the floating cart button'] as const) {
    test(`[CART-14] [NAV-11] a login asked for by ${where} goes on, ${has}, to ${step}`, async ({
      page,
      store,
    }) => {
      // the address is there by the time the browser learns that it is signed in
      await page.route('**/api/session', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        const answer = await route.fetch()
        const { token } = (await answer.json()) as { token: string }
        if (has === 'with an address') {
          const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
          const body = JSON.stringify(addressDocument())
          await fetch(`${store.baseURL}/api/addresses`, { method: 'POST', headers, body })
        }
        return route.fulfill({ response: answer })
      })
      await putCart(page, [cartLine(cement.line)])
      await page.goto(where === 'the cart page' ? '/cart' : '/')
      if (where !== 'the cart page') await page.getByRole('button', { name: /1 Item.*View Cart/ }).click()
      await expect(loginDialog(page)).toBeVisible()
      await page.keyboard.type(await askForCode(page, store, freshPhone()))
      await expect(page.getByRole('dialog', { name: 'Login Successful!' })).toBeVisible()
      const place = where === 'the cart page' ? page : page.getByRole('dialog', { name: step })
      await expect(place.getByRole('heading', { name: step })).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Login Successful!' })).toBeHidden()
    })
  }
}
