import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk, openRoom } from '../../../support/browser/desk-steps.ts'
import { test } from '../../../support/browser/store-test.ts'
import type { Store } from '../../../support/process/start-store.ts'

/** Opens the desk and makes a draft of its own from a product. */
async function openDraft(page: Page, store: Store): Promise<void> {
  await openDesk(page, store, await grantRole(store, 'owner', 'Asha'))
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.goto('/desk/catalogue/products/ppc-cement-adrika')
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(/copy/)
  await expect(page.getByText('Draft: shoppers can’t see it')).toBeVisible()
}

const scheduled = (page: Page) => page.getByRole('region', { name: 'Scheduled' })

test('[GOODS-01] publishing and a new price are scheduled, seen, changed and cancelled in the browser', async ({
  page,
  store,
}) => {
  await openDraft(page, store)
  const draft = page.url()
  await page.getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a change' })
  await expect(dialog.getByLabel('What happens')).toHaveValue('publish')
  await expect(dialog.getByText('Indian time (IST)')).toBeVisible()
  await dialog.getByLabel('Day').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByRole('alert')).toContainText('in the past')
  await expectAccessible(page, 'a scheduled change that is refused')
  const year = new Date().getUTCFullYear() + 1
  await dialog.getByLabel('Day').fill(`${year}-01-05`)
  await dialog.getByLabel('Time').fill('17:30')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(scheduled(page).getByText(/Will be published on .*5 January.*5:30 pm/)).toBeVisible()

  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await dialog.getByLabel('What happens').selectOption('Change prices')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('Change at least one price.')).toBeVisible()
  const price = dialog.getByLabel('New price with GST').first()
  await dialog.getByLabel('MRP').first().fill('')
  await price.fill('12')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('must be lower than the price before it')).toBeVisible()
  for (const [label, value] of [
    ['From 50', '11'],
    ['From 200', '10'],
    ['From 400', '9'],
  ] as const)
    await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByLabel('Yes, this price is right').check()
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  const priceRow = scheduled(page)
    .getByText(/Prices will change on/)
    .locator('..')
  await expect(priceRow).toContainText('₹12')
  await expectAccessible(page, 'a product with scheduled changes')

  await openRoom(page, 'Catalogue')
  const tabs = page.getByRole('navigation', { name: 'Catalogue' })
  await tabs.getByRole('link', { name: 'Scheduled' }).click()
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Will be published on' })
    .filter({ hasText: '5:30 pm' })
  await expectAccessible(page, 'what is scheduled')
  await row.getByRole('button', { name: 'Change' }).click()
  const changing = page.getByRole('dialog', { name: 'Edit the scheduled change' })
  await expect(changing.getByLabel('Time')).toHaveValue('17:30')
  await changing.getByLabel('Time').fill('18:15')
  await changing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/5 January.*6:15 pm/)).toBeVisible()

  await page.goto(draft)
  await scheduled(page).getByRole('button', { name: 'Cancel' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(scheduled(page).getByText(/Prices will change on/)).toBeHidden()
  await expect(scheduled(page).getByText(/Will be published on/)).toBeVisible()
})

test('[GOODS-01] a draft is previewed as a shopper would see it, by staff only, and marked @any-width', async ({
  page,
  store,
  browser,
}) => {
  await openDraft(page, store)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Preview as a shopper' }).click()
  const preview = await opened
  await expect(preview.getByText('A draft: no shopper sees this page.')).toBeVisible()
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('(copy)')
  await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(preview, 'the preview of a draft')
  const address = preview.url()
  await preview.getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(preview.getByRole('button', { name: 'Buy Now' }).first()).toBeVisible()
  expect(preview.url()).toBe(address)

  const data = address.replace(/$/, '.data')
  for (const path of [address, data]) {
    const own = await preview.request.get(path)
    expect([own.status(), own.headers()['cache-control']]).toEqual([200, 'no-store'])
    expect(await own.text()).toContain('(copy)')
  }
  const stranger = await (await browser.newContext({ baseURL: store.baseURL })).newPage()
  for (const path of [address, data]) {
    const refused = await stranger.request.get(path)
    expect([refused.status(), refused.headers()['cache-control']]).toEqual([401, 'no-store'])
    expect(await refused.text()).not.toContain('(copy)')
  }
  const gone = await preview.goto(`${new URL(address).pathname}-gone`)
  expect(gone?.status()).toBe(404)
  await expect(preview.getByText('There’s no such product any more')).toBeVisible()
  await stranger.goto(address)
  await expect(stranger.getByText('Sign in to the desk to see the preview')).toBeVisible()
  await stranger.close()
})
