import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { goToPayment, openCart, orderPlaced } from '../../support/browser/checkout-steps.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cod = (page: Page) => page.getByRole('radio', { name: /Cash on Delivery/ })

test('[ORD-09] who wants their GSTIN on the invoice types it, and a wrong one orders nothing @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  await openCart(page)
  await goToPayment(page)
  await cod(page).check()
  await page.getByRole('checkbox', { name: 'I need a GST invoice with my GSTIN' }).check()
  const gstin = page.getByLabel('GSTIN', { exact: true })
  for (const [typed, error] of [
    ['', 'A GSTIN has 15 characters'],
    ['27AAPFU0939F1ZW', 'This GSTIN isn’t valid.'],
  ] as const) {
    await gstin.fill(typed)
    await button(page, 'Place Order').click()
    await expect(page.getByRole('alert').first()).toContainText(error)
    await expect(gstin).toBeFocused()
  }
  await gstin.fill('27aapfu0939f1zv')
  await page.getByLabel('Legal name').fill('Uttam Projects Private Limited')
  // the goods go to Haryana, and the firm is registered in Maharashtra
  await expect(page.getByText(/This GSTIN is registered in Maharashtra/)).toBeVisible()
  await page.getByLabel(/^Billing address/).fill('4 Nariman Point')
  await page.getByLabel('Billing PIN code').fill('122001')
  await page.getByLabel('Billing city or district').fill('Mumbai')
  await button(page, 'Place Order').click()
  await expect(page.getByRole('alert')).toContainText('This PIN code isn’t in Maharashtra')
  expect(await partner.call('GET', '/api/orders')).toEqual([])
  await page.getByLabel('Billing PIN code').fill('400021')
  await button(page, 'Place Order').click()
  await expect(orderPlaced(page)).toBeVisible()
  const billing = {
    legalName: 'Uttam Projects Private Limited',
    address: { line: '4 Nariman Point', city: 'Mumbai', state: 'Maharashtra', zipcode: '400021' },
  }
  expect(await partner.call('GET', '/api/orders')).toMatchObject([{ buyerGstin: '27AAPFU0939F1ZV', billing }])
})

test('[ORD-09] the firm of the last order is billed again, and is forgotten when that is asked for @any-width', async ({
  page,
  partner,
}) => {
  await partner.addAddress()
  const box = page.getByRole('checkbox', { name: 'I need a GST invoice with my GSTIN' })
  const placeAgain = async (firm: () => Promise<void>) => {
    await openCart(page)
    await goToPayment(page)
    await cod(page).check()
    await firm()
    await button(page, 'Place Order').click()
    await expect(orderPlaced(page)).toBeVisible()
  }
  await placeAgain(async () => {
    await box.check()
    await page.getByLabel('GSTIN', { exact: true }).fill('06AAGFF2194N1Z3')
    await page.getByLabel('Legal name').fill('Gupta & Sons')
    await expect(
      page.getByRole('checkbox', { name: 'The billing address is the delivery address' }),
    ).toBeChecked()
  })
  await placeAgain(async () => {
    await expect(page.getByText('GSTIN 06AAGFF2194N1Z3')).toBeVisible()
    await expect(box).toBeChecked()
  })
  const { firms } = await partner.call<{ firms: unknown[] }>('GET', '/api/account/firms')
  expect(firms).toMatchObject([{ legalName: 'Gupta & Sons', address: { state: 'Haryana' } }])
  // in the profile it is removed, and put back
  await page.goto('/profile/address')
  await page.getByRole('button', { name: 'Remove Gupta & Sons' }).click()
  await expect(page.getByText('Gupta & Sons is removed.')).toBeVisible()
  expect(await partner.call('GET', '/api/account/firms')).toEqual({ firms: [] })
  await page.getByRole('button', { name: 'Undo: keep Gupta & Sons' }).click()
  await expect(page.getByText('GSTIN 06AAGFF2194N1Z3')).toBeVisible()
  expect(await partner.call('GET', '/api/account/firms')).toEqual({ firms })
  await placeAgain(async () => {
    await page.getByRole('button', { name: 'Remove the saved firm' }).click()
    await expect(box).not.toBeChecked()
  })
  expect(await partner.call('GET', '/api/account/firms')).toEqual({ firms: [] })
  const orders = await partner.call<{ buyerGstin: string | null }[]>('GET', '/api/orders')
  expect(orders.map(({ buyerGstin }) => buyerGstin)).toEqual([null, '06AAGFF2194N1Z3', '06AAGFF2194N1Z3'])
})
