import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { cartLine, putCart } from '../../support/browser/stored-cart.ts'
import { loginDialog } from '../../support/browser/login-steps.ts'

const floating = (page: Page) => page.getByRole('button', { name: /Items?.*View Cart/ })
const headerCart = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ })
/** On a phone the floating button takes the place of the header's. */
const openers = (page: Page, isMobile: boolean) =>
  isMobile ? [floating(page)] : [floating(page), headerCart(page)]
const panel = (page: Page) => page.getByRole('dialog', { name: 'My Cart' })

test('[NAV-08] the floating cart button counts lines, not pieces; absent with an empty cart and on /cart', async ({
  page,
}) => {
  await page.goto(cement.path)
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  await expect(floating(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(floating(page)).toHaveText(/1 Item\s*View Cart/)
  await page
    .getByRole('button', { name: `One more ${cement.name}` })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: /^Quantity of/ }).first()).toHaveValue('2')
  await expect(floating(page)).toHaveText(/1 Item/)
  await putCart(page, [cartLine(cement.line, { quantity: 7 }), cartLine('ppc-cement-adrikaVariant[0]')])
  await page.goto('/')
  await expect(floating(page)).toHaveText(/2 Items/)
  await page.goto('/cart')
  await expect(loginDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Log in to see your cart' })).toBeVisible()
  await expect(floating(page)).toHaveCount(0)
})

test('[NAV-09] [NAV-11] the cart opens the login for a guest: floating button, header, cart page @journey', async ({
  page,
  isMobile,
}) => {
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/')
  for (const opener of openers(page, isMobile)) {
    await opener.click()
    await expect(loginDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto('/cart')
  await expect(loginDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Log in to see your cart' })).toBeVisible()
  await expect(page.getByText('Items in your cart')).toHaveCount(0)
})

test('[NAV-09] signed in, floating and header button open the panel, and its close button closes it', async ({
  page,
  partner: _,
  isMobile,
}) => {
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/')
  for (const opener of openers(page, isMobile)) {
    await opener.click()
    await expect(panel(page)).toBeVisible()
    await expect(panel(page)).toContainText(cement.name)
    await expect(loginDialog(page)).toHaveCount(0)
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page)).toHaveCount(0)
  }
})

test('[NAV-10] [NAV-12] the panel takes 30 % of a wide screen and never less than 360 px, and a click outside closes it @journey-wide', async ({
  page,
  partner: _,
  isMobile,
}) => {
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/')
  // a phone has no outside
  for (const width of isMobile ? [] : [769, 1199, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 })
    await headerCart(page).click()
    await expect(panel(page)).toContainText(cement.name)
    const panelWidth = Math.max(0.3 * width, 360)
    const edge = width - panelWidth
    await expectBox(panel(page), { x: edge, width: panelWidth })
    await page.mouse.click(edge + 2, 400)
    await expect(panel(page)).toBeVisible()
    await page.mouse.click(edge - 2, 400)
    await expect(panel(page)).toHaveCount(0)
  }
  if (!isMobile) return
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await floating(page).click()
    await expectBox(panel(page), { x: 0, width })
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page)).toHaveCount(0)
  }
})

test('[NAV-10] a link to /cart closes the panel, which stays closed when one goes back', async ({
  page,
  partner: _,
}) => {
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/')
  await floating(page).click()
  await expect(panel(page)).toBeVisible()
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('nav[aria-label=Main] a[href="/cart"]')
    link?.click()
  })
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('heading', { name: 'My Cart', level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[NAV-10] the panel is forced closed when the path becomes /cart, and stays closed after', async ({
  page,
  partner: _,
}) => {
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/cart')
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible()
  await page.getByRole('link', { name: cement.name }).click()
  await floating(page).click()
  await expect(panel(page)).toBeVisible()
  // past the panel's own entry in the history, to the cart page
  await page.evaluate(() => window.history.go(-2))
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main').getByRole('heading', { name: 'My Cart' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(cement.path))
  await expect(floating(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Waits until an element has slid to its final place. */
async function expectBox(element: Locator, { x, width }: { x: number; width: number }): Promise<void> {
  await expect(async () => {
    const box = await element.boundingBox()
    expect(box?.x).toBeCloseTo(x, 0)
    expect(box?.width).toBeCloseTo(width, 0)
  }).toPass()
}
