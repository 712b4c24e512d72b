import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { goToPayment, openCart } from './checkout-steps.ts'
import { texts, type Texts } from '../messages/texts.ts'
import type { TestPartner } from '../api/test-partner.ts'

/** The simulator's payment window. */
export function paymentWindow(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Test payment"]')
}

/** Ends the open payment window with one of its buttons; the unusual ones are unfolded first. */
export async function endPayment(page: Page, outcome: string): Promise<void> {
  const button = paymentWindow(page).getByRole('button', { name: outcome, exact: true })
  await expect(paymentWindow(page).getByRole('button', { name: 'Success' })).toBeVisible()
  if (!(await button.isVisible())) await paymentWindow(page).getByText('Unusual outcomes').click()
  await button.click()
}

/** Goes from a cart with one line to the open payment window; the partner has an address. */
export async function openPayment(page: Page): Promise<void> {
  await openCart(page)
  await goToPayment(page)
  await placeOnline(page)
}

/** Places the order of the payment step online and waits for the payment window. */
export async function placeOnline(place: Page | Locator, say: Texts = texts.en): Promise<void> {
  await place.getByRole('radio', { name: say.checkoutMessages.online }).check()
  await place.getByRole('button', { name: say.checkoutMessages['button-place'] }).click()
  const page = 'page' in place ? place.page() : place
  await expect(paymentWindow(page).getByRole('button', { name: 'Success' })).toBeVisible()
}

/** Dialog about a payment that was not made. */
export function unpaidDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your payment was not completed' })
}

/** The id of the order that this device waits to see paid. */
export async function pendingOrderId(page: Page): Promise<string> {
  const attempt = await page.evaluate(() => localStorage.getItem('order-attempt'))
  return (JSON.parse(attempt ?? '{}') as { orderId: string }).orderId
}

type PlacedOrder = { orderId: string; orderStatus: string; paymentMode: string; paymentStatus: string }

/** The orders that the store shows as placed, in their short form. */
export async function placedOrders(partner: TestPartner): Promise<string[]> {
  const orders = await partner.call<PlacedOrder[]>('GET', '/api/orders')
  return orders.map((order) => `${order.paymentMode} ${order.orderStatus} ${order.paymentStatus}`)
}
