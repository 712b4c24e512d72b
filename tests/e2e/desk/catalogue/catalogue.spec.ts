import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessibility.ts'
import { grantRole, openDesk, openRoom } from '../../../support/browser/desk-steps.ts'
import { tinyPicture } from '../../../support/catalogue/tiny-picture.ts'
import { pick } from '../../../support/browser/pick.ts'
import { test } from '../../../support/browser/store-test.ts'
import type { Store } from '../../../support/process/start-store.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function enter(page: Page, store: Store, phone: string): Promise<void> {
  await openDesk(page, store, phone)
  await expect(heading(page, 'Today')).toBeVisible()
}

async function openCatalogue(page: Page, tab = 'Products'): Promise<void> {
  await openRoom(page, 'Catalogue')
  await page
    .getByRole('navigation', { name: 'Catalogue' })
    .getByRole('link', { name: tab, exact: true })
    .click()
}

test('[GOODS-01] a category, a subcategory and a product are made in the browser, published, and sold @journey-wide', async ({
  page,
  store,
}) => {
  await enter(page, store, await grantRole(store, 'manager', 'Meena'))
  await openCatalogue(page, 'Categories')
  await page.getByRole('link', { name: 'New category' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Ropes')
  await expectAccessible(page, 'a new category')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL(/categories\/ropes/)
  await expect(heading(page, 'Ropes')).toBeVisible()

  await openCatalogue(page, 'Subcategories')
  await page.getByRole('link', { name: 'New subcategory' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Coir ropes')
  await pick(page, 'Listed in categories', 'Ropes')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(/subcategories\/coir-ropes/)

  await openCatalogue(page)
  await page.getByRole('link', { name: 'New product' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Jaldhara coir rope')
  await pick(page, 'Listed in subcategories', 'Coir ropes')
  await page
    .getByRole('group', { name: 'Pictures' })
    .getByLabel('Add a picture')
    .setInputFiles({
      name: 'rope.png',
      mimeType: 'image/png',
      buffer: await tinyPicture(),
    })
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
  await expect(page.getByText('HSN code: invoices need it.')).toBeVisible()
  await page.getByLabel('HSN code').fill('7217')
  await expect(page.getByText('Not filled in yet')).toHaveCount(0)
  await expect(page.getByLabel('GST rate')).toHaveValue('18')
  await page.getByLabel('Size or kind').fill('12 mm | 50 m')
  await page.getByLabel('Price with GST').fill('590')
  await expect(page.getByText('₹500 + ₹90 GST')).toBeVisible()
  await page.getByLabel('MRP').fill('400')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('nobody may sell above the MRP')).toBeVisible()
  await page.getByLabel('MRP').fill('650')
  await expectAccessible(page, 'a new product')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()

  // the search learns of it a moment later
  await expect(async () => {
    await page.goto('/search?q=jaldhara+coir+rope')
    await expect(page.getByText('₹590.00').first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const shown = page.locator('img[src^="/media/pictures/"]').first()
  await expect(shown).toBeVisible()
  const served = await page.request.get(`${await shown.getAttribute('src')}`, {
    headers: { accept: 'image/avif,*/*' },
  })
  expect([served.headers()['content-type'], served.headers()['cache-control']]).toEqual([
    'image/avif',
    'public, max-age=31536000, immutable',
  ])
})

test('[GOODS-01] a draft is seen by nobody, a duplicate is a draft, and what was never ordered is deleted @any-width', async ({
  page,
  store,
}) => {
  await enter(page, store, await grantRole(store, 'owner', 'Asha'))
  await page.goto('/desk/catalogue/products/ppc-cement-adrika')
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(/copy/)
  await expect(page.getByText('Draft: shoppers can’t see it')).toBeVisible()
  const copy = page.url().split('/').at(-1)
  expect((await page.request.get(`/product/${copy}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/desk\/catalogue\/products$/)
  expect((await page.request.get(`/api/desk/catalogue/products/${copy}`)).status()).toBe(404)
})

test('[GOODS-01] of two people who edit one product the second sees the difference, and nothing is lost @any-width', async ({
  page,
  store,
  browser,
}) => {
  await enter(page, store, await grantRole(store, 'owner', 'Asha'))
  const path = '/desk/catalogue/products/opc-cement-53-vajrana'
  await page.goto(path)
  await page.getByLabel('Name', { exact: true }).fill('Vajrana by Asha')
  await page.getByLabel('Short description', { exact: true }).fill('Told by Asha')

  const second = await (await browser.newContext({ baseURL: store.baseURL })).newPage()
  await enter(second, store, await grantRole(store, 'manager', 'Meena'))
  await second.goto(path)
  await second.getByLabel('Name', { exact: true }).fill('Vajrana by Meena')
  await second.getByLabel('Country of origin').fill('Nepal')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('Saved')).toBeVisible()
  await second.close()

  await page.getByRole('button', { name: 'Save' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Meena saved this while you were editing it' })
  await expect(notice).toContainText('Vajrana by Meena')
  await expect(page.getByLabel('Country of origin')).toHaveValue('Nepal')
  await expect(page.getByLabel('Short description', { exact: true })).toHaveValue('Told by Asha')
  await notice.getByRole('button', { name: 'Use theirs' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Vajrana by Meena')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Short description', { exact: true })).toHaveValue('Told by Asha')
})

test('[GOODS-01] what a search finds on all pages is selected, kept while paging, and repriced together', async ({
  page,
  store,
}) => {
  await enter(page, store, await grantRole(store, 'owner', 'Asha'))
  await page.goto('/desk/catalogue/products?q=tile')
  const total = Number(/(\d+) entries/.exec(await page.getByText(/^\d+ entries$/).innerText())?.[1])
  expect(total).toBeGreaterThan(50)
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await expect(page.getByText('50 selected')).toBeVisible()
  await page.getByRole('button', { name: `Select all ${total}` }).click()
  await expect(page.getByText(`${total} selected`)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(`${total} selected`)).toBeVisible()
  await page.getByLabel('Sort by', { exact: true }).selectOption('Lowest price first')
  // a dialog that opens before is closed as the list comes
  await expect(page).toHaveURL(/[?&]sort=/)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /^Select / }).nth(1)).toBeChecked()
  await expect(page.getByRole('button', { name: /^Move .* down$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change prices' }).click()
  const dialog = page.getByRole('dialog', { name: `Change the prices of ${total} products` })
  await dialog.getByLabel('How much').fill('1')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText(/₹\d.* → ₹\d/).first()).toBeVisible()
  // another search is another selection
  await page.keyboard.press('Escape')
  await page.getByLabel('Status', { exact: true }).selectOption('Draft')
  await expect(page.getByText(/\d+ selected/)).toHaveCount(0)
})

test('[GOODS-01] prices of several products change by percent after a preview, and rows move with their buttons', async ({
  page,
  store,
}) => {
  await enter(page, store, await grantRole(store, 'owner', 'Asha'))
  await page.goto('/desk/catalogue/products?q=adrika+ppc')
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  await first.getByRole('checkbox').check()
  await expectAccessible(page, 'the list of products')
  await page.getByRole('button', { name: 'Change prices' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How much').fill('-1')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText(/₹\d.* → ₹\d/).first()).toBeVisible()
  await expectAccessible(page, 'the preview of prices')
  await dialog.getByRole('button', { name: /^Change \d+ price/ }).click()
  await expect(page.getByText('Prices changed')).toBeVisible()

  await page.goto('/desk/catalogue/banners')
  await expect(page.getByRole('checkbox', { name: 'Select all shown' })).toBeVisible()
  const names = () =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .allInnerTexts()
  const before = await names()
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click()
  const second = async () => nameIn((await names())[1])
  await expect.poll(second).toBe(nameIn(before[0]))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(second).toBe(nameIn(before[1]))
  // with the keyboard: Space lifts, the arrow moves, Space drops
  await page
    .getByRole('button', { name: /^Drag / })
    .first()
    .focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/place 1 of/i)).toBeAttached()
  // the arrows are listened to a moment after the row says that it was lifted
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/place 2 of/i)).toBeAttached({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect.poll(second).toBe(nameIn(before[0]))
  await page
    .getByRole('button', { name: /to a position$/ })
    .nth(1)
    .click()
  const dialog2 = page.getByRole('dialog')
  await dialog2.getByRole('textbox', { name: 'Position' }).fill('1')
  await dialog2.getByRole('button', { name: 'Move there' }).click()
  await expect.poll(second).toBe(nameIn(before[1]))
})

/** The name in a row of a list, whose buttons say where it stands. */
const nameIn = (text = '') => text.split('\n')[0]
