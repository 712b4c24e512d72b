import { expect, type Page } from '@playwright/test'
import { boxOf, open, signIn } from '../../support/browser/catalogue-steps.ts'
import { test } from '../../support/browser/store-test.ts'

const header = (page: Page) => page.getByRole('banner')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const loginDialog = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Send OTP' })
const cartPanel = (page: Page) => page.getByRole('dialog', { name: 'My Cart' })

test('[NAV-01] the header has logo, search box, cart button, and Login for a guest', async ({ page }) => {
  await open(page, '/categories')
  await expect(header(page).getByPlaceholder('Search...', { exact: true })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await header(page).getByRole('button', { name: /^Cart/ }).click()
  await expect(loginDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(loginDialog(page)).toBeHidden()
  await header(page).getByRole('link', { name: 'Neev, home' }).click()
  await expect(page).toHaveURL('/')
})

test('[NAV-01] [NAV-02] signed in: the cart button opens the panel, on wide screens a profile button replaces Login @journey-wide', async ({
  page,
  store,
  isMobile,
}) => {
  await signIn(page, store)
  await open(page, '/categories')
  await header(page).getByRole('button', { name: /^Cart/ }).click()
  await expect(cartPanel(page)).toBeVisible()
  await cartPanel(page).getByRole('button', { name: 'Close' }).click()
  await expect(cartPanel(page)).toBeHidden()
  await expect(header(page).getByRole('button', { name: 'Login', exact: true })).toHaveCount(0)
  const profile = header(page).getByRole('button', { name: /profile/i })
  if (isMobile) {
    await expect(profile.filter({ visible: true })).toHaveCount(0)
    return
  }
  await profile.click()
  const panel = page.getByRole('dialog', { name: 'My Profile' })
  await expect(panel).toBeVisible()
  const box = await boxOf(panel)
  expect(box.x + box.width).toBeCloseTo(1280, 0)
  expect(box.width).toBeLessThan(640)
})

/** Each project looks at its own side of the one breakpoint. */
const widthsOf = (isMobile: boolean): number[] => (isMobile ? [767, 768] : [769, 770])

test('[NAV-03] [NAV-06] [NAV-07] up to 768 px there are hamburger and tab bar, from 769 px the footer @journey @journey-wide', async ({
  page,
  isMobile,
}) => {
  await open(page, '/')
  for (const width of widthsOf(isMobile)) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible({ visible: isMobile })
    await expect(tabs(page)).toBeVisible({ visible: isMobile })
    await expect(page.getByRole('contentinfo')).toBeVisible({ visible: !isMobile })
  }
})

test('[NAV-04] up to 768 px the header is hidden on cart, profile, category and subpage, from 769 px nowhere of these', async ({
  page,
  isMobile,
}) => {
  for (const path of ['/cart', '/profile', '/category', '/subpage?mainCat=cement']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of widthsOf(isMobile)) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('header').first(), path).toBeVisible({ visible: !isMobile })
    }
  }
  for (const path of ['/', '/categories', '/shoppage?shop=plumbing', '/product/opc-cement-53-adrika']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(header(page), path).toBeVisible()
  }
})

test('[NAV-05] the header is hidden on every screen for addresses, orders and privacy', async ({
  page,
  isMobile,
}) => {
  for (const path of ['/profile/address', '/profile/order', '/privacy']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of widthsOf(isMobile)) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('main')).toBeVisible()
      await expect(header(page), path).toHaveCount(0)
    }
  }
})

test('[NAV-03] the hamburger opens a menu whose places lead there @any-width @journey', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: '+91 124 400 0000' })).toHaveAttribute(
    'href',
    'tel:+911244000000',
  )
  await menu.getByRole('link', { name: 'All categories' }).click()
  await expect(page).toHaveURL('/categories')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: 'All categories' })).toBeVisible()
})

test('[NAV-06] the tab bar leads to its four places and marks the current one, Category also on /subpage @any-width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  // the login over the cart hides the bar from assistive technology
  const current = page
    .getByRole('navigation', { name: 'Main', includeHidden: true })
    .locator('[aria-current=page]')
  for (const [name, path] of [
    ['Category', '/category'],
    ['Cart', '/cart'],
    ['Profile', '/profile'],
    ['Home', '/'],
  ] as const) {
    if (await loginDialog(page).isVisible()) await page.keyboard.press('Escape')
    await tabs(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(current).toHaveText(name)
    await expect(current).toHaveCount(1)
    if (path === '/cart') await expect(loginDialog(page)).toBeVisible()
  }
  await open(page, '/subpage?mainCat=cement')
  await expect(current).toHaveText('Category')
  await open(page, '/categories')
  await expect(current).toHaveCount(0)
})

test('[NAV-07] the footer names hotline, location in Gurugram, contact and navigation @any-width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 800 })
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Hotline', { exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: '+91 124 400 0000' })).toBeVisible()
  await expect(footer.getByText('Gurugram, India')).toBeVisible()
  await expect(footer.getByRole('heading', { name: 'Contact' })).toBeVisible()
  for (const [label, path] of [
    ['Home', '/'],
    ['Shop By Categories', '/category'],
    ['All categories', '/categories'],
    ['Profile', '/profile'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path)
  }
})

test('[NAV-14] a browser without scripts is told what works, and is offered nothing that does not @any-width @journey', async ({
  browser,
  store,
}) => {
  const context = await browser.newContext({
    baseURL: store.baseURL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto('/subpage?mainCat=cement')
  await expect(page.locator('noscript p')).toContainText('You can browse, search and filter.')
  await expect(page.locator('noscript p')).toBeInViewport()
  await expect(page.getByRole('button', { name: /^(Add|Filter|Back)/ })).toHaveCount(0)
  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('link', { name: /^Adrika/ })
    .click()
  await expect(page).toHaveURL(/f\.Brand=Adrika/)
  await context.close()
})

test('[NAV-15] at 1920 px pages use the width, and a list has a sixth card in its row @any-width @journey', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const path of ['/', '/product/opc-cement-53-adrika', '/quick-order']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const content = page.locator('#main .page').last()
    expect((await boxOf(content)).width, path).toBeGreaterThan(1800)
  }
  await page.goto('/subpage?mainCat=cement', { waitUntil: 'domcontentloaded' })
  const boxes = await Promise.all((await page.getByRole('article').all()).slice(0, 7).map(boxOf))
  expect(boxes.map(({ width }) => width)).toEqual(boxes.map(() => 240))
  expect(boxes.findIndex(({ y }) => y > (boxes[0]?.y ?? 0))).toBe(6)
  await page.goto('/category', { waitUntil: 'domcontentloaded' })
  const departments = await Promise.all((await page.locator('#main h2').all()).slice(0, 2).map(boxOf))
  expect(departments[1]?.y, 'two departments side by side').toBe(departments[0]?.y)
  await page.goto('/product/opc-cement-53-adrika', { waitUntil: 'domcontentloaded' })
  const related = page.locator('section').filter({ has: page.locator('#related') })
  const cards = await Promise.all((await related.getByRole('article').all()).map(boxOf))
  expect(cards.map(({ y }) => y)).toEqual(Array.from({ length: 6 }, () => cards[0]?.y))
})

test('[ORD-09] a page is printed on white in every scheme, without the link to its content @any-width', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/product/opc-cement-53-adrika')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  expect(await ground()).toBe('rgb(21, 25, 30)')
  await expect(skip).toBeAttached()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await ground()).toBe('rgb(251, 249, 246)')
  await expect(skip).toBeHidden()
})
