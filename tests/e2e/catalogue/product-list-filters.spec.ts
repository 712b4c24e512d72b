import { expect, type Page } from '@playwright/test'
import { boxOf, open } from '../../support/browser/catalogue-steps.ts'
import { test } from '../../support/browser/store-test.ts'

const names = (page: Page) => page.getByRole('article').getByRole('heading')
const chosen = (page: Page) => page.getByRole('list', { name: 'Selected filters' })
const longShelf = '/subpage?mainCat=walls&sub=long'

const bricks = (from: number, to: number): string[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => {
    const number = from < to ? from + index : from - index
    return `Brick ${String(number).padStart(2, '0')}`
  })

const column = (page: Page) => page.getByRole('region', { name: 'Filters' })

/** Opens the filters on mobile, where they are a sheet; on wide screens they stand in the left column. */
async function openFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click()
}

async function chooseValue(page: Page, { value, isMobile }: { value: string; isMobile: boolean }) {
  await openFilters(page, isMobile)
  if (isMobile) {
    await page.getByRole('dialog').getByRole('checkbox', { name: value }).check()
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  } else {
    await column(page)
      .getByRole('link', { name: new RegExp(`^${value}`) })
      .click()
  }
}

test('[LIST-08] a long list comes in pages of 24 whose number is in the URL @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}${longShelf}`)
  await expect(page.getByText('49 products')).toBeVisible()
  await expect(names(page)).toHaveText(bricks(1, 24))
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(names(page)).toHaveText(bricks(25, 48))
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}&page=2`)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(names(page)).toHaveText(['Brick 49'])
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await page.reload()
  await expect(names(page)).toHaveText(['Brick 49'])
  await page.goBack()
  await expect(names(page)).toHaveText(bricks(25, 48))
})

test('[LIST-08] the sort order is one choice, in the URL and its history, and starts on the first page @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}${longShelf}&page=2`)
  const order = page.getByLabel('Sort by')
  await order.selectOption('Price, low to high')
  // the dearest brick is the first
  await expect(names(page)).toHaveText(bricks(49, 26))
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}&sort=price-up`)
  await order.selectOption('Price, high to low')
  await expect(names(page)).toHaveText(bricks(1, 24))
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}&sort=price-down`)
  await page.goBack()
  await expect(names(page)).toHaveText(bricks(49, 26))
  await expect(order).toHaveValue('price-up')
  await order.selectOption('Name')
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}&sort=name`)
  await page.reload()
  await expect(order).toHaveValue('name')
  await order.selectOption('Featured')
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}`)
})

test('[LIST-08] on wide screens the filters stand in the left column, below the subcategories and beside the list', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'filters are a sheet there')
  for (const [path, above] of [
    ['/subpage?mainCat=tanks-pumps&sub=water-tanks', 'Subcategories'],
    ['/search?q=water+tank', null],
  ] as const) {
    await open(page, path)
    const [filters, card] = [await boxOf(column(page)), await boxOf(page.getByRole('article').first())]
    expect(filters.x + filters.width).toBeLessThanOrEqual(card.x)
    if (above !== null) {
      const subcategories = await boxOf(page.getByRole('navigation', { name: above }))
      expect(subcategories.y + subcategories.height).toBeLessThanOrEqual(filters.y)
    }
    await column(page)
      .getByRole('link', { name: /^500 L/ })
      .click()
    await expect(page).toHaveURL(/f\.Capacity=500\+L/)
    await expect(page.getByRole('article').first()).toContainText('500 L')
    await page.goBack()
    await expect(chosen(page)).toHaveCount(0)
    await page.goForward()
    await expect(chosen(page)).toContainText('500 L')
  }
})

test('[LIST-08] bounds on the price are added to chosen values, and a value to them', async ({
  page,
  oddStore,
  isMobile,
}) => {
  await open(page, `${oddStore.baseURL}${longShelf}&f.Brand=Evenly`)
  await openFilters(page, isMobile)
  const fields = isMobile ? page.getByRole('dialog') : column(page)
  await fields.getByLabel('From').fill('960')
  await fields.getByLabel('To').fill('962')
  await fields.getByRole('button', { name: isMobile ? 'Show products' : 'Apply' }).click()
  await expect(names(page)).toHaveText(['Brick 38', 'Brick 40'])
  await chooseValue(page, { value: 'Oddly', isMobile })
  await expect(names(page)).toHaveText(['Brick 38', 'Brick 39', 'Brick 40'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LIST-08] filters, bounds and the sort order of a wide list work', async ({
    page,
    oddStore,
    isMobile,
  }) => {
    test.skip(isMobile, 'filters are a sheet there')
    await page.goto(`${oddStore.baseURL}${longShelf}`)
    await column(page)
      .getByRole('link', { name: /^Evenly/ })
      .click()
    await expect(page.getByText('24 products')).toBeVisible()
    await column(page).getByLabel('From').fill('990')
    await column(page).getByRole('button', { name: 'Apply' }).click()
    await expect(names(page)).toHaveText(['Brick 02', 'Brick 04', 'Brick 06', 'Brick 08', 'Brick 10'])
    await page.getByLabel('Sort by').selectOption('Price, low to high')
    await page.getByRole('button', { name: 'Apply' }).last().click()
    await expect(names(page).first()).toHaveText('Brick 10')
  })
})

test('[LIST-08] a value of an attribute narrows the list, in the address, and is taken away again @journey', async ({
  page,
  oddStore,
  isMobile,
}) => {
  await open(page, `${oddStore.baseURL}${longShelf}&page=2`)
  await chooseValue(page, { value: 'Evenly', isMobile })
  await expect(page.getByText('24 products')).toBeVisible()
  await expect(names(page).first()).toHaveText('Brick 02')
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}&f.Brand=Evenly`)
  await page.reload()
  await expect(names(page).first()).toHaveText('Brick 02')
  // two values of one attribute are either of them
  await chooseValue(page, { value: 'Oddly', isMobile })
  await expect(page.getByText('49 products')).toBeVisible()
  await chosen(page).getByRole('link', { name: 'Remove filter Evenly' }).click()
  await expect(page.getByText('25 products')).toBeVisible()
  await expect(names(page).first()).toHaveText('Brick 01')
  await chosen(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page.getByText('49 products')).toBeVisible()
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}`)
})

test('[LIST-08] bounds on the price narrow the list, both included @any-width', async ({
  page,
  oddStore,
  isMobile,
}) => {
  await open(page, `${oddStore.baseURL}${longShelf}`)
  await openFilters(page, isMobile)
  const fields = isMobile ? page.getByRole('dialog') : column(page)
  await fields.getByLabel('From').fill('960')
  await fields.getByLabel('To').fill('962')
  await fields.getByRole('button', { name: isMobile ? 'Show products' : 'Apply' }).click()
  // brick n costs 1000 - n
  await expect(names(page)).toHaveText(['Brick 38', 'Brick 39', 'Brick 40'])
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}&min=960&max=962`)
  await expect(chosen(page)).toContainText('₹960.00 to ₹962.00')
  await chosen(page)
    .getByRole('link', { name: /Remove filter/ })
    .click()
  await expect(page.getByText('49 products')).toBeVisible()
})

test('[LIST-08] filters show how many products each value would leave under the other filters @any-width', async ({
  page,
  oddStore,
  isMobile,
}) => {
  await open(page, `${oddStore.baseURL}${longShelf}&max=960`)
  await openFilters(page, isMobile)
  const values = isMobile ? page.getByRole('dialog').getByRole('checkbox') : column(page).getByRole('link')
  await expect(values).toHaveCount(2)
  // bricks 40 to 49
  await expect(
    page.locator(isMobile ? '[role=dialog] label' : 'details a').filter({ hasText: 'Evenly' }),
  ).toHaveText(/^Evenly\s*5$/)
})

test('[LIST-08] when nothing matches, the list says so and clears the filters @any-width', async ({
  page,
  oddStore,
}) => {
  await open(page, `${oddStore.baseURL}${longShelf}&min=5000&f.Brand=Evenly`)
  await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: 'Clear all' }).last().click()
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}`)
  await expect(names(page)).toHaveCount(24)
})

test('[LIST-08] on mobile the filters are on a sheet that changes the list only when applied @any-width', async ({
  page,
  oddStore,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `${oddStore.baseURL}${longShelf}&sort=name`)
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await sheet.getByRole('checkbox', { name: /Oddly/ }).check()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}&sort=name`)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(sheet.getByRole('checkbox', { name: /Oddly/ })).not.toBeChecked()
  await sheet.getByRole('checkbox', { name: /Oddly/ }).check()
  await sheet.getByRole('button', { name: 'Show products' }).click()
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}&sort=name&f.Brand=Oddly`)
  await expect(sheet).toBeHidden()
  await expect(page.getByText('25 products')).toBeVisible()
  // back leads to the list as it was, in one step
  await page.goBack()
  await expect(page).toHaveURL(`${oddStore.baseURL}${longShelf}&sort=name`)
  await expect(page.getByText('49 products')).toBeVisible()
})

test('[LIST-08] a choice made while the list of the one before is awaited is added to it', async ({
  page,
  isMobile,
}) => {
  await open(page, '/subpage?mainCat=cement&sub=opc-cement')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\.data(\?|$)/, async (route) => {
    await answered
    await route.continue()
  })
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page.getByLabel('Sort by')).toHaveValue('price-up')
  if (isMobile) {
    await openFilters(page, isMobile)
    for (const brand of ['Adrika', 'Girivar'])
      await page.getByRole('dialog').getByRole('checkbox', { name: brand }).check()
    await page.getByRole('button', { name: 'Show products' }).click()
  } else
    for (const brand of [/^Adrika/, /^Girivar/]) await column(page).getByRole('link', { name: brand }).click()
  answer()
  await expect(chosen(page).getByRole('link', { name: 'Remove filter Adrika' })).toBeVisible()
  await expect(chosen(page).getByRole('link', { name: 'Remove filter Girivar' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]sort=price-up/)
})
