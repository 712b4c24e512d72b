import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { signInHere } from '../../support/browser/sign-in-here.ts'
import { test } from '../../support/browser/store-test.ts'
import { signInOverHttp } from '../../support/process/sign-in-over-http.ts'

// one partner signs in twice within seconds
test.use({ settings: { SECONDS_BETWEEN_CODES: '0' } })

const notice = (page: Page) => page.getByRole('region', { name: 'New login to your account' })

test('[SAFE-02] a login on a new device is told to the old one, until its owner says that it was them', async ({
  page,
  store,
}) => {
  const phone = await signInHere(page, store)
  await page.goto('/')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await signInOverHttp(store, phone)
  await page.reload()
  await expect(notice(page)).toContainText('Unknown device')
  await expectAccessible(page, 'the notice of a new device')
  await notice(page).getByRole('button', { name: 'It was me' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('[SAFE-02] who does not know a new device logs out everywhere from its notice', async ({
  page,
  store,
}) => {
  const phone = await signInHere(page, store)
  const other = (await signInOverHttp(store, phone)) as { token: string }
  const isIn = async () => {
    const headers = { authorization: `Bearer ${other.token}` }
    return (await fetch(`${store.baseURL}/auth/verify`, { headers })).status
  }
  expect(await isIn()).toBe(200)
  await page.goto('/profile')
  await notice(page).getByRole('button', { name: 'Log out of all devices' }).click()
  await expect(page.getByText('You’ve been logged out of all devices.')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
  expect(await isIn()).toBe(401)
})
