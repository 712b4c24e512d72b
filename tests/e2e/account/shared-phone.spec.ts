import { expect } from '@playwright/test'
import { cement } from '../../support/browser/checkout-steps.ts'
import { test } from '../../support/browser/account-test.ts'

test('[AUTH-09] on a shared phone nothing of the partner is left after signing out: not on the page, not in storage, not by going back @journey', async ({
  page,
  partner,
  isMobile,
}) => {
  await partner.addAddress({ street: 'Hidden Lane', receiverName: 'Asha Secret' })
  const orderId = await partner.placeOrder(cement.line)
  await page.goto('/profile/address')
  await expect(page.getByText('Hidden Lane')).toBeVisible()
  await page.goto('/profile/order')
  await expect(page.getByText(orderId)).toBeVisible()
  await page.goto('/profile')
  const signOut = page.getByRole('main').getByRole('button', { name: isMobile ? 'Logout' : 'Log Out' })
  await signOut.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
  const traces = new RegExp(`Hidden Lane|Asha Secret|${orderId}|${partner.phone}`)
  for (const back of [0, 1, 2]) {
    if (back > 0) await page.goBack()
    await expect(page.getByText('Login Required')).toBeVisible()
    expect(await page.content()).not.toMatch(traces)
  }
  const kept = await page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    cookies: document.cookie,
  }))
  expect(JSON.stringify(kept)).not.toMatch(traces)
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => name === 'session')).toEqual([])
})
