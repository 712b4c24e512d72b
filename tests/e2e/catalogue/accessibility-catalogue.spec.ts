import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectLayer, tabTo } from '../../support/browser/accessibility.ts'
import { open } from '../../support/browser/catalogue-steps.ts'
import { test } from '../../support/browser/store-test.ts'

const focused = (page: Page) => page.locator(':focus')
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

for (const [name, path] of [
  ['home', '/'],
  ['categories by shop', '/category'],
  ['all categories', '/categories'],
  ['a shop', '/shoppage?shop=plumbing'],
  ['a product list @journey', '/subpage?mainCat=taps&f.Brand=Nirjhari'],
  ['a product @journey', '/product/bib-cock-nirjhari-tulsi'],
  ['the calculators', '/calculators'],
  ['a calculator', '/calculators/paint?coats=9&length=x'],
  ['a missing page', '/no-such-page'],
] as const) {
  test(`axe finds nothing, and nothing is cut off, on ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    await expectAccessible(page, path)
  })
}

test('axe finds nothing on the empty and odd states of the catalogue', async ({ page, oddStore }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [
    '/subpage?mainCat=bare',
    '/subpage?mainCat=walls&sub=empty',
    '/subpage?mainCat=walls&sub=long&min=5000',
    '/shoppage?shop=foreign',
    '/product/garbled',
    '/product/not-there',
  ]) {
    await open(page, `${oddStore.baseURL}${path}`)
    await expectAccessible(page, path)
  }
})

test('axe finds nothing in the open menu, which keeps the focus and gives it back @any-width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/categories')
  const opener = page.getByRole('button', { name: 'Menu' })
  await expectLayer(page, { opener, layer: dialog(page, 'Menu') })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'menu')
})

test('axe finds nothing in the sheet of a shop, which keeps the focus and gives it back @any-width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const tile = page.getByRole('link', { name: 'Plumbing' })
  await expectLayer(page, { opener: tile, layer: dialog(page, 'Plumbing') })
  await tile.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'sheet of a shop')
})

test('axe finds nothing in the sheet of variants, which keeps the focus and gives it back', async ({
  page,
}) => {
  await open(page, '/subpage?mainCat=taps')
  const add = page.getByRole('button', { name: /choose a variant$/ }).first()
  await expectLayer(page, { opener: add, layer: dialog(page, /– Variants$/) })
  await add.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'sheet of variants')
})

test('axe finds nothing in the filters, which work by keyboard', async ({ page, isMobile }) => {
  await open(page, '/subpage?mainCat=taps')
  if (isMobile) {
    const opener = page.getByRole('button', { name: 'Filter', exact: true })
    await expectLayer(page, { opener, layer: dialog(page, 'Filters') })
    await opener.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'filters')
    return
  }
  const filters = page.getByRole('region', { name: 'Filters' })
  const value = filters.getByRole('link', { name: /^Nirjhari/ })
  await tabTo(page, value)
  await expectAccessible(page, 'filters')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/f\.Brand=Nirjhari/)
  await expect(value).toBeFocused()
  await expect(value).toHaveAttribute('aria-current', 'true')
  const brand = filters.locator('summary', { hasText: 'Brand' })
  await brand.press('Enter')
  await expect(value).toBeHidden()
})

test('by keyboard only: from the skip link to a category, its tabs, and the first product into the cart', async ({
  page,
}) => {
  await open(page, '/categories')
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveText('Skip to main content')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Cement', exact: true }), 5)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/subpage?mainCat=cement')
  await expect(page.locator('#main')).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'PPC Cement' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Adrika PPC Cement' })).toBeVisible()
  const first = page.getByRole('article').first()
  await tabTo(page, first.getByRole('button', { name: /^Add/ }))
  await page.keyboard.press('Enter')
  // the control that comes takes the focus, so that a second press adds one more
  await expect(first.getByRole('button', { name: /^One more/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first.getByRole('textbox')).toHaveValue('2')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(first.getByRole('button', { name: /^Add/ })).toBeFocused()
})

test('what is added to the cart is announced, in a live region that was there before @any-width', async ({
  page,
}) => {
  await open(page, '/subpage?mainCat=cement')
  const first = page.getByRole('article').first()
  const place = first.locator('output')
  await expect(place).toHaveCount(1)
  await expect(place).toHaveText('')
  await place.evaluate((element) => element.setAttribute('data-before', 'yes'))
  await first.getByRole('button', { name: /^Add/ }).click()
  await expect(first.locator('output[data-before]')).toHaveText('1 × Adrika OPC 53 Grade Cement in your cart')
  await first.getByRole('button', { name: /^One more/ }).click()
  await expect(first.locator('output[data-before]')).toHaveText('2 × Adrika OPC 53 Grade Cement in your cart')
})

test('a move to another page brings the focus to its content, and its title says where it is @any-width @journey', async ({
  page,
  isMobile,
}) => {
  await open(page, '/')
  if (isMobile)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Category' }).click()
  else await page.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveTitle(isMobile ? 'Shop By Categories · Neev' : 'All categories · Neev')
  await expect(page.locator('#main')).toBeFocused()
})

test('the focus goes through a page as it is read, to nothing hidden and nothing smaller than 24 px @journey-wide', async ({
  page,
}) => {
  for (const path of ['/', '/subpage?mainCat=cement', '/product/opc-cement-53-adrika']) {
    await open(page, path)
    expect(await tabThrough(page), path).toBeGreaterThan(10)
    expect(await page.evaluate(findOddTabStops), path).toEqual([])
  }
})

/** Presses Tab from the top of the page until the focus leaves it; marks each stop by its number, and answers their count. */
async function tabThrough(page: Page): Promise<number> {
  await page.evaluate(() => {
    let count = 0
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) target.dataset.tabStop ??= `${++count}`
    })
  })
  for (let stops = 0; stops < 500; stops++) {
    await page.keyboard.press('Tab')
    const isOut = await page.evaluate(
      (number) => document.activeElement?.getAttribute('data-tab-stop') !== `${number}`,
      stops + 1,
    )
    if (isOut) return stops
  }
  throw new Error('500 stops, and no end')
}

/** Runs in the page: the marked stops of the Tab key that cannot be seen or hit, or that go back up or left. */
function findOddTabStops(): string[] {
  const isFloating = (part: Element | null): boolean =>
    part !== null && (getComputedStyle(part).position === 'fixed' || isFloating(part.parentElement))
  for (const part of document.querySelectorAll('*')) part.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  const stops = [...document.querySelectorAll<HTMLElement>('[data-tab-stop]')]
    .toSorted((a, b) => Number(a.dataset.tabStop) - Number(b.dataset.tabStop))
    .filter((stop) => !isFloating(stop))
    .map((stop) => {
      const { left, top, right, bottom, width, height } = stop.getBoundingClientRect()
      const isHidden = !stop.checkVisibility({ visibilityProperty: true })
      const reach = getComputedStyle(stop, '::after')
      const size = Math.min(
        Math.max(width, Number.parseFloat(reach.width) || 0),
        Math.max(height, Number.parseFloat(reach.height) || 0),
      )
      const text = stop.textContent || stop.ariaLabel || stop.tagName
      return { text, left, top, right, bottom, size: isHidden ? 0 : size }
    })
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1]
    const isBack =
      before !== undefined &&
      ((stop.bottom <= before.top && stop.left < before.left) ||
        (stop.right <= before.left && stop.top < before.bottom && stop.bottom > before.top))
    return isBack || stop.size < 24 ? [`${stop.text} after ${before?.text}, ${stop.size} px`] : []
  })
}

test('controls that a finger hits are at least 44 px, or have room around them @journey', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/subpage?mainCat=cement')
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, nav a, header button')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      const reach = Number.parseFloat(getComputedStyle(element, '::after').height)
      const hit = Math.max(height, Number.isFinite(reach) ? reach : 0)
      return width > 0 && hit < 43.5 ? [`${element.textContent} ${width} × ${height}`] : []
    }),
  )
  expect(small).toEqual([])
})
