import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  expectLayer,
  prolongSuccessMessages,
  tabTo,
} from '../../support/browser/accessibility.ts'
import { test } from '../../support/browser/account-test.ts'
import {
  addressForm,
  cement,
  filledAddress,
  goToPayment,
  openCart,
  orderPlaced,
} from '../../support/browser/checkout-steps.ts'
import { cartLine, savedCart, putCart } from '../../support/browser/stored-cart.ts'
import {
  askForCode,
  codeBoxes,
  loginDialog,
  openLogin,
  wrongCode,
} from '../../support/browser/login-steps.ts'
import { freshPhone } from '../../support/api/test-partner.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const question = (page: Page) => page.getByRole('alertdialog')
const oddCart = [
  cartLine(cement.line, { seenPrice: '1' }),
  cartLine('not-there-any-moreVariant[0]'),
  cartLine('ppc-cement-adrikaVariant[0]'),
]

/** Every page and layer that a guest can open, one after the other. */
async function visitVisitors(page: Page, at: (where: string) => Promise<void>): Promise<void> {
  await page.goto('/return-policy')
  await at('return policy')
  await openLogin(page)
  await at('login, phone')
  await press(page, 'Send OTP')
  await expect(loginDialog(page).getByRole('alert')).toBeVisible()
  await at('login, phone is short')
  await page.keyboard.press('Escape')
  await expect(loginDialog(page)).toHaveCount(0)
  await at('profile of a guest')
  await page.goto('/cart')
  await expect(loginDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(loginDialog(page)).toHaveCount(0)
  await at('cart of a guest')
}

/** Every page and layer between cart and order. */
async function visitCheckout(page: Page, at: (where: string) => Promise<void>): Promise<void> {
  await prolongSuccessMessages(page)
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await at('empty cart')
  await putCart(page, oddCart)
  await page.goto('/cart')
  await expect(page.getByText('The price has changed')).toBeVisible()
  await at('cart with changes')
  await page.goto('/')
  await press(page, /View Cart/)
  await expect(page.getByRole('dialog').getByText('The price has changed')).toBeVisible()
  await at('cart panel')
  await openCart(page)
  await press(page, 'Change the delivery address')
  await at('address step')
  await press(page, 'Back')
  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await at('payment step')
  await page.route('**/api/orders', (route) => route.abort(), { times: 1 })
  await press(page, 'Place Order')
  await expect(page.getByText('We don’t know yet whether')).toBeVisible()
  await at('order that failed')
  await press(page, 'Place Order')
  await expect(orderPlaced(page)).toBeVisible()
  await at('order placed')
}

/** Every page and layer of the account. */
async function visitAccount(page: Page, at: (where: string) => Promise<void>): Promise<void> {
  await page.goto('/profile/order')
  await expect(page.getByText(/^Order ID/).first()).toBeVisible()
  await at('orders')
  await page.goto('/profile/address')
  await expect(page.getByRole('article')).toHaveCount(1)
  await at('addresses')
  await press(page, /^Delete the address/)
  await expect(question(page)).toBeVisible()
  await at('question before deleting')
  await press(page, 'Keep')
  await press(page, '+ Add New Address')
  await addressForm(page).getByRole('button', { name: 'Save' }).click()
  await expect(addressForm(page).getByRole('alert')).toHaveCount(7)
  await at('address form with errors')
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeVisible()
  await at('profile')
  await press(page, 'Edit name')
  await at('profile, name')
  await press(page, /^Log ?out$/i)
  await expect(question(page)).toBeVisible()
  await at('question before logging out')
}

test('[AUTH-01] [PROF-05] [NAV-11] axe finds nothing on the pages and dialogs of a guest', async ({
  page,
}) => {
  await visitVisitors(page, (where) => expectAccessible(page, where))
})

test('[AUTH-02] [AUTH-05] [AUTH-11] axe finds nothing in the steps of the login', async ({ page, store }) => {
  await prolongSuccessMessages(page)
  await openLogin(page)
  const code = await askForCode(page, store, freshPhone())
  await expectAccessible(page, 'code')
  await page.keyboard.type(wrongCode(code))
  await expect(loginDialog(page).getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'wrong code')
  await page.keyboard.type(code)
  await expect(page.getByRole('dialog', { name: 'Login Successful!' })).toBeVisible()
  await expectAccessible(page, 'welcome')
})

test('[CART-06] [CART-08] [CART-15] [CART-16] axe finds nothing between cart and order', async ({
  page,
  partner,
}) => {
  test.slow()
  await partner.addAddress()
  await visitCheckout(page, (where) => expectAccessible(page, where))
})

test('[PROF-01] [ADDR-01] [ORD-02] axe finds nothing in the account', async ({ page, partner, isMobile }) => {
  test.slow()
  await partner.addAddress()
  await partner.placeOrder(cement.line)
  await visitAccount(page, (where) => expectAccessible(page, where))
  if (isMobile) return
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click()
  await expect(page.getByRole('dialog', { name: 'My Profile' })).toBeVisible()
  await expectAccessible(page, 'profile panel')
})

test('[NAV-10] [AUTH-01] the focus is trapped in login and cart panel, and goes back to where it came from', async ({
  page,
  partner,
  context,
}) => {
  await putCart(page, [cartLine(cement.line)])
  const cart = page.getByRole('button', { name: /View Cart/ })
  await context.clearCookies()
  await page.goto('/')
  await expectLayer(page, { opener: cart, layer: loginDialog(page) })
  await partner.signInBrowser(context)
  await page.goto('/')
  await expectLayer(page, { opener: cart, layer: page.getByRole('dialog', { name: 'My Cart' }) })
})

test('[ADDR-02] [PROF-04] the focus is trapped in form and question, and goes back to where it came from', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await page.goto('/profile/address')
  await expectLayer(page, {
    opener: page.getByRole('button', { name: '+ Add New Address' }),
    layer: addressForm(page),
  })
  await expectLayer(page, {
    opener: page.getByRole('button', { name: /^Delete the address/ }),
    layer: question(page),
  })
  await page.goto('/profile')
  const signOut = page.getByRole('main').getByRole('button', { name: /^Log ?out$/i })
  await expectLayer(page, { opener: signOut, layer: question(page) })
})

test('[CART-01] what goes into the cart is read out, from a place that was there before @any-width', async ({
  page,
}) => {
  await page.goto(cement.path)
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  const live = await page.getByRole('status').elementHandles()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  const said = async () => Promise.all(live.map((place) => place.textContent()))
  await expect.poll(said).toContain(`1 × ${cement.name} in your cart`)
  await page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click()
  await expect.poll(said).toContain(`2 × ${cement.name} in your cart`)
})

test('[CART-14] [CART-15] by keyboard only: product, login, address, payment, order @journey-wide', async ({
  page,
  store,
}) => {
  await page.goto(cement.path)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await tabTo(page, button('Buy Now'))
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await savedCart(page)).length).toBe(1)
  await tabTo(page, button(/View Cart/), 150)
  await page.keyboard.press('Enter')
  const phone = freshPhone()
  await expect(loginDialog(page).getByPlaceholder('Enter 10-digit number')).toBeFocused()
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(codeBoxes(page).first()).toBeFocused()
  await page.keyboard.type(await store.codeFor(phone))
  const panel = page.getByRole('dialog', { name: 'Select the Address' })
  await expect(panel).toBeVisible()
  await tabTo(page, panel.getByRole('button', { name: '+ Add New Address' }))
  await page.keyboard.press('Enter')
  await expect(addressForm(page).getByLabel('Receiver Name')).toBeFocused()
  for (const text of [
    'Ravi',
    '9812300000',
    '7',
    'Sohna Road',
    'Water tank',
    '122018',
    'Gurugram',
    'Haryana',
    'India',
  ]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await tabTo(page, addressForm(page).getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(filledAddress)).toBeVisible()
  await tabTo(page, button('Deliver here'))
  await page.keyboard.press('Enter')
  await tabTo(page, button('Proceed to Pay'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: /Cash on Delivery/ }))
  await page.keyboard.press('Space')
  await tabTo(page, button('Place Order'))
  await page.keyboard.press('Enter')
  await expect(orderPlaced(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await savedCart(page)).toEqual([])
})
