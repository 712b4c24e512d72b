import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { fillOrderPad, grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { endPayment } from '../../../support/browser/payment-steps.ts'
import { test } from '../../../support/browser/store-test.ts'
import type { Store } from '../../../support/process/start-store.ts'

/** Takes an order on the phone that is paid by a link, and returns the path of the link. */
async function takeOrder(page: Page, store: Store): Promise<string> {
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await fillOrderPad(page, { bags: 20, name: 'Bhola Ram' })
  await page.getByLabel('Payment', { exact: true }).selectOption('Payment link, by SMS')
  await expect(page.getByText('We text them a link.', { exact: false })).toBeVisible()
  await expectAccessible(page, 'an order that is paid by a link')
  await page.getByRole('button', { name: 'Place order' }).click()
  const link = page.getByLabel('Link for the customer')
  await expect(link).toContainText('/pay/')
  return new URL((await link.textContent()) ?? '').pathname
}

test('[DESK-10] [PAY-02] an order is taken on the phone, its link is paid without signing in, and the desk sees it @journey-wide', async ({
  page,
  browser,
  store,
}) => {
  test.slow()
  const path = await takeOrder(page, store)
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expectAccessible(page, 'an order with its payment link')

  const elsewhere = await browser.newContext({ baseURL: store.baseURL, viewport: page.viewportSize() })
  const customer = await elsewhere.newPage()
  const answer = await customer.goto(path)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store' })
  await expect(customer.getByRole('heading', { name: /^Order \d{4}-\d{4}-\d from Neev/ })).toBeVisible()
  await expect(customer.getByText('20 ×')).toBeVisible()
  await expect(customer.getByText(/Bhola|MG Road/)).toHaveCount(0)
  await expect(customer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(customer.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await expectAccessible(customer, 'the page of a payment link')

  const pay = customer.getByRole('button', { name: /^Pay ₹/ })
  await pay.click()
  await endPayment(customer, 'Cancel')
  await expect(customer.getByRole('alert')).toHaveText('Your payment wasn’t completed. You can try again.')
  await expectAccessible(customer, 'a payment by a link that was not completed')
  await pay.click()
  await endPayment(customer, 'Success')
  await expect(customer.getByRole('heading', { name: 'Your payment has arrived' })).toBeVisible()
  await expectAccessible(customer, 'a payment by a link that has arrived')
  // opened again, it says so and asks for nothing
  await customer.reload()
  await expect(customer.getByRole('heading', { name: 'Your payment has arrived' })).toBeVisible()
  await expect(pay).toHaveCount(0)
  await elsewhere.close()

  // whoever took the order sees it without doing anything
  await expect(page.getByText('The customer has paid', { exact: false })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByLabel('Link for the customer')).toHaveCount(0)
})

test('[DESK-10] a link that the store did not make is not found; a provider that is down is said, and tried again @any-width', async ({
  page,
  browser,
  store,
}) => {
  const path = await takeOrder(page, store)
  const elsewhere = await browser.newContext({ baseURL: store.baseURL, viewport: page.viewportSize() })
  const customer = await elsewhere.newPage()
  const forged = await customer.goto(`${path.slice(0, -4)}AAAA`)
  expect(forged?.status()).toBe(404)
  await expect(customer.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible()
  await expect(customer.getByRole('link', { name: /^Call \+91/ })).toBeVisible()
  await expectAccessible(customer, 'a payment link that is not valid')

  await customer.goto(path)
  await customer.route('**/api/payment-links/*/start', (route) =>
    route.fulfill({
      status: 502,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'payment-provider-unreachable', status: 502 }),
    }),
  )
  await customer.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(customer.getByRole('alert')).toContainText('The payment service isn’t responding right now.')
  await customer.unroute('**/api/payment-links/*/start')
  await customer.getByRole('button', { name: /^Pay ₹/ }).click()
  await endPayment(customer, 'Success')
  await expect(customer.getByRole('heading', { name: 'Your payment has arrived' })).toBeVisible()
  await elsewhere.close()
})
