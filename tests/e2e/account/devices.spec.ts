import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { freshPhone } from '../../support/api/test-partner.ts'
import { askForCode, openLogin } from '../../support/browser/login-steps.ts'
import { signInOverHttp } from '../../support/process/sign-in-over-http.ts'

// one partner signs in twice within seconds
test.use({ settings: { SECONDS_BETWEEN_CODES: '0' } })

test('[AUTH-09] Your Devices shows where one is signed in; one of them is signed out', async ({
  page,
  partner,
  store,
}) => {
  const other = (await signInOverHttp(store, partner.phone)) as { token: string }
  const stillIn = async () =>
    (await fetch(`${store.baseURL}/auth/verify`, { headers: { authorization: `Bearer ${other.token}` } }))
      .status
  expect(await stillIn()).toBe(200)
  await page.goto('/profile')
  await page.getByRole('main').getByRole('link', { name: 'Your Devices' }).click()
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(devices.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0)
  await expectAccessible(page, 'devices')
  await devices.getByRole('button', { name: /^Log out of/ }).click()
  await expect(devices).toHaveCount(1)
  await expect.poll(stillIn).toBe(401)
})

test('[AUTH-09] [PROF-05] signing out everywhere asks first, ends all sessions and shows the login', async ({
  page,
  partner,
  store,
}) => {
  const other = (await signInOverHttp(store, partner.phone)) as { token: string }
  await page.goto('/profile/devices')
  await page.getByRole('button', { name: 'Log out of all devices' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out of all devices?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out of all devices' }).click()
  await question.getByRole('button', { name: 'Log out of all devices' }).click()
  await expect(page.getByText('Please log in to view your devices.')).toBeVisible()
  const answer = await fetch(`${store.baseURL}/auth/verify`, {
    headers: { authorization: `Bearer ${other.token}` },
  })
  expect(answer.status).toBe(401)
})

test('[AUTH-09] a list of devices that cannot be loaded says so and is loaded anew', async ({
  page,
  partner,
}) => {
  expect(partner.token).not.toBe('')
  await page.route('**/api/sessions', (route) => route.abort(), { times: 1 })
  await page.goto('/profile/devices')
  await expect(page.getByText('We couldn’t load your devices')).toBeVisible()
  await page.getByRole('button', { name: /Try again|Retry/ }).click()
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible()
})

test('[AUTH-09] who has signed in is signed in after the browser was closed and opened again', async ({
  page,
  store,
  browser,
  context,
}) => {
  await openLogin(page)
  const phone = freshPhone()
  await page.keyboard.type(await askForCode(page, store, phone))
  await expect(page.getByRole('dialog', { name: 'Login Successful!' })).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'session')
  expect(cookie?.httpOnly).toBe(true)
  // a cookie without an end would go with the browser
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 30 * 24 * 3600)
  const storageState = await context.storageState()
  await context.close()
  const later = await browser.newContext({ storageState })
  const again = await later.newPage()
  await again.goto(`${store.baseURL}/profile`)
  await expect(again.getByText(`+91${phone}`)).toBeVisible()
  await later.close()
})

test('[AUTH-09] sign-out ends the session on the server too: its cookie opens nothing any more', async ({
  page,
  partner,
  store,
}) => {
  await page.goto('/profile')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Log ?out$/i })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Login Required')).toBeVisible()
  const session = await fetch(`${store.baseURL}/api/session`, {
    headers: { cookie: `session=${partner.token}` },
  })
  expect(await session.json()).toEqual({ partner: null, newDevices: [] })
  await expect(partner.call('GET', '/api/addresses')).rejects.toThrow(/401/)
})
