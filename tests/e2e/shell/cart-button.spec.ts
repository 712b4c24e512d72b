import { expect, type Page } from '@playwright/test'
import { cement } from '../../support/browser/checkout-steps.ts'
import { cartLine, putCart } from '../../support/browser/stored-cart.ts'
import { test } from '../../support/browser/store-test.ts'

const pages = [
  '/',
  '/categories',
  '/subpage?mainCat=cement',
  cement.path,
  '/quick-order',
  '/calculators/tiles',
]

for (const path of pages) {
  test(`[NAV-08] the floating cart button covers nothing at the end of ${path}`, async ({ page }) => {
    await putCart(page, [cartLine(cement.line)])
    await page.goto(path)
    await expect(page.locator('[data-floating-cart]')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => coveredControls(page)).toEqual([])
  })
}

test('[NAV-08] a control that the keyboard reaches is not behind the floating cart button @journey', async ({
  page,
}) => {
  await putCart(page, [cartLine(cement.line)])
  await page.goto('/subpage?mainCat=cement')
  await expect(page.locator('[data-floating-cart]')).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().focus()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isFocusCovered)).toBe(false)
  }
})

test('[NAV-01] [NAV-08] a phone shows one way to open the cart and one count of it at a time', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have room for both')
  const openers = page.locator('[data-header-cart], [data-floating-cart]').filter({ visible: true })
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cart', exact: true })
  await page.goto('/')
  await expect(openers).toHaveAccessibleName(/^Cart ?, empty$/)
  await putCart(page, [cartLine(cement.line)])
  for (const path of ['/', '/search?q=cement', cement.path]) {
    await page.goto(path)
    await expect(openers).toHaveAccessibleName(/^1 Item/)
    await expect(tab).toHaveText('Cart')
  }
})

/** The controls in sight that lie behind the button, by their texts. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector('[data-floating-cart]')
    if (button === null) throw new Error('no floating cart button')
    const over = button.getBoundingClientRect()
    const controls = [...document.querySelectorAll('a[href], button, input, textarea, select, summary')]
    return controls
      .filter((control) => control !== button && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => getComputedStyle(control).clipPath === 'none')
      .filter((control) => {
        const box = control.getBoundingClientRect()
        return (
          box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top
        )
      })
      .map((control) => control.textContent)
  })
}

function isFocusCovered(): boolean {
  const button = document.querySelector('[data-floating-cart]')
  const control = document.activeElement
  if (button === null || control === null || control === button) return false
  const over = button.getBoundingClientRect()
  const box = control.getBoundingClientRect()
  return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top
}
