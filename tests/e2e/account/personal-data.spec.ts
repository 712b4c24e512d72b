import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { newPartner } from '../../support/api/test-partner.ts'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'

test.use({ settings: { SECONDS_BETWEEN_CODES: '0' } })

test('[SAFE-06] Your Data says what was agreed to, asks for it where it is missing, and downloads everything', async ({
  page,
  store,
}) => {
  const partner = await newPartner(store, { agrees: false })
  await partner.signInBrowser(page.context())
  await partner.addAddress({ street: 'Hidden Lane' })
  await page.goto('/profile')
  await page
    .getByRole('complementary', { name: /privacy policy has changed/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/profile\/data$/)
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText(/^You agreed to the privacy policy of/)).toBeVisible()
  await expectAccessible(page, 'personal data')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as JSON' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('my-data.json')
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    partner: { phone: `+91${partner.phone}` },
    addresses: [{ street: 'Hidden Lane' }],
  })
  const another = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download to read' }).click()
  expect(readFileSync(await (await another).path(), 'utf8')).toContain('Hidden Lane')
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: 'Your Data' })).toBeVisible()
  await expect(page.getByText('privacy policy has changed')).toBeHidden()
})

test('[SAFE-06] an account is deleted by keyboard, with a code that proves whose it is', async ({
  page,
  partner,
  store,
}) => {
  await page.goto('/profile/data')
  const opener = page.getByRole('button', { name: 'Delete my account' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const sent = store.messagesTo(partner.phone).length
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  const code = await store.codeFor(partner.phone, sent)
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  const wrong = code === '111111' ? '222222' : '111111'
  await page.keyboard.type(wrong)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByRole('alert')).toContainText('That code isn’t right')
  await dialog.getByRole('textbox').first().focus()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(page.getByText('Please log in to see your data.')).toBeVisible()
  const answer = await fetch(`${store.baseURL}/auth/verify`, {
    headers: { authorization: `Bearer ${partner.token}` },
  })
  expect(answer.status).toBe(401)
})

test('[SAFE-06] a download that fails says so, and what cannot be loaded is loaded anew', async ({
  page,
  partner,
}) => {
  expect(partner.token).not.toBe('')
  await page.route('**/api/account/data', (route) => route.abort(), { times: 1 })
  await page.route('**/api/account/erasure', (route) => route.abort(), { times: 1 })
  await page.goto('/profile/data')
  await expect(page.getByText('We couldn’t load this')).toBeVisible()
  await page.getByRole('button', { name: /Try again|Retry/ }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  await page.getByRole('button', { name: 'Download as JSON' }).click()
  await expect(page.getByRole('alert')).toContainText('We can’t reach the store')
})
