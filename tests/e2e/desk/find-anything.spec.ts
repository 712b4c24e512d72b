import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { grantRole, openDesk } from '../../support/browser/desk-steps.ts'
import { keepRoutes } from '../../support/browser/keep-routes.ts'
import { test } from '../../support/browser/store-test.ts'

const openSearch = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Search the desk' })).toBeVisible()
  await page.keyboard.press('Control+k')
  return page.getByRole('dialog', { name: 'Search the desk' })
}

test('[DESK-11] the search opens by keyboard, and arrow keys and Enter open a page, a product or a setting', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Asha'))
  const search = await openSearch(page)
  const field = search.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type('setukar opc')
  await expect(search.getByRole('option', { name: /Setukar OPC 53/ })).toBeVisible()
  await expectAccessible(page, 'the search of the desk')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/desk\/catalogue\/products\/[^/]*setukar/)
  await expect(search).toBeHidden()

  // Enter before the answer opens what is found for the whole text, never for a part of it
  await openSearch(page)
  await page.keyboard.type('company and invoices')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/desk\/settings\/invoices/)
})

test('[DESK-11] the search says when nothing is found and when the store did not answer, and tries again', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'counter', 'Ravi'))
  const search = await openSearch(page)
  await page.keyboard.type('qqqqqq')
  await expect(search.getByText('Nothing found for “qqqqqq”.')).toBeVisible()
  await keepRoutes(page)
  await page.route('**/api/desk/search?*', (route) => route.abort())
  await search.getByRole('combobox').fill('cement')
  await expect(search.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/desk/search?*')
  await search.getByRole('button', { name: 'Try again' }).click()
  await expect(search.getByRole('option').first()).toBeVisible()
  // a page that the role may not open is not offered
  await search.getByRole('combobox').fill('audit log')
  await expect(search.getByText('Nothing found for “audit log”.')).toBeVisible()
})

test('[DESK-11] a slash goes to the search of the page, and to the search of the desk where the page has none', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Asha'))
  const button = page.getByRole('button', { name: 'Search the desk' })
  const search = page.getByRole('dialog', { name: 'Search the desk' })
  await expect(button).toBeVisible()
  await page.keyboard.press('/')
  await expect(search.getByRole('combobox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await page.goto('/desk/orders')
  await expect(page.getByLabel('Search orders')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search orders')).toBeFocused()
  await expect(search).toBeHidden()
})

test('[DESK-11] columns are chosen by keyboard, stay for the person who chose them, and for nobody else', async ({
  page,
  store,
}) => {
  const asha = await grantRole(store, 'owner', 'Asha')
  await openDesk(page, store, asha)
  await page.goto('/desk/catalogue/products?q=adrika+opc')
  const row = page.getByRole('listitem').filter({ hasText: 'Adrika OPC 53' }).first()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('HSN')
  const choose = page.getByRole('button', { name: 'Choose columns' })
  await choose.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemcheckbox', { name: 'Stock' })).toBeChecked()
  await page.keyboard.press('h')
  await expect(page.getByRole('menuitemcheckbox', { name: 'HSN' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemcheckbox', { name: 'HSN' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(choose).toBeFocused()
  await expect(row).toContainText('HSN: 2523')
  await page.reload()
  await expect(row).toContainText('HSN: 2523')
  await expectAccessible(page, 'products with columns')

  await page.context().clearCookies()
  await openDesk(page, store, await grantRole(store, 'manager', 'Ravi'))
  await page.goto('/desk/catalogue/products?q=adrika+opc')
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('HSN')
})

test('[DESK-11] a long list is picked from by typing words in any order, and an emptied field keeps what was chosen', async ({
  page,
  store,
}) => {
  await openDesk(page, store, await grantRole(store, 'owner', 'Asha'))
  await page.goto('/desk/catalogue/products')
  const picker = page.getByRole('combobox', { name: 'Subcategory' })
  await picker.click()
  expect(await page.getByRole('option').count()).toBeGreaterThan(100)
  await picker.fill('cement opc')
  await expect(page.getByRole('option')).toHaveText(['OPC Cement'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/parent=/)
  await expect(picker).toHaveValue('OPC Cement')
  await picker.fill('no such list')
  await expect(page.getByText('Nothing in the list matches.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker).toHaveValue('OPC Cement')
  await expect(page).toHaveURL(/parent=/)
})
