import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { test } from '../../../support/browser/account-test.ts'
import { cement, goToPayment, orderPlaced } from '../../../support/browser/checkout-steps.ts'
import { fillOrderPad, grantRole, openDesk, removeAreas } from '../../../support/browser/desk-steps.ts'
import { cartLine, putCart } from '../../../support/browser/stored-cart.ts'

// a store of its own: areas change every page
test.use({ settings: { OPEN_CASH_ORDERS: '30' } })

const saved = 'Saved. The shop now promises delivery by these rules.'

/** The amount of a row of the bill, in paise. */
async function amountOf(page: Page, label: string): Promise<number> {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
  const text = await term.locator('xpath=following-sibling::dd').textContent()
  return Math.round(Number(text?.replaceAll(/[^\d.]/g, '')) * 100)
}

async function setFee(desk: Page, fee: string): Promise<void> {
  await desk.getByLabel('Delivery fee', { exact: true }).fill(fee)
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText(saved).last()).toBeVisible()
}

/** Offers goods to somebody on the phone, looks at the offer as they see it, and orders them. */
async function orderOnThePhone(desk: Page): Promise<void> {
  await fillOrderPad(desk, { bags: 2 })
  await expect(desk.getByText('Delivery fee₹300.50')).toBeVisible()
  await expect(desk.getByText(/^Delivered .* to PIN code \d{6}$/)).toBeVisible()
  await desk.getByRole('button', { name: 'Save as quotation' }).click()
  const link = desk.getByLabel('Link for the customer')
  await expect(link).toContainText('/quotation/')
  const offer = await desk.context().newPage()
  await offer.goto(new URL((await link.textContent()) ?? '').pathname)
  await expect(offer.getByText('Delivery fee₹300.50')).toBeVisible()
  await offer.close()
  await desk.getByRole('button', { name: 'Place order' }).click()
}

test('[AREA-04] the desk sets a delivery fee; the customer sees it by PIN code, in the cart, on the order and its invoice, and is told when it changes @any-width', async ({
  page,
  partner,
  store,
  browser,
}) => {
  const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await openDesk(desk, store, await grantRole(store, 'owner', 'Ravi'))
  await expect(desk.getByRole('heading', { name: 'Today' })).toBeVisible()
  await removeAreas(store)
  await desk.goto('/desk/delivery')
  await desk.getByRole('button', { name: 'Add an area' }).click()
  await desk.getByLabel('Name', { exact: true }).fill('Gurugram')
  await desk.getByLabel('PIN codes', { exact: true }).fill('122')
  await desk.getByLabel('Free from order value').fill('5,000')
  await desk.getByLabel('Delivery fee', { exact: true }).fill('much')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('alert')).toContainText('Delivery fee: “much” can’t be read.')
  await setFee(desk, '250')
  await desk.getByLabel('PIN code', { exact: true }).fill('122018')
  await desk.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(desk.getByText('Delivery fee ₹250.00, free from ₹5,000.00')).toBeVisible()
  await expectAccessible(desk, 'delivery fees at the desk')

  await page.goto(cement.path)
  await page.getByRole('button', { name: 'Check your PIN code' }).click()
  await page.getByLabel('When can we deliver?').fill('122018')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('Delivery fee ₹250.00, free from ₹5,000.00')).toBeVisible()

  await putCart(page, [cartLine(cement.line)])
  await page.goto('/cart')
  await expect(page.getByText('Depends on your PIN code')).toBeVisible()
  const goods = await amountOf(page, 'Grand total')
  await partner.addAddress()
  await page.reload()
  await expect(page.getByText('+ ₹250.00')).toBeVisible()
  await expect(page.getByText(/^Free from ₹5,000\.00\. Includes GST\. Refunded only if/)).toBeVisible()
  expect(await amountOf(page, 'Grand total')).toBe(goods + 25_000)
  await expectAccessible(page, 'a cart with a delivery fee')

  await goToPayment(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await setFee(desk, '300.50')
  await page.getByRole('button', { name: 'Place Order', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(
    'The delivery fee has changed. Please check the new total',
  )
  await expect(page.getByText('+ ₹300.50')).toBeVisible()
  await page.getByRole('button', { name: 'Place Order', exact: true }).click()
  await expect(orderPlaced(page)).toBeVisible()
  await orderPlaced(page).getByRole('link').first().click()
  await expect(page.getByText('+ ₹300.50')).toBeVisible()
  expect(await amountOf(page, 'Grand total')).toBe(goods + 30_050)

  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await desk.goto(`/desk/orders/${orderId}`)
  await expect(desk.getByText('₹300.50')).toBeVisible()
  await desk.getByRole('button', { name: 'Cancel items' }).click()
  await expect(
    desk.getByText(/The delivery fee of ₹300\.50 is refunded only if nothing is left of the order\.$/),
  ).toBeVisible()
  const shipped = await desk.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ to: 'SHIPPED' })
    return (await fetch(`/api/desk/orders/${id}/status`, { method: 'POST', headers, body })).status
  }, orderId)
  expect(shipped).toBe(200)
  await page.goto(`/profile/order/${orderId}/invoice`)
  await expect(page.getByRole('cell', { name: 'Delivery', exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: '300.50' }).first()).toBeVisible()
  await expectAccessible(page, 'an invoice with a delivery fee')

  await orderOnThePhone(desk)
  await expect(desk.getByText(/^Order \d{4}-\d{4}-\d placed$/)).toBeVisible()
  await expect(desk.getByText('₹300.50')).toBeVisible()
})
