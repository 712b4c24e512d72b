import { expect, type Page } from '@playwright/test'
import { visitorIn, type Visitor } from '../../support/browser/visitor.ts'
import { savedCart } from '../../support/browser/stored-cart.ts'
import { test } from '../../support/browser/store-test.ts'

const names = (page: Page) => page.getByRole('article').getByRole('heading')

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('[LANG-01] [SEARCH-01] [LIST-08] searching, filtering and sorting in Hindi @journey', async ({
  page,
  isMobile,
}) => {
  test.slow()
  const { say, at, goTo, press, look } = visitorIn('hi', page)
  await goTo('/')
  await look('the home page')
  const box = page.getByRole('combobox', { name: say.shellMessages.searchLabel })
  const options = page.getByRole('listbox', { name: say.suggestionMessages.suggestions }).getByRole('option')
  await box.pressSequentially('सरिय')
  await expect(options.first()).toContainText('सरिया')
  await look('suggestions')
  await box.fill('सीमेंट')
  await expect(options.last()).toContainText('सीमेंट')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.searchMessages.title('सीमेंट'))
  await expect(names(page).first()).toContainText('सीमेंट')
  await look('results')

  await page.getByLabel(say.productListMessages.sort).selectOption(say.sortOrderMessages['price-up'])
  await expect(page).toHaveURL(/sort=price-up/)
  await chooseBrand(page, isMobile)
  await expect(page).toHaveURL(/f\.Brand=Adrika/)
  const chosen = page.getByRole('list', { name: say.productListMessages.selectedFilters })
  await expect(chosen).toContainText('अद्रिका')
  for (const name of await names(page).allInnerTexts()) expect(name).toContain('अद्रिका')
  await look('filtered results')

  await goTo('/subpage?mainCat=cement&sort=name')
  const sorted = await names(page).allInnerTexts()
  expect(sorted.length).toBeGreaterThan(5)
  expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('hi', { numeric: true }).compare))

  await goTo('/search?q=%E0%A4%9C%E0%A4%BC%E0%A4%9C%E0%A4%BC%E0%A4%95%E0%A5%8D%E0%A4%B5')
  await expect(page.getByRole('link', { name: say.searchMessages.browseCategories })).toBeVisible()
  await look('a search without results')
  expect(page.url()).toContain(at('/search'))

  async function chooseBrand(on: Page, phone: boolean): Promise<void> {
    const { filters, show } = say.filterMessages
    if (!phone) {
      await on
        .getByRole('region', { name: filters })
        .getByRole('link', { name: /^अद्रिका/ })
        .click()
      return
    }
    await press(say.productListMessages.filter)
    await on.getByRole('dialog', { name: filters }).getByRole('checkbox', { name: 'अद्रिका' }).check()
    await look('filters')
    await press(show)
    await expect(on.getByRole('dialog')).toBeHidden()
  }
})

test('[LANG-01] [PROD-01] from departments to a product with sizes, into the cart, in Hindi', async ({
  page,
  isMobile,
}) => {
  test.slow()
  const { say, goTo, press, look } = visitorIn('hi', page)
  for (const path of ['/category', '/categories', '/shoppage?shop=plumbing', '/subpage?mainCat=taps']) {
    await goTo(path)
    await look(path)
  }
  await page.getByRole('article').first().getByRole('button').first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await look('the sheet of variants')
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  if (isMobile) {
    await goTo('/')
    await press(say.shellMessages.menu)
    await expect(
      page.getByRole('dialog').getByRole('link', { name: say.menuMessages.quickOrder }),
    ).toBeVisible()
    await look('the menu')
    await goTo('/')
    await page.getByRole('main').locator('a[href*="shop=plumbing"]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('the sheet of a department')
  } else {
    await goTo('/subpage?mainCat=cement')
    await page.getByRole('banner').getByRole('link', { name: say.shellMessages.departments }).click()
    await expect(page.getByRole('dialog').getByRole('link').nth(20)).toBeVisible()
    await look('the menu of departments')
  }
  await goTo('/product/not-there')
  await look('a missing product')
  await goTo('/product/bib-cock-nirjhari-tulsi')
  await look('a product')
  await press(say.productPageMessages.buyNow)
  await expect.poll(async () => (await savedCart(page)).length).toBe(1)
  await goTo('/no-such-page')
  await look('a missing page')
})

test('[LANG-01] [QO-04] a list typed in Hindi, and one in English on a page in Hindi, become a cart', async ({
  page,
}) => {
  const visitor = visitorIn('hi', page)
  const { say, goTo, press, look } = visitor
  await goTo('/quick-order')
  await look('an empty list')
  await review(page, visitor, '50 बोरी OPC 53 सीमेंट\nसरिया 12mm - 20\nउड़ने वाला कालीन 3')
  await expect(ready(page, visitor)).toHaveCount(2)
  await expect(ready(page, visitor).first()).toContainText('सीमेंट')
  await look('the review of a list in Hindi')
  await press(say.quickOrderMessages.addAll(2))
  await expect(page.getByText(say.quickOrderMessages.added(2))).toBeVisible()
  expect((await savedCart(page)).map(({ quantity }) => quantity).toSorted()).toEqual([20, 50])

  await goTo('/quick-order')
  await review(page, visitor, '30 bag PPC cement\nAAC block 4 inch, 200\nflying carpet 3')
  await expect(ready(page, visitor).first()).toContainText('पीपीसी सीमेंट')
  await expect(page.getByRole('list', { name: say.quickOrderReviewMessages.openLines })).toBeVisible()
})

const ready = (page: Page, { say }: Visitor) =>
  page.getByRole('table', { name: say.quickOrderReviewMessages.readyLines }).locator('tbody')

async function review(page: Page, { say, press }: Visitor, list: string): Promise<void> {
  await page.getByLabel(say.quickOrderMessages.label).fill(list)
  await press(say.quickOrderMessages.find)
  await expect(page.getByRole('heading', { name: say.quickOrderMessages.reviewTitle })).toBeVisible()
}

test('[LANG-01] [PRICE-05] measures become packs, which go into the cart, in Hindi', async ({ page }) => {
  test.slow()
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.calculatorMessages
  await goTo('/calculators')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7)
  await look('the calculators')
  await page.getByRole('link', { name: t.title('tiles') }).click()
  await page.getByRole('textbox', { name: t.input('length') }).fill('12')
  await page.getByRole('textbox', { name: t.input('width') }).fill('14')
  const tiles = page.getByRole('region', { name: t.material('tiles'), exact: true })
  await expect(tiles).toContainText(t.need('46 नग'))
  await look('the calculator of tiles')
  await page.getByRole('textbox', { name: t.input('length') }).fill('लंबा')
  await expect(page.getByText('“लंबा”')).toBeVisible()
  await look('a measure that is none')
  await page.getByRole('textbox', { name: t.input('length') }).fill('12')
  await expect(page.getByText('“लंबा”')).toHaveCount(0)
  await press(t.add(3))
  await expect(page.getByText(t.added(3))).toBeVisible()
  expect(await savedCart(page)).toHaveLength(3)
  for (const name of ['paint', 'bricks', 'concrete', 'plaster', 'steel', 'wire']) {
    await goTo(`/calculators/${name}`)
    await look(`the calculator of ${name}`)
  }
})
