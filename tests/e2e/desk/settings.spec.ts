import { expect } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'

test('[GEN-06] a setting that is changed can be put back, and every part of the settings is reached @any-width', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Asha Verma'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/settings')
  const field = page.getByRole('textbox', { name: 'Tagline', exact: true })
  const before = await field.inputValue()
  await field.fill('Cement at your door')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Versions of Tagline', exact: true }).click()
  const versions = page.getByRole('dialog', { name: 'Versions of Tagline', exact: true })
  await expect(versions.getByText('Current')).toBeVisible()
  await versions.getByRole('button', { name: 'Restore the earlier value' }).last().click()
  await expect(versions).toBeHidden()
  await expect(field).toHaveValue(before)
  await expectAccessible(page, 'the settings of the shop')

  const parts = page.getByRole('navigation', { name: 'Settings sections' })
  for (const [name, heading] of [
    ['Company and invoices', 'Invoice numbers'],
    ['Cash', 'Cash on delivery'],
    ['Prices', 'Prices that staff type'],
    ['Returns', 'Return terms'],
    ['Brands and words', 'Your own trade words'],
    ['Messages', 'Sign-in code'],
  ] as const) {
    await parts.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
  }
  await expectAccessible(page, 'the messages')
})

test('[GEN-06] the company is saved in one step, and of a wrong one nothing is @any-width', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Asha Verma'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/settings/invoices')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  // that of a year with invoices stays as it is
  const prefix = page
    .getByLabel(/^Invoice prefix/)
    .and(page.locator(':not([readonly])'))
    .last()
  const before = await field('Legal name').inputValue()
  await field('Legal name').fill('Gupta Traders')
  await field('GSTIN').fill('06AAGFF2194N1Z9')
  await prefix.fill('GT')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('GSTIN')
  await expect(page.getByRole('alert')).not.toContainText('seller')
  await page.reload()
  await expect(field('Legal name')).toHaveValue(before)
  await field('Legal name').fill('Gupta Traders')
  await field('GSTIN').fill('06AAGFF2194N1Z3')
  await prefix.fill('GT')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(field('Legal name')).toHaveValue('Gupta Traders')
  await expect(field('GSTIN')).toHaveValue('06AAGFF2194N1Z3')
  await expect(prefix).toHaveValue('GT')
})

test('[GEN-06] a message is previewed with examples, and a variable that does not exist is named', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'manager', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/settings/messages')
  const messageOf = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
  const english = messageOf('Order update')
  const text = english.getByRole('textbox', { name: 'Text' })
  await text.fill('{store}: {order} {news} {name}')
  await expect(page.getByText(/must not have \{name\}/)).toBeVisible()
  await text.fill('{store}: ऑर्डर {order} {news}')
  await expect(
    page.getByText('Neev: ऑर्डर NV-4821-7730 is out for delivery today', { exact: true }),
  ).toBeVisible()
  await expect(english.getByText(/1 SMS · Non-Latin letters/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(english.getByText(/Non-Latin letters/)).toBeHidden()
  const hindi = messageOf('Order update, Hindi')
  const preview = 'Neev: आपका ऑर्डर NV-4821-7730 आज डिलीवरी के लिए निकल गया है।'
  await expect(hindi.getByText(preview, { exact: true })).toBeVisible()
  await expect(hindi.getByText(/1 SMS · Non-Latin letters/)).toBeVisible()
})

test('[PRICE-10] the owner sets how far below the public price each role may go, a manager only reads it @any-width', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Asha Verma'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/settings/prices')
  const counter = page.getByLabel('Counter staff, at most below (%)')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const before = await counter.inputValue()
  await counter.fill('101')
  await save.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.reload()
  await expect(counter).toHaveValue(before)
  await counter.fill('2.5')
  await save.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(counter).toHaveValue('2.5')
  await expectAccessible(page, 'the floors of prices')
  await page.getByRole('button', { name: 'Versions of Prices that staff type' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions of Prices that staff type' })
  await versions.getByRole('button', { name: 'Restore the earlier value' }).last().click()
  await expect(versions).toBeHidden()
  await expect(counter).toHaveValue(before)

  await page.context().clearCookies()
  await openDesk(page, store, await grantRole(store, 'manager', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/settings/prices')
  await expect(counter).toHaveValue(before)
  await expect(counter).not.toBeEditable()
  await expect(page.getByText('Owners have no floor.')).toBeVisible()
})
