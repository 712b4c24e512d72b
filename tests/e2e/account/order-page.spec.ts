import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { breakagesOf, breakCall } from '../../support/browser/break-call.ts'
import { cement, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { savedCart } from '../../support/browser/stored-cart.ts'
import {
  endPayment,
  openPayment,
  placedOrders,
  unpaidDialog,
  pendingOrderId,
} from '../../support/browser/payment-steps.ts'
import { newPartner } from '../../support/api/test-partner.ts'

type OrderDocument = Record<string, unknown> & { orderId: string; orderNumber: string }

const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name })
const steps = (page: Page): Locator =>
  page.getByRole('list', { name: 'Order timeline' }).getByRole('listitem')

/** Changes an order on its way to its page. */
async function alterOrder(page: Page, id: string, changes: object): Promise<void> {
  await page.route(`**/api/orders/${id}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...changes } })
  })
}

test.beforeEach(async ({ partner }) => partner.addAddress())

test('[ORD-09] a card of the list leads to the order: number, goods, bill, address, payment @journey', async ({
  page,
  partner,
}) => {
  const id = await partner.placeOrder(cement.line)
  const order = await partner.call<OrderDocument>('GET', `/api/orders/${id}`)
  await page.goto('/profile/order')
  const card = page.getByRole('list', { name: 'Orders, newest first' }).getByRole('listitem').first()
  await expect(card).toContainText(`No. ${order.orderNumber}`)
  await expect(card.getByRole('link')).toHaveCount(1)
  // a corner of the card, where no word stands
  await card.click({ position: { x: 8, y: 8 } })
  await expect(page).toHaveURL(new RegExp(`/profile/order/${id}$`))
  await expect(page.getByRole('heading', { name: 'Your Order', exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByText(order.orderNumber, { exact: true })).toBeVisible()
  await expect(page.getByText(`Order ID: ${id}`)).toBeVisible()
  const goods = page.getByRole('list', { name: 'Items' })
  await expect(goods.getByRole('link', { name: cement.name })).toHaveAttribute(
    'href',
    new RegExp(`^${cement.path}\\?variantIndex=0`),
  )
  const total = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(
    Number(order.grandTotal),
  )
  await expect(goods).toContainText(total)
  await expect(page.getByText(`please pay ${total} in cash or by UPI`)).toBeVisible()
  await expect(page.getByText('12, MG Road, Metro, Gurugram, Haryana, 122001, India')).toBeVisible()
  await expectAccessible(page, 'an order')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/profile\/order$/)
})

test('[ORD-09] the order number is copied with one press @any-width', async ({ page, partner, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await partner.placeOrder(cement.line)
  const { orderNumber } = await partner.call<OrderDocument>('GET', `/api/orders/${id}`)
  await page.goto(`/profile/order/${id}`)
  await button(page, 'Copy the order number').click()
  await expect(page.getByText('Order number copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderNumber)
})

test('[ORD-08] [ORD-09] the timeline tells what happened, when, by whom, and what comes next @any-width', async ({
  page,
  partner,
}) => {
  const id = await partner.placeOrder(cement.line)
  await alterOrder(page, id, {
    orderStatus: 'SHIPPED',
    cancellable: false,
    history: [
      { status: 'PLACED', at: '2026-11-20T06:30:00.000Z', by: 'you', note: null },
      { status: 'SHIPPED', at: '2026-11-20T19:05:00.000Z', by: 'store', note: 'Lorry HR55 AB 1234' },
    ],
    invoice: { number: 'NV/26-27/000042', issuedAt: '2026-11-20T19:05:00.000Z' },
    creditNote: { number: 'NC/26-27/000007', issuedAt: '2026-11-21T19:05:00.000Z' },
  })
  await page.goto(`/profile/order/${id}`)
  await expect(steps(page)).toHaveText([
    /^Placed.*20 Nov 2026, 12:00.pm, by you$/i,
    /^Shipped, current status.*21 Nov 2026, 12:35.am, by the store.*Lorry HR55 AB 1234$/i,
    /^Out for delivery, upcoming$/,
    /^Delivered, upcoming$/,
  ])
  await expect(steps(page).nth(1)).toHaveAttribute('aria-current', 'step')
  await expect(button(page, 'Cancel order')).toHaveCount(0)
  const invoice = page.getByRole('link', { name: 'Download Invoice NV/26-27/000042 as PDF' })
  await expect(invoice).toHaveAttribute('href', `/api/orders/${id}/invoice.pdf`)
  await expect(page.getByRole('link', { name: 'Print Invoice NV/26-27/000042' })).toHaveAttribute(
    'href',
    `/profile/order/${id}/invoice`,
  )
  const creditNote = page.getByRole('link', { name: 'Download Credit note NC/26-27/000007 as PDF' })
  await expect(creditNote).toHaveAttribute('href', `/api/orders/${id}/credit-note.pdf`)
  await expect(page.getByRole('link', { name: 'Print Credit note NC/26-27/000007' })).toHaveAttribute(
    'href',
    `/profile/order/${id}/credit-note`,
  )
  await expectAccessible(page, 'an order on its way')
})

test('[ORD-09] an order is cancelled with a reason, which its page tells from then on', async ({
  page,
  partner,
}) => {
  const id = await partner.placeOrder(cement.line)
  await page.goto(`/profile/order/${id}`)
  await button(page, 'Cancel order').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order' })
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByText('Please tell us the reason')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Another reason' }).check()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByText('Please tell us the reason')).toBeVisible()
  await expectAccessible(page, 'the question before cancelling')
  await dialog.getByLabel('Your reason').fill('The site is closed')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('Order number')
  await expect(steps(page).last()).toContainText(/Cancelled.*by you.*The site is closed/)
  await expect(page.getByText('You haven’t been charged.')).toBeVisible()
  await expect(button(page, 'Cancel order')).toHaveCount(0)
  await expect(button(page, 'Order again')).toBeVisible()
  const order = await partner.call<OrderDocument>('GET', `/api/orders/${id}`)
  expect(order).toMatchObject({ orderStatus: 'CANCELLED', cancellationReason: 'The site is closed' })
})

test('[ORD-08] an order that has left meanwhile is not cancelled, and its page shows how it stands @any-width', async ({
  page,
  partner,
}) => {
  const id = await partner.placeOrder(cement.line)
  await page.goto(`/profile/order/${id}`)
  await button(page, 'Cancel order').click()
  await page.route('**/api/orders/*/cancel', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'order-not-cancellable', status: 409, orderStatus: 'SHIPPED' },
    }),
  )
  await alterOrder(page, id, { orderStatus: 'SHIPPED', cancellable: false })
  const dialog = page.getByRole('dialog', { name: 'Cancel this order' })
  await dialog.getByRole('radio', { name: 'I ordered by mistake' }).check()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByRole('alert')).toContainText('can no longer be cancelled online')
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  await expect(button(page, 'Cancel order')).toHaveCount(0)
  await expect(page.getByText('Shipped', { exact: true }).first()).toBeVisible()
})

test('[ORD-09] goods ordered again go into the cart, which opens @any-width', async ({ page, partner }) => {
  const id = await partner.placeOrder(cement.line)
  await page.goto(`/profile/order/${id}`)
  await button(page, 'Order again').click()
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toContainText(cement.name)
  expect(await savedCart(page)).toMatchObject([{ product: cement.line, quantity: 1 }])
})

test('[ORD-09] [CART-16] what has changed since is said before anything goes into the cart @any-width', async ({
  page,
  partner,
}) => {
  const id = await partner.placeOrder(cement.line)
  await page.route('**/api/orders/*/reorder', async (route) => {
    const answer = await route.fetch()
    const { lines } = (await answer.json()) as { lines: { seenPrice: string }[] }
    const changes = [
      { product: 'limeVariant[0]', productName: 'Lime', change: 'gone' },
      {
        product: cement.line,
        productName: cement.name,
        change: 'price',
        seenPrice: '1.5',
        price: lines[0]?.seenPrice,
      },
    ]
    await route.fulfill({ response: answer, json: { lines, changes } })
  })
  await page.goto(`/profile/order/${id}`)
  await button(page, 'Order again').click()
  const report = page.getByRole('dialog', { name: 'Some items have changed' })
  await expect(report.getByRole('listitem').first()).toHaveText(/Lime.*No longer available/)
  await expect(report.getByRole('listitem').last()).toContainText(/Was ₹1\.50, now ₹[\d,.]+/)
  await expectAccessible(page, 'what has changed since an order')
  // the device keeps no cart yet
  expect(await savedCart(page)).toBeNull()
  await report.getByRole('button', { name: 'Not now' }).click()
  await expect(report).toHaveCount(0)
  expect(await savedCart(page)).toBeNull()
  await button(page, 'Order again').click()
  await report.getByRole('button', { name: 'Add 1 item to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toContainText(cement.name)
  expect(await savedCart(page)).toHaveLength(1)
})

test('[PAY-06] [ORD-09] an order that waits for its payment is paid from its page @any-width', async ({
  page,
  partner,
}) => {
  await openPayment(page)
  await endPayment(page, 'Cancel')
  await expect(unpaidDialog(page)).toBeVisible()
  const id = await pendingOrderId(page)
  await page.goto(`/profile/order/${id}`)
  await expect(page.getByRole('heading', { name: 'Payment not completed' })).toBeVisible()
  await expectAccessible(page, 'an order that waits for its payment')
  await button(page, 'Pay now').click()
  await endPayment(page, 'Cancel')
  await expect(unpaidDialog(page)).toContainText('Your order is waiting to be paid.')
  await unpaidDialog(page).getByRole('button', { name: 'Not now' }).click()
  await button(page, 'Pay now').click()
  await endPayment(page, 'Success')
  await expect(orderPlaced(page)).toBeVisible()
  await expect(page.getByText(/was paid online\./)).toBeVisible()
  await expect(button(page, 'Pay now')).toHaveCount(0)
  expect(await savedCart(page)).toEqual([])
  expect(await placedOrders(partner)).toEqual(['ONLINE PLACED PAID'])
})

test('[PAY-06] an order that waits for its payment can be given up; the cart is not touched @any-width', async ({
  page,
  partner,
}) => {
  await openPayment(page)
  await endPayment(page, 'Cancel')
  await expect(unpaidDialog(page)).toBeVisible()
  const id = await pendingOrderId(page)
  await page.goto(`/profile/order/${id}`)
  await button(page, 'Cancel order').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(steps(page).last()).toContainText(/Cancelled.*by you/)
  await expect(button(page, 'Pay now')).toHaveCount(0)
  expect(await savedCart(page)).toHaveLength(1)
  const order = await partner.call<OrderDocument>('GET', `/api/orders/${id}`)
  expect(order).toMatchObject({ orderStatus: 'CANCELLED' })
})

test('[ORD-07] an order of somebody else, or none at all, is not here @any-width', async ({
  page,
  partner: _,
  store,
}) => {
  const other = await newPartner(store)
  await other.addAddress()
  const theirs = await other.placeOrder(cement.line)
  for (const id of [theirs, 'no-such-order']) {
    await page.goto(`/profile/order/${id}`)
    await expect(page.getByText('We couldn’t find this order')).toBeVisible()
  }
  await page.getByRole('link', { name: 'View your orders' }).click()
  await expect(page).toHaveURL(/\/profile\/order$/)
  await page.context().clearCookies()
  await page.goto(`/profile/order/${theirs}`)
  await expect(page.getByText('Please log in to view this order.')).toBeVisible()
})

for (const name of breakagesOf(11))
  test(`[GEN-09] loading an order: ${name}: it is said, and another try shows it @any-width`, async ({
    page,
    partner,
  }) => {
    const id = await partner.placeOrder(cement.line)
    if (name === 'no answer comes') await page.clock.install()
    const call = await breakCall(page, name, { method: 'GET', path: new RegExp(`^/api/orders/${id}$`) })
    await page.goto(`/profile/order/${id}`)
    await call.failed()
    await expect(page.getByText('We couldn’t load this order')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(call.says)
    await expect(page.locator('.spinning')).toHaveCount(0)
    await call.mend()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(`Order ID: ${id}`)).toBeVisible()
  })
