import { expect } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'

test('[OFFER-01] a dealer makes a coupon in plain words, pauses it, lets it go on, copies it and removes it', async ({
  page,
  store,
}) => {
  test.slow()
  await openDesk(page, store, await grantRole(store, 'manager', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/catalogue/offers')
  await expectAccessible(page, 'the offers')
  await page.getByRole('link', { name: 'New offer' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Festival week')
  await page.getByLabel('Per cent off').fill('10')
  await page.getByLabel('At most, per order').fill('500')
  await page.getByLabel('Only with a coupon code').check()
  await page.getByLabel('Code', { exact: true }).fill('fest-10')
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('FEST10')
  await page.getByRole('button', { name: 'Add goods' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Brand', { exact: true }).fill('Adrika')
  await expectAccessible(page, 'goods of an offer')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByLabel('From a value of').fill('20,000')
  await page.getByLabel('Uses per person').fill('1')
  await expect(page.getByRole('status', { name: 'In words' })).toHaveText(
    '10% off Adrika, from ₹20,000, with the code FEST10, once a person, at most ₹500 an order, not with other offers',
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Festival week' })).toBeVisible()
  await expectAccessible(page, 'an offer')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('This offer is paused: nobody gets it.')).toBeVisible()
  await page.getByRole('button', { name: 'Let it go on' }).click()
  await expect(page.getByText('Running', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Copy' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Festival week (copy)')
  await page.getByLabel('Code', { exact: true }).fill('FEST10')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Code: is the code of another offer')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill('FEST11')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Festival week (copy)' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove offer' }).click()
  await dialog.getByRole('button', { name: 'Remove offer' }).click()
  await expect(page.getByText('This offer was removed: nobody gets it.')).toBeVisible()
  await page.getByRole('link', { name: 'Offers' }).last().click()
  await expect(page.getByRole('list', { name: 'Offers' }).getByRole('listitem')).toHaveCount(2)
})

test('[OFFER-01] offers of a sheet are looked at, made and undone', async ({ page, store }) => {
  test.slow()
  await openDesk(page, store, await grantRole(store, 'manager', 'Meena'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/catalogue/offers/import')
  const choose = (rows: readonly string[]) =>
    page.getByLabel('Choose a file').setInputFiles({
      name: 'offers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Offer,Coupon,Per cent off,On,Brand,Budget,Customer', ...rows].join('\n')),
    })
  await choose(['Pongal,PONGAL15,15%,,Adrika,50000', 'Onam,,0.05,Everything,,'])
  await expect(page.getByText('1 row not possible')).toBeVisible()
  await expectAccessible(page, 'rows of offers that cannot all be taken')
  await choose(['Pongal,PONGAL15,15%,,Adrika,50000,Gupta Traders', 'Onam,,5%,Everything,,'])
  // what the last column says would not hold
  await expect(page.getByRole('button', { name: 'Save 2 offers' })).toBeDisabled()
  await expect(page.getByText('“Customer”, such as Gupta Traders')).toBeVisible()
  await expectAccessible(page, 'a column of a sheet that is not read')
  await page.getByLabel('Leave these columns out. What they say will not hold.').check()
  await page.getByRole('button', { name: 'Save 2 offers' }).click()
  await page.getByRole('link', { name: 'See the offers' }).click()
  await page.getByRole('link', { name: /^Pongal/ }).click()
  await expect(page.getByText('imported offers.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('2 offers are as before.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pongal.*Removed/ })).toBeVisible()
})
