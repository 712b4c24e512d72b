import { expect, type Page } from '@playwright/test'
import { permissions, type Permission } from '#domain/staff/permissions.ts'
import { staffRoles } from '#domain/staff/roles.ts'
import { grantRole, openDesk, signInAtDesk } from '../../support/browser/desk-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import { freshPhone } from '../../support/api/test-partner.ts'

const SOMEBODY = '00000000-0000-4000-8000-000000000000'

/** What each page of the desk takes. */
const pages: Readonly<Record<string, Permission>> = {
  'new-order': 'orders:place',
  counter: 'counter:sell',
  orders: 'orders:read',
  [`orders/${SOMEBODY}`]: 'orders:read',
  [`orders/${SOMEBODY}/edit`]: 'orders:edit',
  quotations: 'quotations:read',
  customers: 'customers:read',
  [`customers/${SOMEBODY}`]: 'customers:read',
  [`customers/${SOMEBODY}/merge`]: 'customers:merge',
  firms: 'firms:read',
  [`firms/${SOMEBODY}`]: 'firms:read',
  trips: 'trips:read',
  'my-trip': 'trips:drive',
  payments: 'payments:read',
  cash: 'cash:read',
  credit: 'credit:read',
  [`credit/${SOMEBODY}`]: 'credit:read',
  'credit/openings': 'credit:terms',
  [`credit/${SOMEBODY}/statement`]: 'credit:read',
  catalogue: 'catalogue:read',
  stock: 'stock:read',
  delivery: 'delivery:read',
  demand: 'demand:read',
  'list-requests': 'orders:place',
  reports: 'reports:read',
  accounts: 'accounts:read',
  staff: 'staff:read',
  audit: 'audit:read',
  settings: 'settings:read',
}

const forbidden = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This isn’t part of your role' })

for (const role of staffRoles)
  test(`[STAFF-01] the pages of the desk that ${role} may open are those of the table, and no other @any-width`, async ({
    page,
    store,
  }) => {
    test.slow()
    await openDesk(page, store, await grantRole(store, role, `Member ${role}`))
    const sidebar = page.getByRole('navigation', { name: 'Desk' }).filter({ visible: true })
    await expect(sidebar).toBeVisible()
    const opened: string[] = []
    for (const path of Object.keys(pages)) {
      await page.goto(`/desk/${path}`)
      await expect(sidebar).toBeVisible()
      // whatever the page has to say of a record that is not there
      await expect(
        page.locator('main').getByRole('heading').or(page.locator('main [role=alert]')).first(),
      ).toBeVisible()
      if (!(await forbidden(page).isVisible())) opened.push(path)
    }
    const held = Object.entries(pages).filter(([, permission]) =>
      (permissions[permission] as readonly string[]).includes(role),
    )
    expect(opened).toEqual(held.map(([path]) => path))
  })

/** Pages that open with the permission of the room in which they lie. */
const innerPages = [
  'catalogue/categories',
  'catalogue/scheduled',
  'catalogue/import',
  'catalogue/products/new',
  'stock/movements',
  'stock/places',
  'stock/receipt',
  'settings/invoices',
  'orders?todo=pack',
  'nothing',
]

test('[STAFF-01] every page of the desk opens by its address, after a reload and by going back @any-width', async ({
  page,
  store,
}) => {
  test.slow()
  await openDesk(page, store, await grantRole(store, 'owner', 'Deep links'))
  const today = page.getByRole('heading', { level: 1, name: 'Today' })
  const title = page.locator('main').getByRole('heading').first()
  for (const path of [...Object.keys(pages), ...innerPages]) {
    await page.goto(`/desk/${path}`)
    const name = await title.textContent()
    const opens = async () => {
      await expect(title).toHaveText(name ?? '')
      await expect(page).toHaveURL(`/desk/${path}`)
    }
    await page.reload()
    await opens()
    await page.locator('header a[href="/desk"]').first().click()
    await expect(today).toBeVisible()
    await page.goBack()
    await opens()
  }
})

/** The button that opens a dialog of a page, and what the address calls it. */
const dialogs = [
  ['cash', 'Count the till', 'till.counted'],
  ['trips', 'Plan a trip', 'plan'],
  ['stock?filter=all', /^Edit stock settings of /, 'item.'],
  ['staff', /^Sign out .*Dialogs/, 'sign-out.'],
] as const

test('[STAFF-01] an open dialog stands in the address: a reload opens it again, going back or Escape closes it @any-width', async ({
  page,
  store,
}) => {
  test.slow()
  await openDesk(page, store, await grantRole(store, 'owner', 'Dialogs'))
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  for (const [path, button, name] of dialogs) {
    const named = () => new URL(page.url()).searchParams.get('dialog') ?? ''
    const opener = page
      .getByTitle(button)
      .or(page.getByRole('button', { name: button }))
      .first()
    await page.goto(`/desk/${path}`)
    for (const close of ['back', 'Escape'] as const) {
      await opener.click()
      await expect(dialog).toBeVisible()
      expect(named().slice(0, name.length)).toBe(name)
      await page.reload()
      await expect(dialog).toBeVisible()
      if (close === 'back') await page.goBack()
      else await page.keyboard.press(close)
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(`/desk/${path}`)
      await expect(opener).toBeVisible()
    }
  }
  // whoever comes by a link has no page before it
  await page.goto('/desk/trips?dialog=plan')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/desk/trips')
})

test('[STAFF-01] whoever has no role, and nobody, sees the sign-in on every page of the desk @any-width', async ({
  page,
  store,
}) => {
  test.slow()
  const phone = page.getByPlaceholder('Enter 10-digit number')
  for (const path of Object.keys(pages)) {
    await page.goto(`/desk/${path}`)
    await expect(phone).toBeVisible()
  }
  await signInAtDesk(page, store, freshPhone())
  await expect(page.getByRole('alert')).toContainText('This number isn’t on the staff list')
  for (const path of Object.keys(pages)) {
    await page.goto(`/desk/${path}`)
    await expect(phone).toBeVisible()
  }
})
