import { expect, type Page } from '@playwright/test'
import { newPartner } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import type { BrittleStore } from '../../support/browser/more-stores.ts'
import { test } from '../../support/browser/store-test.ts'
import { signInOverHttp } from '../../support/process/sign-in-over-http.ts'

/** Somebody signs in with a number that ordered something and was unused for half a year since. Resolves with that order's number. */
async function signInAfterHalfAYear(page: Page, store: BrittleStore): Promise<string> {
  const before = await newPartner(store)
  await before.addAddress()
  const orderId = await before.placeOrder('sizesVariant[0]')
  const { orderNumber } = await before.call<{ orderNumber: string }>('GET', `/api/orders/${orderId}`)
  await store.leaveUnused(before.phone, 181)
  const { token } = (await signInOverHttp(store, before.phone)) as { token: string }
  await page.context().addCookies([{ name: 'session', value: token, url: store.baseURL, httpOnly: true }])
  await page.goto(`${store.baseURL}/profile/order`)
  return orderNumber
}

const proof = (page: Page) => page.getByRole('textbox', { name: 'Order number or GSTIN' })
const show = (page: Page) => page.getByRole('button', { name: 'Show earlier orders' })

test('[SAFE-02] who knows an order number of a number’s former account gets its orders back', async ({
  page,
  brittleStore,
}) => {
  const orderNumber = await signInAfterHalfAYear(page, brittleStore)
  await expect(page.getByRole('heading', { name: 'Ordered with this number before?' })).toBeVisible()
  await expect(page.getByText(orderNumber)).toHaveCount(0)
  await expectAccessible(page, 'claiming a former account')
  await show(page).click()
  await expect(page.getByText('Enter an order number or a GSTIN.')).toBeVisible()
  await expect(proof(page)).toBeFocused()
  await proof(page).fill('0000-0000-0')
  await page.keyboard.press('Enter')
  await expect(proof(page)).toHaveAccessibleDescription(/4 tries left/)
  await proof(page).fill(orderNumber)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your earlier orders are back.')).toBeVisible()
  await expect(page.getByText(orderNumber)).toBeVisible()
  await expect(proof(page)).toHaveCount(0)
})

test('[SAFE-02] after the last wrong proof the form gives way to whom to call @any-width', async ({
  page,
  brittleStore,
}) => {
  const orderNumber = await signInAfterHalfAYear(page, brittleStore)
  for (const left of [4, 3, 2, 1]) {
    await proof(page).fill('0000-0000-0')
    await show(page).click()
    await expect(proof(page)).toHaveAccessibleDescription(new RegExp(String(left)))
  }
  await proof(page).fill('0000-0000-0')
  await show(page).click()
  await expect(page.getByText('Please call us and we’ll help you.')).toBeVisible()
  await expect(proof(page)).toHaveCount(0)
  await expect(page.getByText(orderNumber)).toHaveCount(0)
})
