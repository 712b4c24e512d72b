import { expect, type Page } from '@playwright/test'
import { hydrated, open } from '../../support/browser/catalogue-steps.ts'
import { demoPrice, printedTotal } from '../../support/catalogue/demo-catalogue.ts'
import { openLines, readyLines } from '../../support/browser/quick-order-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import { bombFile, odsFile, xlsxFile } from '../../support/builders/spreadsheet-files.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products and categories' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const cart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as object[])

test.describe('the search box', () => {
  test('[SEARCH-01] [SEARCH-05] offers categories and product kinds with sizes and price while one types @journey', async ({
    page,
  }) => {
    await open(page, '/')
    await box(page).pressSequentially('sariy')
    await expect(options(page).first()).toContainText('TMT Bars')
    await expect(
      options(page)
        .filter({ hasText: /TMT Bar 12 m.*8 mm · 10 mm.*from ₹/ })
        .first(),
    ).toBeVisible()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await options(page).first().click()
    await expect(page).toHaveURL('/subpage?mainCat=tmt-bars')
    await expect(options(page)).toHaveCount(0)
  })

  test('[SEARCH-01] works by keyboard: arrows, Enter, Escape', async ({ page }) => {
    await open(page, '/')
    await box(page).pressSequentially('cem')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    const active = await options(page).first().getAttribute('id')
    await expect(box(page)).toHaveAttribute('aria-activedescendant', active ?? 'none')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(box(page)).toHaveValue('cem')
    await box(page).pressSequentially('ent')
    await expect(options(page).first()).toContainText('Cement')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/subpage?mainCat=cement')
  })

  test('[SEARCH-01] Enter without a choice leads to all results, from the last suggestion too @any-width', async ({
    page,
  }) => {
    await open(page, '/')
    await box(page).pressSequentially('plywood')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=plywood')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “plywood”')
    await expect(options(page)).toHaveCount(0)
    await box(page).fill('kabza')
    await expect(options(page).last()).toContainText('See all results')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=kabza')
    await expect(page.getByRole('article').first()).toContainText('Hinge')
  })

  test('[SEARCH-01] the list closes when one goes elsewhere on the page @any-width', async ({ page }) => {
    await open(page, '/')
    await box(page).pressSequentially('cem')
    await expect(options(page).first()).toBeVisible()
    await page.getByRole('main').click({ position: { x: 4, y: 4 } })
    await expect(options(page)).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SEARCH-01] the box is a plain form, and the results are there @any-width', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Search products and categories').fill('eent')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=eent')
    await expect(page.getByRole('article').first()).toContainText('Brick')
  })
})

test.describe('the results', () => {
  test('[SEARCH-01] a mistyped word is corrected and said so, in pages, hidden from search engines @any-width', async ({
    page,
  }) => {
    await open(page, '/search?q=cemnet')
    await expect(page.getByText('Showing results for cement.')).toBeVisible()
    await expect(page).toHaveTitle(/Results for “cemnet”/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const first = await page.getByRole('article').first().textContent()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('article').first()).not.toHaveText(first ?? '')
    await page.getByLabel('Sort by').selectOption('Price, low to high')
    await expect(page).toHaveURL('/search?q=cemnet&sort=price-up')
  })

  test('[SEARCH-01] a search without results helps on @any-width', async ({ page, store }) => {
    await open(page, '/search?q=zzqxv')
    await expect(page.getByRole('heading', { name: 'No results for “zzqxv”' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse categories' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute('href', /wa\.me.*zzqxv/)
    expect((await fetch(`${store.baseURL}/search`)).status).toBe(200)
  })

  test('[LIST-03] the cards of a search follow the width of the screen', async ({ page, isMobile }) => {
    await open(page, '/search?q=cement')
    const list = page.getByRole('article').first().locator('xpath=../..')
    const shares = isMobile
      ? [
          [360, 1],
          [480, 1],
          [481, 0.48],
          [768, 0.48],
        ]
      : ([
          [769, 0.3],
          [1024, 0.3],
        ] as const)
    for (const [width = 0, share = 0] of shares) {
      await page.setViewportSize({ width, height: 800 })
      const [whole, card] = await Promise.all([
        list.boundingBox(),
        page.getByRole('article').first().boundingBox(),
      ])
      expect((card?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(share, 1)
    }
    if (isMobile) return
    for (const width of [1025, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const cards = await list.evaluate((rows) =>
        [...rows.children].map((card) => card.getBoundingClientRect().width),
      )
      expect(cards[0]).toBe(240)
    }
  })
})

test.describe('the quick order', () => {
  const list = [
    '50 bag OPC cement',
    'Halkavi AAC block 4 inch, 200',
    'zzqxv wwv 12',
    'sariya 12mm 2 ton',
    'Total 45,000/-',
  ].join('\n')

  test('[QO-01] [HOME-04] a pasted list is checked line by line and goes into the cart @journey', async ({
    page,
  }) => {
    await open(page, '/')
    await page.getByRole('link', { name: 'Quick Order' }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL('/quick-order')
    await hydrated(page)
    await page.getByLabel('Your list').fill(list)
    await page.getByRole('button', { name: 'Find products' }).click()
    await expect(page.getByRole('heading', { name: 'Check your list' })).toBeVisible()
    await expect(openLines(page)).toHaveCount(2)
    await expect(readyLines(page)).toHaveCount(2)
    await expect(readyLines(page).first()).toContainText('AAC Block')
    await expect(openLines(page).nth(1)).toContainText('Not found')
    await expect(page.getByText('1 row didn’t look like an order and was skipped')).toBeVisible()
    expect(await cart(page)).toEqual([])

    await openLines(page)
      .first()
      .getByRole('button', { name: /OPC 53/ })
      .click()
    const opc = readyLines(page).filter({ hasText: 'OPC cement' })
    await opc.getByRole('button', { name: 'Change the product for “50 bag OPC cement”' }).click()
    await opc.getByLabel('Brand').selectOption('Vajrana')
    await expect(opc).toContainText('Vajrana OPC 53')
    await opc.getByRole('textbox', { name: /Quantity/ }).fill('40')
    await page.keyboard.press('Enter')
    // the chosen variant at the price that the catalogue files have, times the quantity
    const price = demoPrice('opc-cement-53-vajrana', 0)
    await expect(opc).toContainText(`${printedTotal(price)} per bag`)
    await expect(opc.getByText(printedTotal(price, 40), { exact: true })).toBeVisible()
    await expect(readyLines(page).last()).toContainText('2 tonnes ≈ 188 rods')
    const unknown = openLines(page).first()
    await unknown.getByRole('textbox').fill('river sand 2 trolley')
    await unknown.getByRole('button', { name: 'Search again' }).click()
    await unknown.getByRole('button', { name: /Yamuna/ }).click()

    await expect(unknown).toContainText('You wrote 2 trolley')

    await page.getByRole('button', { name: 'Add 3 items to cart' }).click()
    await expect(page.getByText('3 items added to your cart')).toBeVisible()
    await expect(openLines(page)).toHaveCount(1)
    await expect(readyLines(page)).toHaveCount(0)
    const saved = await cart(page)
    expect(saved).toHaveLength(3)
    expect(saved[0]).toMatchObject({
      product: 'opc-cement-53-vajranaVariant[0]',
      quantity: 40,
      variantUid: 'opc-cement-53-vajrana-v1',
      seenPrice: price,
    })
    await expect(page.getByRole('button', { name: /View Cart/ })).toContainText('3 Items')
  })

  test('[QO-01] nothing that was typed is lost when the call fails or the page is closed @any-width', async ({
    page,
  }) => {
    await open(page, '/quick-order')
    await page.route('**/api/quick-order', (route) => route.abort())
    await page.getByLabel('Your list').fill(list)
    await page.getByRole('button', { name: 'Find products' }).click()
    await expect(page.getByRole('alert')).toContainText('Your list is still here.')
    await expect(page.getByLabel('Your list')).toHaveValue(list)
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Your list')).toHaveValue(list)
  })

  const sheet = [
    ['Sharma Constructions', '', ''],
    ['S.No', 'Item', 'Size', 'Qty', 'Unit'],
    [1, 'AAC block', '4 inch', 200, 'piece'],
    [2, 'OPC 53 grade cement', '', 50, 'bag'],
  ]
  for (const [name, file] of [
    ['list.xlsx', xlsxFile(sheet)],
    ['list.ods', odsFile(sheet)],
  ] as const) {
    test(`[QO-03] ${name} is read by the heads of its columns @any-width`, async ({ page }) => {
      await open(page, '/quick-order')
      await page
        .getByLabel('Upload a sheet')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: file })
      await expect(page.getByLabel('Your list')).toHaveValue(/^S\.No\tItem\tSize\tQty\tUnit\n1\tAAC block/)
      await page.getByRole('button', { name: 'Find products' }).click()
      await expect(readyLines(page)).toHaveCount(2)
      await expect(readyLines(page).first()).toContainText('600 x 200 x 100 mm')
    })
  }

  test('[QO-03] a file that is none, or unpacks to too much, is refused and nothing typed is lost @any-width', async ({
    page,
  }) => {
    await open(page, '/quick-order')
    await page.getByLabel('Your list').fill('50 bag OPC cement')
    const refused: readonly (readonly [Buffer, RegExp])[] = [
      [bombFile(), /too large/],
      [Buffer.from('PK nothing of the kind'), /couldn’t read this file/],
      [Buffer.from([0x89, 0x50, 0x00, 0x47]), /couldn’t read this file/],
    ]
    for (const [buffer, message] of refused) {
      await page
        .getByLabel('Upload a sheet')
        .setInputFiles({ name: 'list.xlsx', mimeType: 'application/octet-stream', buffer })
      await expect(page.getByRole('alert')).toContainText(message)
    }
    await expect(page.getByLabel('Your list')).toHaveValue('50 bag OPC cement')
  })

  test('[QO-01] [QO-03] a CSV file is read into the list @any-width', async ({ page }) => {
    await open(page, '/quick-order')
    const buffer = Buffer.from('\ufeffitem,quantity,unit\nHalkavi AAC block 4 inch,200,piece\n')
    await page.getByLabel('Upload a sheet').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByLabel('Your list')).toHaveValue(/^item\tquantity\tunit\nHalkavi/)
    await page.getByRole('button', { name: 'Find products' }).click()
    await expect(readyLines(page)).toContainText('Halkavi AAC Block')
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect(page.getByLabel('Your list')).toHaveValue(/Halkavi AAC block/)
  })
})

test('[SEARCH-09] a price in the words of a search becomes a filter, which a tap removes', async ({
  page,
}) => {
  await open(page, '/')
  await box(page).fill('Wire under 2000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=Wire&max=2000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “Wire”')
  const chip = page.getByRole('link', { name: 'Remove filter up to ₹2,000.00' })
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(page).toHaveURL('/search?q=Wire')
})

test('[SEARCH-09] the cheapest comes first when a search asks for it, by the kg where it says so @any-width', async ({
  page,
}) => {
  await page.goto('/search?q=cheapest+12mm+sariya+per+kg')
  await expect(page).toHaveURL('/search?q=12mm+sariya&sort=measure-up')
  await expect(page.getByRole('article').first()).toContainText('/kg')
})
