import { expect } from '@playwright/test'
import { freshPhone } from '../../../support/api/test-partner.ts'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'
import { deskOverHttp } from '../../../support/process/desk-over-http.ts'
import { makeOffer } from '../../../support/process/make-offer.ts'
import { signInOverHttp } from '../../../support/process/sign-in-over-http.ts'

test('[OFFER-01] [COUNTER-01] a customer at the counter has their offers and a coupon; what is shown is charged, and a change is told first @any-width', async ({
  page,
  store,
}) => {
  test.slow()
  const phone = freshPhone()
  await signInOverHttp(store, phone)
  const desk = await deskOverHttp(store)
  const twenty = { kind: 'percent' as const, percentOff: 2_000, most: null }
  await makeOffer(desk, { phone })
  await makeOffer(desk, { phone }, { name: 'Full lorry', fromValue: 100_000_00 })
  const endCoupon = await makeOffer(desk, { phone }, { name: 'For masons', code: 'MASON20', benefit: twenty })
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await page.goto('/desk/counter')
  const box = page.getByLabel('Scan a barcode or search')
  await box.fill('10 opc 53 cement')
  await box.press('Enter')
  await expect(page.getByRole('group', { name: /^Which one/ })).toBeVisible()
  await box.press('Enter')
  const total = page.getByRole('region', { name: 'How do they pay?' }).getByRole('status')
  await expect(total).toHaveText('₹4,020')
  const offers = page.getByRole('group', { name: 'Offers' })
  await expect(offers).not.toContainText('Festival week')

  await page.getByText('Name on the bill').click()
  await page.getByLabel('Mobile number').fill(phone)
  await expect(offers).toContainText('Offer: Festival week−₹402')
  await expect(offers).toContainText('Full lorry: ₹95,980 more of what it is for')
  await expect(total).toHaveText('₹3,618')
  await offers.getByRole('button', { name: 'Enter a coupon' }).click()
  await offers.getByLabel('Coupon code').fill('mason 21')
  await page.keyboard.press('Enter')
  await expect(offers.getByText('No such coupon, or it isn’t for this buyer.')).toBeVisible()
  await expectAccessible(page, 'a coupon at the counter')
  await offers.getByLabel('Coupon code').fill('mason-20')
  await page.keyboard.press('Enter')
  await expect(offers).toContainText('Offer: For masons (MASON20)−₹804')
  await expect(total).toHaveText('₹3,216')

  // the coupon ends meanwhile: nothing is sold at another price than was shown
  await endCoupon()
  await page.getByRole('button', { name: /^UPI/ }).click()
  await page.getByRole('button', { name: '₹3,216 received by UPI' }).click()
  await expect(page.getByText('The offers have changed.')).toBeVisible()
  await expect(offers).toContainText('For masons (MASON20): Has ended')
  await offers.getByRole('button', { name: 'Remove coupon MASON20' }).click()
  await page.getByRole('button', { name: '₹3,618 received by UPI' }).click()
  await expect(page.getByRole('heading', { name: /^Sold: bill / })).toBeVisible()
  await page.getByRole('link', { name: 'Open the order' }).click()
  await expect(page.getByText('Festival week').first()).toBeVisible()
})
