import { expect } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { newPartner } from '../../support/api/test-partner.ts'

test('[FIRM-01] an owner adds a firm and invites a buyer with a limit, who accepts, and later leaves', async ({
  page,
  partner,
  store,
  browser,
}) => {
  // whoever is in no firm sees no word of it in the profile
  await page.goto('/profile')
  const menu = page.getByRole('main').getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'Your Addresses' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Your Firms' })).toHaveCount(0)
  await page.goto('/profile/address')
  await page.getByRole('link', { name: 'Buy for a firm with several people' }).click()
  await page.getByRole('button', { name: 'Add a firm' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('GSTIN')).toBeFocused()
  await page.getByLabel('GSTIN').fill('07AAGFF2194N1Z1')
  await page.getByLabel('Legal name').fill('Gupta & Sons')
  await page.getByLabel('Billing address: house, street, place').fill('4 Barakhamba Road')
  await page.getByLabel('Billing PIN code').fill('122001')
  await expect(page.getByLabel('Billing State')).toHaveValue('Delhi')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This PIN code isn’t in Delhi')).toBeVisible()
  await page.getByLabel('Billing PIN code').fill('110001')
  await page.getByLabel('Billing city or district').fill('New Delhi')
  await expectAccessible(page, 'adding a firm')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Gupta & Sons Owner' })).toBeVisible()

  const buyer = await newPartner(store)
  await page.getByRole('button', { name: 'Invite someone' }).click()
  await page.getByLabel('Their mobile number').fill(buyer.phone)
  await page.getByLabel('Limit for one order (optional)').fill('50,000')
  await expectAccessible(page, 'inviting somebody')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const people = page.getByRole('list', { name: 'People' })
  await expect(people.getByText(`+91${buyer.phone}`)).toBeVisible()
  const told = people.getByRole('link', { name: /on WhatsApp$/ })
  await expect(told).toHaveAttribute('href', new RegExp(`wa.me/91${buyer.phone}.*profile%2Ffirms`))

  const context = await browser.newContext({ baseURL: store.baseURL, reducedMotion: 'reduce' })
  await buyer.signInBrowser(context)
  const theirs = await context.newPage()
  await theirs.goto('/profile')
  await theirs.getByRole('main').getByRole('link', { name: 'Your Firms' }).click()
  await expect(theirs.getByText(`Invited by +91${partner.phone}`)).toBeVisible()
  await expectAccessible(theirs, 'an invitation to a firm')
  await theirs.getByRole('button', { name: 'Accept the invitation of Gupta & Sons' }).click()
  await theirs.getByRole('link', { name: /Gupta & Sons/ }).click()
  await expect(theirs.getByText('Up to ₹50,000 an order')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Invite someone' })).toHaveCount(0)

  await page.reload()
  await expect(people.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Leave this firm' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Leave this firm' }).click()
  await expect(page.getByText('The firm needs an owner.')).toBeVisible()
  await theirs.getByRole('button', { name: 'Leave this firm' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Leave this firm' }).click()
  await expect(theirs.getByText('You don’t buy for a firm with others yet.')).toBeVisible()
  await context.close()
})
