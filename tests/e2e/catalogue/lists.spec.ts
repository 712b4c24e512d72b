import { expect, type Page } from '@playwright/test'
import { productPath } from '#domain/catalogue/lists/product-card.ts'
import { boxOf, fillCart, open } from '../../support/browser/catalogue-steps.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { test } from '../../support/browser/store-test.ts'
import { oddIds } from '../../support/catalogue/odd-catalogue.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products and categories' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('[NAV-13] the wide header has a menu of the departments with their categories; mobile has none @journey-wide', async ({
  page,
  isMobile,
}) => {
  await open(page, cement.path)
  const link = page.getByRole('banner').getByRole('link', { name: 'Departments' })
  if (isMobile) {
    await expect(link).toBeHidden()
    return
  }
  await link.click()
  const menu = page.getByRole('dialog', { name: 'Departments' })
  await expect(menu.getByRole('link', { name: 'Cement & Masonry' })).toBeVisible()
  await menu.getByRole('link', { name: 'Plywood', exact: true }).click()
  await expect(page).toHaveURL(/\/subpage\?mainCat=plywood/)
  await expect(menu).toHaveCount(0)
})

test('[NAV-13] breadcrumbs lead from the home page to a product, also as structured data @journey', async ({
  page,
  store,
  isMobile,
}) => {
  await open(page, cement.path)
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
  await expect(trail).toHaveText(['Home', 'Cement & Masonry', 'Cement', 'OPC Cement'])
  const html = await (await fetch(store.baseURL + cement.path)).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as { '@type': string; itemListElement?: { name: string }[] },
  )
  const list = data.find((entry) => entry['@type'] === 'BreadcrumbList')
  expect(list?.itemListElement?.map(({ name }) => name).slice(1)).toEqual([
    'Cement & Masonry',
    'Cement',
    'OPC Cement',
    cement.name,
  ])
  expect(data.map((entry) => entry['@type'])).toContain('Product')
  await trail.last().click()
  await expect(page).toHaveURL('/subpage?mainCat=cement&sub=opc-cement')
  if (!isMobile) await expect(trail.nth(1)).toHaveText('Cement & Masonry')
})

test('[NAV-13] on mobile the bar of category pages leads to the search, ready to type @any-width', async ({
  page,
}) => {
  for (const path of ['/category', '/subpage?mainCat=cement']) {
    await open(page, path)
    await page.getByRole('main').getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search')
    await expect(box(page)).toBeFocused()
  }
})

test('[SEARCH-01] Enter takes no suggestion that came to stand where the chosen one stood @any-width', async ({
  page,
}) => {
  await open(page, '/')
  await box(page).pressSequentially('ce')
  await expect(options(page).first()).toBeVisible()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/suggestions*', async (route) => {
    await held
    const product = { id: 'opc-cement-53-adrika', name: 'Never chosen', image: null, price: '40.2' }
    await route.fulfill({ json: { categories: [], kinds: [], products: [{ ...product, variantIndex: 0 }] } })
  })
  await box(page).press('m')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  release()
  await expect(options(page).first()).toContainText('Never chosen')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=cem')
})

test('[GEN-08] a heading in the URL of /subpage stays when another subcategory is chosen @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}/subpage?mainCat=walls&sub=long&header=Site+walls`)
  await page
    .getByRole('navigation', { name: 'Subcategories' })
    .getByRole('link', { name: 'Odd shelf' })
    .click()
  await expect(page).toHaveURL(/sub=odd&header=Site\+walls/)
  await expect(page.getByRole('heading', { name: 'Site walls' })).toBeVisible()
})

test('[PROD-06] every id that the API serves has a page @any-width', async ({ page, oddStore }) => {
  const answer = await fetch(`${oddStore.baseURL}/api/products/getProduct`)
  const ids = ((await answer.json()) as { id: string }[]).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([...oddIds]))
  for (const id of ids) {
    const { status } = await fetch(oddStore.baseURL + productPath(id, 0))
    expect([id, status]).toEqual([id, 200])
  }
  await open(page, oddStore.baseURL + productPath(oddIds[0], 0))
  await expect(page.getByRole('heading', { level: 1, name: 'Odd id' })).toBeVisible()
})

test('[LIST-04] [PROD-01] a name of 10,000 letters widens no page, and is cut in lists and titles', async ({
  page,
  oddStore,
  viewport,
}) => {
  for (const path of [productPath('endless', 0), '/search?q=odd', `/search?q=${'W'.repeat(200)}`]) {
    await open(page, oddStore.baseURL + path)
    expect([path.slice(0, 20), await pageWidth(page)]).toEqual([path.slice(0, 20), viewport?.width])
    expect((await page.title()).length).toBeLessThan(150)
  }
})

test('[LIST-06] the links of the variants sheet open as those of the list do @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}/subpage?mainCat=walls&sub=odd`)
  await page.getByRole('link', { name: 'Odd sizes' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('link', { name: 'Middle · Blue' }).click()
  await expect(await opened).toHaveURL(/product\/sizes\?variantIndex=1/)
})

test('[LIST-04] [GEN-02] a price of a lakh keeps the line of Add, and five digits of a quantity are readable', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}/subpage?mainCat=walls&sub=odd`)
  const card = page.getByRole('article').filter({ hasText: 'Odd dear' })
  const add = card.getByRole('button', { name: /Add/ })
  const [price, button] = [await boxOf(card.getByText('1,23,456.78')), await boxOf(add)]
  expect(price.x + price.width).toBeLessThanOrEqual(button.x)
  expect(Math.abs(price.y + price.height / 2 - (button.y + button.height / 2))).toBeLessThan(button.height)
  const same = page.getByRole('article').filter({ hasText: 'Odd same' })
  await same.getByRole('button', { name: /Add/ }).click()
  const quantity = same.getByRole('textbox')
  await quantity.fill('12345')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('12345')
  expect(await quantity.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
})

test('[LIST-03] the cards of a search stand in the column of those of a list', async ({ page }) => {
  const lefts: number[] = []
  for (const path of ['/subpage?mainCat=cement', '/search?q=cement']) {
    await open(page, path)
    lefts.push((await boxOf(page.getByRole('article').first())).x)
  }
  expect(lefts[0]).toBe(lefts[1])
})

test('[NAV-08] on mobile a page with a bar of its own has the cart button in that bar, over no control @any-width', async ({
  page,
}) => {
  await fillCart(page, [{ id: cement.line, quantity: 3 }])
  await open(page, cement.path)
  const pill = await boxOf(page.getByRole('button', { name: /1 Item.*View Cart/ }))
  const tabs = await boxOf(page.getByRole('navigation', { name: 'Main' }))
  const bar = await boxOf(page.locator('[data-bottom-bar]'))
  expect(pill.y).toBeGreaterThanOrEqual(bar.y)
  expect(pill.y + pill.height).toBeLessThanOrEqual(tabs.y)
  const less = await boxOf(
    page
      .locator('[data-bottom-bar]')
      .getByRole('button', { name: /One less/ })
      .first(),
  )
  expect(pill.x + pill.width).toBeLessThanOrEqual(less.x)
})

test('[GEN-11] text grows with the font size of the browser, and at 200 % nothing is pushed off pages and sheets @journey', async ({
  page,
  viewport,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const path of [
    '/',
    '/category',
    '/subpage?mainCat=tmt-bars',
    cement.path,
    '/search?q=cement',
    '/calculators/tiles',
  ]) {
    await open(page, path)
    expect([path, await pageWidth(page)]).toEqual([path, viewport?.width])
  }
  await open(page, '/subpage?mainCat=tmt-bars')
  const name = page.getByRole('article').first().getByRole('heading')
  expect(await name.evaluate((element) => getComputedStyle(element).fontSize)).toMatch(/^(28|32)px$/)
  await page.getByRole('article').first().getByRole('link').first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  const over = await sheet.evaluate((element) =>
    Math.max(
      ...[...element.querySelectorAll('*')].map(
        (part) => part.getBoundingClientRect().right - element.getBoundingClientRect().right,
      ),
    ),
  )
  expect(over).toBeLessThanOrEqual(1)
})

test('[HOME-01] the texts of banners are whole at every width @any-width', async ({ page }) => {
  await open(page, '/')
  for (const width of [320, 360, 480, 481, 600, 768, 769, 800, 861, 1024, 1025]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await page
      .getByRole('region', { name: 'Offers' })
      .locator('article > div')
      .evaluateAll((texts) =>
        texts
          .filter((text) => {
            const frame = text.parentElement?.getBoundingClientRect()
            const parts = [...text.children]
            return parts.some((part) => {
              const { top, bottom } = part.getBoundingClientRect()
              return (
                part.scrollHeight > part.clientHeight + 1 ||
                top < (frame?.top ?? 0) ||
                bottom > (frame?.bottom ?? 0)
              )
            })
          })
          .map((text) => text.textContent),
      )
    expect([width, cut]).toEqual([width, []])
  }
})
