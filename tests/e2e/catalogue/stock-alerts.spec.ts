import { expect, type Browser, type Page } from '@playwright/test'
import { freshPhone, newPartner } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { cement, goToPayment } from '../../support/browser/checkout-steps.ts'
import { open } from '../../support/browser/catalogue-steps.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { askForCode, codeBoxes, loginDialog } from '../../support/browser/login-steps.ts'
import { cartLine, putCart } from '../../support/browser/stored-cart.ts'
import { test } from '../../support/browser/store-test.ts'
import type { Store } from '../../support/process/start-store.ts'

// a store of its own: what it runs out of is bought by other tests
test.use({ settings: { OPEN_CASH_ORDERS: '32' } })

const item = { productId: 'opc-cement-53-adrika', variantUid: 'opc-cement-53-adrika-v1' }

/** A member of staff at the desk of a store, in a browser of their own. */
async function staffOf(browser: Browser, store: Store) {
  const context = await browser.newContext({ baseURL: store.baseURL })
  const page = await context.newPage()
  await openDesk(page, store, await grantRole(store, 'owner', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const send = async (method: string, path: string, body: object): Promise<void> => {
    const status = await page.evaluate(
      async ([how, where, what]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(where, { method: how, headers, body: what })).status
      },
      [method, path, JSON.stringify(body)] as const,
    )
    expect(status).toBe(200)
  }
  return {
    page,
    /** Keeps the stock of the cement, and counts so many bags of it. */
    count: async (quantity: number): Promise<void> => {
      const settings = { tracked: true, lowLevel: 5, expectedOn: null, barcode: null }
      await send('PUT', '/api/desk/stock/item', { ...item, ...settings })
      const lines = [{ ...item, quantity }]
      const change = { id: crypto.randomUUID(), kind: 'count', placeId: 'yard', lines }
      await send('POST', '/api/desk/stock/changes', change)
    },
    close: () => context.close(),
  }
}

const ask = (page: Page) =>
  page.getByRole('button', { name: `Notify me when ${cement.name} is back in stock` })
const leave = (page: Page) =>
  page.getByRole('button', { name: `On the list for ${cement.name}. Leave the list` })

test('[STOCK-03] a guest asks to be told, signs in and is on the list, leaves it and comes back, and gets one message', async ({
  page,
  browser,
  store,
}) => {
  const staff = await staffOf(browser, store)
  await staff.count(0)
  await open(page, cement.path)
  await expect(page.getByText('Out of stock').first()).toBeVisible()
  await ask(page).click()
  const phone = freshPhone()
  const code = await askForCode(page, store, phone)
  await codeBoxes(page).first().pressSequentially(code)
  await expect(loginDialog(page)).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(leave(page)).toBeVisible()
  await expectAccessible(page, 'a product that is waited for')
  await open(page, cement.path)
  await leave(page).click()
  await expect(page.getByText('You’re off the list.')).toBeVisible()
  await open(page, '/subpage?mainCat=cement&sub=opc-cement')
  await ask(page).click()
  await expect(page.getByText('We’ll text you once it’s back in stock.')).toBeVisible()
  await expect(leave(page)).toBeVisible()
  await expectAccessible(page, 'a list with a product that is waited for')

  const told = () => store.messagesTo(phone).filter(({ text }) => text.includes('back in stock'))
  expect(told()).toEqual([])
  await staff.count(4)
  await expect.poll(() => told().length, { timeout: 15_000 }).toBe(1)
  expect(told()[0]?.text).toContain(`${cement.name}, 50 kg is back in stock`)
  await open(page, cement.path)
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  await expect(ask(page)).toBeHidden()
  await staff.close()
})

test('[STOCK-03] Quick Order, the cart and checkout say what is left, and which line stops the order', async ({
  page,
  browser,
  store,
  context,
}) => {
  const staff = await staffOf(browser, store)
  const partner = await newPartner(store)
  await partner.addAddress()
  await partner.signInBrowser(context)

  await staff.count(40)
  await putCart(page, [{ ...cartLine(cement.line), quantity: 50 }])
  await page.goto('/cart')
  await goToPayment(page)
  await page.getByText('Cash on Delivery', { exact: true }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Your order was not placed' })
  await expect(refusal).toContainText(`${cement.name}: only 40 left, and you have 50`)
  await expectAccessible(page, 'a line that stops the order')
  await refusal.getByRole('button', { name: 'Take What’s Left' }).click()
  await expect(refusal).toBeHidden()
  await expect(page.getByRole('textbox', { name: new RegExp(`Quantity of ${cement.name}`) })).toHaveValue(
    '40',
  )

  await staff.count(3)
  await page.goto('/cart')
  await expect(page.getByText('Only 3 left')).toBeVisible()
  await page.getByRole('button', { name: 'Adjust' }).click()
  await expect(page.getByRole('textbox', { name: new RegExp(`Quantity of ${cement.name}`) })).toHaveValue('3')

  await staff.count(0)
  await page.goto('/cart')
  await expect(page.getByText('Out of stock. You won’t be charged for it.')).toBeVisible()

  await open(page, '/quick-order')
  await page.getByLabel('Your list').fill('20 bag Adrika OPC 53 grade cement')
  await page.getByRole('button', { name: 'Find products' }).click()
  const line = page.getByRole('list', { name: 'Lines that need an answer' }).locator('> li').first()
  await expect(line.getByText('Out of stock').first()).toBeVisible()
  await expect(line.getByRole('button', { name: /^Notify me when / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  await expectAccessible(page, 'a list with a line that is out of stock')

  await staff.page.goto('/desk/new-order')
  await staff.page.getByLabel(/^What do they need/).fill('20 bag Adrika OPC 53 grade cement')
  await staff.page.getByRole('button', { name: 'Find items' }).click()
  await expect(staff.page.getByText('Out of stock', { exact: true })).toBeVisible()
  await staff.close()
})
