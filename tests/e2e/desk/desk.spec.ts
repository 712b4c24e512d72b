import { expect, type Page } from '@playwright/test'
import { freshPhone, newPartner } from '../../support/api/test-partner.ts'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk, openRoom, signInAtDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desk' }).filter({ visible: true }).getByRole('link', { name })

test('[STAFF-01] [DESK-01] [DESK-02] an owner is made by a command, signs in, finds an order and ships it', async ({
  page,
  store,
}) => {
  const partner = await newPartner(store)
  await partner.addAddress({ receiverName: 'Meena Joshi' })
  await partner.placeOrder('opc-cement-53-adrikaVariant[0]')
  const phone = await grantRole(store, 'owner', 'Asha Verma')
  await signInAtDesk(page, store, phone)
  await expect(heading(page, 'Today')).toBeVisible()
  await expectAccessible(page, 'Today')

  await openRoom(page, 'Orders')
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('meena')
  await page
    .getByRole('link', { name: /Meena Joshi/ })
    .first()
    .click()
  await expect(page.getByText('Near', { exact: false }).or(page.getByText('MG Road')).first()).toBeVisible()
  await expectAccessible(page, 'an order')
  await page.getByLabel('Note (vehicle, driver, …)').fill('Lorry HR 55 1234')
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Part 1: Out for delivery' })).toBeVisible()
  await expect(page.getByText('Lorry HR 55 1234').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Invoice / })).toBeVisible()

  await page.getByLabel('Add note').fill('Ring twice')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Ring twice')).toBeVisible()

  await openRoom(page, 'Audit log')
  await expect(page.getByText('Status: Placed → Shipped').first()).toBeVisible()
  await expectAccessible(page, 'the audit log')
})

test('[DESK-01] an order that comes in is on Today without a reload, and rings if wanted', async ({
  page,
  store,
}) => {
  const partner = await newPartner(store)
  const receiverName = `Live ${partner.phone}`
  await partner.addAddress({ receiverName })
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  await expect(heading(page, 'Today')).toBeVisible()
  const bell = page.getByRole('button', { name: 'Sound' })
  await bell.click()
  await expect(bell).toHaveAttribute('aria-pressed', 'true')
  await partner.placeOrder('opc-cement-53-adrikaVariant[0]')
  await expect(page.getByText('A new order has come in')).toBeVisible()
  await expect(page.getByText(receiverName).filter({ visible: true }).first()).toBeVisible()
  await page.reload()
  await expect(bell).toHaveAttribute('aria-pressed', 'true')
})

test('[DESK-02] orders are selected and shipped together', async ({ page, store }) => {
  const partner = await newPartner(store)
  await partner.addAddress({ receiverName: `Bulk ${partner.phone}` })
  for (let index = 0; index < 2; index += 1) await partner.placeOrder('opc-cement-53-adrikaVariant[0]')
  await openDesk(page, store, await grantRole(store, 'packer', 'Ravi'))
  await openRoom(page, 'Orders')
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(partner.phone)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect(page.getByText('2 orders updated')).toBeVisible()
  await expect(page.getByText('Shipped', { exact: true }).filter({ visible: true })).toHaveCount(3)
})

test('[STAFF-01] a shopper with the right code stays outside, and a packer sees only what is theirs', async ({
  page,
  store,
}) => {
  await signInAtDesk(page, store, freshPhone())
  await expect(page.getByRole('alert')).toContainText('This number isn’t on the staff list')
  await expectAccessible(page, 'the sign-in of the desk')
  await page.context().clearCookies()
  await openDesk(page, store, await grantRole(store, 'packer', 'Ravi'))
  await expect(heading(page, 'Today')).toBeVisible()
  await expect(room(page, 'Staff')).toHaveCount(0)
  await page.goto('/desk/staff')
  await expect(heading(page, 'This isn’t part of your role')).toBeVisible()
  await page.goto('/desk/nothing')
  await expect(heading(page, 'There’s nothing here')).toBeVisible()
})

test('[GEN-06] a setting that is changed at the desk is on the shop’s pages at once @any-width', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'manager', 'Meena'))
  await openRoom(page, 'Settings')
  await page.getByRole('textbox', { name: 'Hotline' }).fill('nonsense')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('must be a telephone number')
  await page.getByRole('textbox', { name: 'Hotline' }).fill('+91 98123 45678')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 3_000 })
    .toContain('+91 98123 45678')
  // the store is shared with the tests that follow
  await page.getByRole('textbox', { name: 'Hotline' }).fill('+91 124 400 0000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 3_000 })
    .toContain('+91 124 400 0000')
})

test('[STAFF-01] the desk that cannot be reached says so and tries again @any-width', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Asha'))
  await expect(heading(page, 'Today')).toBeVisible()
  await page.route('**/api/desk/orders*', (route) => route.abort())
  await openRoom(page, 'Orders')
  await expect(page.getByText('We couldn’t load this')).toBeVisible()
  await page.unroute('**/api/desk/orders*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toBeVisible()
  await expect(page.getByText('We couldn’t load this')).toHaveCount(0)
})

test('[STAFF-01] shoppers load no byte of the desk @any-width @journey-wide', async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => void loaded.push(response.url()))
  const ofDesk = async () => {
    const scripts = loaded.splice(0).filter((url) => url.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(3)
    const found: string[] = []
    // the addresses of pages and calls of the desk
    for (const script of scripts)
      if (/\bdesk\/(?!\*)/.test(await (await page.request.get(script)).text())) found.push(script)
    return found
  }
  for (const path of ['/', '/category', '/product/opc-cement-53-adrika', '/cart', '/profile']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await ofDesk()).toEqual([])
  }
  await page.goto('/desk', { waitUntil: 'networkidle' })
  expect(await ofDesk()).not.toEqual([])
})
