import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cement, goToPayment, openCart, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { cartLine, savedCart, putCart } from '../../support/browser/stored-cart.ts'
import {
  endPayment,
  openPayment,
  paymentWindow,
  placedOrders,
  placeOnline,
  unpaidDialog,
} from '../../support/browser/payment-steps.ts'
import { newPartner, type TestPartner } from '../../support/api/test-partner.ts'

const paid = ['ONLINE PLACED PAID']

/** The order is confirmed, paid and the only one, and the cart is empty. */
async function expectPaid(page: Page, partner: TestPartner): Promise<void> {
  await expect(orderPlaced(page)).toBeVisible()
  await expect(orderPlaced(page)).toContainText("We'll notify you when it ships.")
  expect(await savedCart(page)).toEqual([])
  expect(await placedOrders(partner)).toEqual(paid)
}

test.beforeEach(async ({ partner }) => partner.addAddress())

test('[PAY-02] [PAY-03] [CART-15] a payment places the order, and only then the cart is emptied @journey', async ({
  page,
  partner,
}) => {
  await openCart(page)
  await goToPayment(page)
  const toPay = await page
    .getByText(/^₹[\d,]+\.\d\d$/)
    .last()
    .innerText()
  await placeOnline(page)
  await expect(paymentWindow(page).getByText(toPay)).toBeVisible()
  expect(await savedCart(page)).toHaveLength(1)
  expect(await placedOrders(partner)).toEqual([])
  await endPayment(page, 'Success')
  await expectPaid(page, partner)
  await expect(orderPlaced(page)).toBeHidden()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('[PAY-02] the payment code is fetched when the customer chooses to pay online, not before @any-width', async ({
  page,
  partner: _,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const payment = () => fetched.filter((path) => /payment-|checkout\.js/.test(path))
  await openCart(page)
  await goToPayment(page)
  expect(payment()).toEqual([])
  await page.getByRole('radio', { name: /Pay Online/ }).check()
  await expect.poll(() => payment().length).toBeGreaterThan(0)
})

test('[PAY-06] [PAY-05] a failed payment leaves the cart, says so, and another try pays the same order @journey', async ({
  page,
  partner,
}) => {
  await openPayment(page)
  await endPayment(page, 'Failure')
  await expect(paymentWindow(page).getByRole('alert')).toContainText('You can try again.')
  await endPayment(page, 'Cancel')
  await expect(unpaidDialog(page)).toContainText('The payment service said: ')
  await expect(unpaidDialog(page)).toContainText('Your cart and address haven’t changed.')
  expect(await savedCart(page)).toHaveLength(1)
  expect(await placedOrders(partner)).toEqual([])
  await unpaidDialog(page).getByRole('button', { name: 'Try again' }).click()
  await endPayment(page, 'Success')
  await expectPaid(page, partner)
})

test('[PAY-06] who closes the window may choose another way, and has one order in the end @any-width', async ({
  page,
  partner,
}) => {
  await openPayment(page)
  await endPayment(page, 'Cancel')
  await expect(unpaidDialog(page)).toBeVisible()
  await unpaidDialog(page).getByRole('button', { name: 'Choose another payment method' }).click()
  await expect(unpaidDialog(page)).toHaveCount(0)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(orderPlaced(page)).toBeVisible()
  expect(await placedOrders(partner)).toEqual(['COD PLACED PENDING', 'ONLINE CANCELLED PENDING'])
})

test('[PAY-06] the back button of the browser closes the window and stays in the payment step @any-width', async ({
  page,
  partner,
}) => {
  await openPayment(page)
  await page.goBack()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(unpaidDialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
  await page.keyboard.press('Escape')
  await expect(unpaidDialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Select the Payment' })).toBeVisible()
  await placeOnline(page)
  await endPayment(page, 'Success')
  await expectPaid(page, partner)
})

test('[PAY-04] a page that died after the payment finds it when it comes back @any-width @journey', async ({
  page,
  partner,
}) => {
  await openPayment(page)
  await endPayment(page, 'Paid, page not told')
  await expect(paymentWindow(page).getByText('The page was not told.')).toBeVisible()
  await page.reload()
  await expectPaid(page, partner)
})

test('[PAY-04] a page that is reloaded before the payment says that nothing was paid @any-width', async ({
  page,
  partner,
}) => {
  await openPayment(page)
  await page.reload()
  await expect(unpaidDialog(page)).toBeVisible()
  expect(await savedCart(page)).toHaveLength(1)
  // it was said: it is not said again
  await page.reload()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await expect(unpaidDialog(page)).toHaveCount(0)
  expect(await placedOrders(partner)).toEqual([])
})

test('[PAY-04] a return that gets lost on the way is sent again @any-width', async ({ page, partner }) => {
  await openPayment(page)
  await page.route('**/api/orders/*/payment', (route) => route.abort('connectionreset'), { times: 1 })
  await endPayment(page, 'Success')
  await expect(page.getByRole('dialog', { name: 'We’re checking your payment' })).toBeVisible()
  await expectPaid(page, partner)
})

test('[PAY-03] money that arrives late is waited for calmly @any-width', async ({ page, partner }) => {
  await openPayment(page)
  await endPayment(page, 'Paid, captured late')
  await expect(page.getByRole('dialog', { name: 'We’re checking your payment' })).toBeVisible()
  await expect(page.getByText('There’s no need to pay again.')).toBeVisible()
  await expectPaid(page, partner)
})

test('[PAY-04] a payment that stays open is left to the store: no waiting without end @any-width', async ({
  page,
  partner,
}) => {
  await page.clock.install()
  await openPayment(page)
  const open = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ status: 409, json: { code: 'payment-pending', status: 409 } })
  await page.route(/\/api\/orders\/[^/]+\/payment(\/check)?$/, open)
  await endPayment(page, 'Success')
  const later = page.getByRole('dialog', { name: 'Your payment is still being confirmed' })
  await expect(async () => {
    await page.clock.fastForward(25_000)
    await expect(later).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expect(later).toContainText('We’ll send you a message as soon as we know')
  await expect(page.locator('.spinning')).toHaveCount(0)
  expect(await savedCart(page)).toHaveLength(1)
  await page.unroute(/\/api\/orders\/[^/]+\/payment(\/check)?$/, open)
  await later.getByRole('button', { name: 'Check again' }).click()
  await expectPaid(page, partner)
})

test('[PAY-03] a forged return pays nothing @any-width', async ({ page, partner }) => {
  await openPayment(page)
  await endPayment(page, 'Forged return')
  await expect(unpaidDialog(page)).toContainText('couldn’t verify the response')
  expect(await savedCart(page)).toHaveLength(1)
  expect(await placedOrders(partner)).toEqual([])
})

test('[PAY-06] without the script of the provider no window opens, and that is said @any-width', async ({
  page,
  partner,
}) => {
  await page.route('**/checkout.js', (route) => route.abort('failed'), { times: 1 })
  await openCart(page)
  await goToPayment(page)
  await page.getByRole('radio', { name: /Pay Online/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  const notice = page.getByRole('dialog', { name: 'The payment window didn’t open' })
  await expect(notice).toContainText('You haven’t been charged.')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await endPayment(page, 'Success')
  await expectPaid(page, partner)
})

test('[PAY-02] [CART-15] paying in the cart panel: the window has the focus, and the panel is closed in the end', async ({
  page,
  partner,
}) => {
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/')
  await page.getByRole('button', { name: /View Cart/ }).click()
  await page.getByRole('dialog', { name: 'My Cart' }).getByRole('button', { name: 'Proceed to Pay' }).click()
  const panel = page.getByRole('dialog', { name: 'Select the Payment' })
  await placeOnline(panel)
  await paymentWindow(page).getByLabel('UPI ID').fill('asha@upi')
  await endPayment(page, 'Cancel')
  await expect(unpaidDialog(page)).toBeVisible()
  await unpaidDialog(page).getByRole('button', { name: 'Choose another payment method' }).click()
  await expect(panel).toBeVisible()
  await placeOnline(panel)
  await endPayment(page, 'Success')
  await expect(orderPlaced(page)).toBeVisible()
  await expect(orderPlaced(page)).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await savedCart(page)).toEqual([])
  expect(await placedOrders(partner)).toEqual([...paid, 'ONLINE CANCELLED PENDING'])
})

test('[ORD-07] [PAY-04] the payment of one customer on a shared device is not shown to the next @any-width', async ({
  page,
  partner,
  store,
}) => {
  await openPayment(page)
  const next = await newPartner(store)
  await next.signInBrowser(page.context())
  await page.reload()
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await placedOrders(next)).toEqual([])
  expect(await placedOrders(partner)).toEqual([])
})
