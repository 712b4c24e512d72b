import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { goToPayment, openCart, orderPlaced } from '../../support/browser/checkout-steps.ts'
import { deskOverHttp } from '../../support/process/desk-over-http.ts'
import { makeOffer } from '../../support/process/make-offer.ts'

type Order = { readonly orderId: string; readonly grandTotal: number; readonly offers: unknown }

const offers = (page: Page) => page.getByRole('heading', { name: 'Offers', exact: true }).locator('..')

/** Presses the button of a quantity five times without a pause. */
async function pressFiveTimes(page: Page, label: 'One more' | 'One less'): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${label} `) }).first()
  await button.evaluate(async (element: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) {
      element.click()
      // the page draws what was pressed
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await Promise.resolve()
    }
  })
}

test('[OFFER-01] a cart shows its offers, what is missing for others and takes a coupon; the order is charged what was shown @any-width', async ({
  page,
  partner,
  store,
}) => {
  test.slow()
  await partner.addAddress()
  const desk = await deskOverHttp(store)
  const twenty = { kind: 'percent' as const, percentOff: 2_000, most: null }
  await makeOffer(desk, partner)
  await makeOffer(desk, partner, { name: 'Full lorry', fromValue: 100_000_00 })
  const endCoupon = await makeOffer(desk, partner, { name: 'For masons', code: 'MASON20', benefit: twenty })
  await openCart(page)
  const card = offers(page)
  await expect(card).toContainText('Festival week')
  await expect(card).toContainText('You save ₹40.20')
  await expect(card).toContainText('Full lorry')
  await expect(card).toContainText('Add ₹99,598.00 more of the goods it is for.')
  await expectAccessible(page, 'a cart with offers')

  // who presses plus five times asks once
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/offers/check')) asked.push(request.url())
  })
  await pressFiveTimes(page, 'One more')
  await expect(card).toContainText('You save ₹241.20')
  expect(asked).toHaveLength(1)
  await pressFiveTimes(page, 'One less')
  await expect(card).toContainText('You save ₹40.20')
  expect(asked).toHaveLength(2)

  await card.getByLabel('Coupon code').fill('mason 21')
  await card.getByRole('button', { name: 'Apply' }).click()
  await expect(card.getByText('This code isn’t valid, or isn’t for you.')).toBeVisible()
  await card.getByLabel('Coupon code').fill('mason-20')
  await card.getByRole('button', { name: 'Apply' }).click()
  await expect(card.getByText('Coupon MASON20')).toBeVisible()
  await expect(card).toContainText('You save ₹80.40')
  await expect(page.getByText('Offers: – ₹80.40')).toBeVisible()
  await goToPayment(page)
  await expect(page.getByText('₹321.60').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('₹321.60').first()).toBeVisible()
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()

  // the coupon ends meanwhile: nothing is ordered at another price than was shown
  await endCoupon()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('The offers for this cart have changed.')).toBeVisible()
  await expect(offers(page)).toContainText('This offer has ended.')
  await page.getByRole('button', { name: 'Remove coupon MASON20' }).click()
  await expect(offers(page)).toContainText('You save ₹40.20')
  await goToPayment(page)
  await expect(page.getByText('₹361.80').first()).toBeVisible()
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(orderPlaced(page)).toBeVisible()

  // the order says what was taken off: that and what is paid make the price of before
  const [order] = await partner.call<Order[]>('GET', '/api/orders')
  expect(order).toMatchObject({ grandTotal: 361.8, offers: [{ name: 'Festival week', saved: 40.2 }] })
  await page.goto(`/profile/order/${order?.orderId}`)
  const taken = page.getByRole('list', { name: 'Offers, already taken off' }).getByRole('listitem')
  await expect(taken).toHaveText([/^Festival week\s*– ₹40\.20$/])
  await expect(page.locator('dl').filter({ hasText: 'Grand total' })).toContainText('₹361.80')
  await expectAccessible(page, 'an order with offers')
})
