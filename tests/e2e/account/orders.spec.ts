import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { newPartner } from '../../support/api/test-partner.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Orders, newest first' })
const cards = (page: Page) => list(page).locator(':scope > li')

type OrderDocument = { orderId: string; orderStatus: string; createdAt: string; grandTotal: number }

/** Changes the orders on their way to the browser. */
async function alterOrders(page: Page, alter: (orders: OrderDocument[]) => OrderDocument[]): Promise<void> {
  await page.route('**/api/orders', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: alter((await answer.json()) as OrderDocument[]) })
  })
}

test('[ORD-01] Loading orders... and then No orders found. @any-width', async ({ page, partner: _ }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/orders', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/profile/order')
  await expect(page.getByText('Loading orders...')).toBeVisible()
  await expect(page.getByText('No orders found.')).toHaveCount(0)
  release()
  await expect(page.getByText('No orders found.')).toBeVisible()
  await expect(page.getByText('Loading orders...')).toHaveCount(0)
})

test('[ORD-01] newest first, in whatever order they come @any-width', async ({ page, partner }) => {
  await partner.addAddress()
  const ids = [
    await partner.placeOrder(cement.line),
    await partner.placeOrder(cement.line),
    await partner.placeOrder(cement.line),
  ]
  const newestFirst = ids.toReversed().map((id) => `Order ID: ${id}`)
  await page.goto('/profile/order')
  await expect(cards(page).getByRole('heading')).toHaveText(newestFirst)
  await alterOrders(page, (orders) => orders.toReversed())
  await page.reload()
  await expect(cards(page).getByRole('heading')).toHaveText(newestFirst)
})

test('[ORD-02] a card: status with icon, id, created date-time, thumbnails, total with 2 decimals', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  const id = await partner.placeOrder(cement.line)
  await alterOrders(page, (orders) =>
    orders.map((order) => ({ ...order, createdAt: '2026-11-20T19:05:00.000Z', grandTotal: 123_456.5 })),
  )
  await page.goto('/profile/order')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByText('Placed', { exact: true })).toBeVisible()
  await expect(cards(page).locator('svg').first()).toBeVisible()
  await expect(cards(page)).toContainText(`Order ID: ${id}`)
  // half past midnight of the next day in India
  await expect(cards(page).locator('time')).toHaveText(/^21 Nov 2026, 12:35.am$/i)
  await expect(cards(page).getByRole('img', { name: `1 × ${cement.name}` })).toBeVisible()
  await expect(cards(page)).toContainText('Total: ₹1,23,456.50')
})

test('[ORD-02] more pictures than fit are counted @any-width', async ({ page, partner }) => {
  await partner.addAddress()
  const products = await partner.call<{ id: string }[]>('GET', '/api/products/getProduct')
  const { addresses } = await partner.call<{ addresses: { id: string }[] }>('GET', '/api/addresses')
  const lines = products.slice(0, 6).map((product) => ({ product: `${product.id}Variant[0]`, quantity: 1 }))
  await partner.call('POST', '/api/orders', { paymentMode: 'COD', addressId: addresses[0]?.id, lines })
  await page.goto('/profile/order')
  await expect(cards(page).getByRole('img')).toHaveCount(4)
  await expect(cards(page).getByText('and 2 more')).toBeAttached()
  // on the narrowest phones too, in one row
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const tops = await cards(page)
    .locator('ul > li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
})

test('[ORD-03] the six statuses have their words and icons; any other one is unknown @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await partner.placeOrder(cement.line)
  const statuses = [
    ['INITIATED', 'Initiated'],
    ['PLACED', 'Placed'],
    ['SHIPPED', 'Shipped'],
    ['OUT_FOR_DELIVERY', 'Out for delivery'],
    ['DELIVERED', 'Delivered'],
    ['CANCELLED', 'Cancelled'],
    ['ON_THE_MOON', 'Unknown'],
    ['placed', 'Unknown'],
    ['', 'Unknown'],
  ] as const
  await alterOrders(page, ([order]) =>
    order === undefined
      ? []
      : statuses.map(([orderStatus], place) => ({
          ...order,
          orderStatus,
          orderId: crypto.randomUUID(),
          createdAt: `2026-11-${String(20 - place)}T06:30:00.000Z`,
        })),
  )
  await page.goto('/profile/order')
  await expect(cards(page)).toHaveCount(statuses.length)
  const icons: string[] = []
  for (const [place, [, word]] of statuses.entries()) {
    const mark = cards(page).nth(place).getByText(word, { exact: true })
    await expect(mark).toBeVisible()
    icons.push(await mark.locator('svg').innerHTML())
  }
  expect(new Set(icons.slice(0, 7)).size).toBe(7)
  expect(new Set(icons.slice(6)).size).toBe(1)
})

test('[ORD-07] another partner neither sees the order in a list nor opens it by its id @any-width', async ({
  page,
  partner,
  store,
  browser,
}) => {
  await partner.addAddress()
  const id = await partner.placeOrder(cement.line)
  await page.goto('/profile/order')
  await expect(list(page)).toContainText(id)
  const other = await newPartner(store)
  const theirs = await browser.newContext()
  await other.signInBrowser(theirs)
  const theirPage = await theirs.newPage()
  await theirPage.goto(`${store.baseURL}/profile/order`)
  await expect(theirPage.getByText('No orders found.')).toBeVisible()
  const answer = await theirPage.request.get(`${store.baseURL}/api/orders/${id}`)
  expect(answer.status()).toBe(404)
  expect((await page.request.get(`/api/orders/${id}`)).status()).toBe(200)
  await theirs.close()
})

test('[ORD-07] a partner who signs in after another in the same browser sees nothing of theirs @any-width', async ({
  page,
  partner,
  store,
}) => {
  await partner.addAddress({ receiverName: 'Secret name' })
  await partner.placeOrder(cement.line)
  await page.goto('/profile/order')
  await expect(cards(page)).toHaveCount(1)
  await (await newPartner(store)).signInBrowser(page.context())
  await page.goto('/profile/order')
  await expect(page.getByText('No orders found.')).toBeVisible()
  await page.goto('/profile/address')
  await expect(page.getByText('No addresses yet')).toBeVisible()
  await expect(page.getByText('Secret name')).toHaveCount(0)
})

test('[ORD-01] twenty orders at a time: Show older orders adds further ones and goes on at the first of them @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await partner.placeOrder(cement.line)
  await page.route('**/api/orders*', async (route) => {
    const isSecond = new URL(route.request().url()).searchParams.has('after')
    const answer = await route.fetch({ url: new URL('/api/orders', route.request().url()).href })
    const [order] = (await answer.json()) as OrderDocument[]
    const copies = Array.from({ length: isSecond ? 3 : 20 }, (_, index) => ({
      ...order,
      orderId: crypto.randomUUID(),
      createdAt: new Date(Date.UTC(2026, 10, isSecond ? 1 : 2, 0, 59 - index)).toISOString(),
    }))
    await route.fulfill({ response: answer, json: copies })
  })
  await page.goto('/profile/order')
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Show older orders' }).click()
  await expect(cards(page)).toHaveCount(23)
  await expect(cards(page).nth(20).getByRole('link').first()).toBeFocused()
  await expect(page.getByRole('button', { name: 'Show older orders' })).toHaveCount(0)
})

test('[ORD-02] [ORD-09] a card says for whom and where, and orders it again', async ({ page, partner }) => {
  await partner.addAddress({ receiverName: 'Bela', street: 'Golf Course Road' })
  await partner.placeOrder(cement.line)
  await page.goto('/profile/order')
  const card = cards(page).first()
  await expect(card).toContainText('Bela · 12, Golf Course Road, Gurugram')
  await card.getByRole('button', { name: /Order again/ }).click()
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toContainText(cement.name)
  await expect(page).toHaveURL(/\/profile\/order$/)
})

test('[ORD-02] a long name of the receiver leaves room for the place', async ({ page, partner }) => {
  await partner.addAddress({ receiverName: 'Lakshminarayanan '.repeat(4), street: 'Golf Course Road' })
  await partner.placeOrder(cement.line)
  await page.goto('/profile/order')
  const place = cards(page).first().getByText('12, Golf Course Road, Gurugram')
  await expect(place).toBeVisible()
  expect((await place.boundingBox())?.width).toBeGreaterThan(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
})
