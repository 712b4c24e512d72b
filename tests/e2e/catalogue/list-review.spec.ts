import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { boxOf, hydrated } from '../../support/browser/catalogue-steps.ts'
import { openLines, readyLines, reviewList } from '../../support/browser/quick-order-steps.ts'
import { cartLine, putCart, savedCart } from '../../support/browser/stored-cart.ts'
import { test } from '../../support/browser/store-test.ts'

const list = [
  'Halkavi AAC block 4 inch, 200',
  'zzqxv wwv 12',
  'sariya 12mm - 20',
  'CPVC elbow 63 mm - 10',
  '50 bag cement',
  '8 mm tmt bar',
].join('\n')

const count = (page: Page, text: string) => page.getByRole('button', { name: text })

/** Tells whether text of an element is cut off. */
function hidesText(within: Element): boolean {
  return [...within.querySelectorAll('*')].some(
    (part) => getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth,
  )
}

test.describe('the review of a quick order', () => {
  test('[QO-01] [SAFE-01] what a full cart refuses is named, stays in the list, and is not counted as added @any-width', async ({
    page,
  }) => {
    const held = Array.from({ length: 499 }, (_, index) => cartLine(`p${index}Variant[0]`))
    await putCart(page, held)
    await reviewList(page, 'Halkavi AAC block 4 inch, 200\nsariya 12mm - 20')
    await page.getByRole('button', { name: 'Add 2 items to cart' }).click()
    await expect(page.getByText('1 item added to your cart')).toBeVisible()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(/Not added: 20 × .+/)
    await expect(alert).toContainText('Your cart is full: one order takes 500 different items.')
    await expect(readyLines(page)).toHaveCount(1)
    await expect(readyLines(page)).toContainText('12 mm')
    expect(await savedCart(page)).toHaveLength(500)
    await expectAccessible(page, 'a list that the cart refused a part of')
  })

  test('[QO-08] the total of a list is whole beside the cart and the button @any-width', async ({ page }) => {
    await putCart(page, [cartLine('opc-cement-53-adrikaVariant[0]')])
    await reviewList(page, '9000 bag opc 53 adrika cement')
    const total = page.locator('[data-bottom-bar] output')
    await expect(total).toContainText('35,09,460.00')
    const add = page.getByRole('button', { name: 'Add 1 item to cart' })
    const [sum, button] = [await boxOf(total), await boxOf(add)]
    expect(await total.evaluate((output) => output.scrollWidth - output.clientWidth)).toBeLessThanOrEqual(0)
    expect(await total.evaluate(hidesText)).toBe(false)
    expect(sum.x + sum.width <= button.x || sum.y + sum.height <= button.y).toBe(true)
    expect(button.x + button.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })

  test('[QO-08] the open lines stand first, and the count leads through them', async ({ page }) => {
    await reviewList(page, list)
    await expect(openLines(page)).toHaveCount(4)
    await expect(readyLines(page)).toHaveCount(2)
    await expect(page.getByRole('heading', { name: '4 lines need an answer' })).toBeVisible()
    const [lastOpen, firstReady] = [
      await boxOf(openLines(page).last()),
      await boxOf(readyLines(page).first()),
    ]
    expect(lastOpen.y + lastOpen.height).toBeLessThanOrEqual(firstReady.y)
    await expectAccessible(page, 'the review of a list')

    const next = count(page, '2 of 6 ready. Go to the next line that needs an answer')
    for (const position of [0, 1, 2, 3, 0]) {
      await next.click()
      await expect(openLines(page).nth(position)).toBeInViewport()
      await expect(openLines(page).nth(position)).toBeFocused()
      // the next press leads on from where the reader is
      await openLines(page).nth(position).getByRole('button').first().focus()
    }
  })

  test('[QO-08] by keyboard, an answered line goes to the table and the focus to the next open one', async ({
    page,
  }) => {
    await reviewList(page, 'CPVC elbow 63 mm - 10\nsariya 12mm\n20 bag OPC 53 cement')
    await openLines(page).first().getByRole('group').getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    await expect(openLines(page)).toHaveCount(1)
    await expect(openLines(page).first()).toBeFocused()
    const quantity = openLines(page).first().getByRole('textbox')
    await quantity.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    // a line that is being counted keeps its place
    await expect(quantity).toHaveValue('2')
    await expect(count(page, '3 of 3 ready')).toHaveCount(0)
    await expect(page.getByText('3 of 3 ready')).toBeVisible()
    await openLines(page).first().getByRole('button', { name: 'Done with “sariya 12mm”' }).focus()
    await page.keyboard.press('Enter')
    await expect(readyLines(page)).toHaveCount(3)
    await expect(page.getByRole('heading', { name: '3 lines are ready' })).toBeFocused()
  })

  test('[QO-03] a removed line can be put back where it was, from either part @any-width', async ({
    page,
  }) => {
    await reviewList(page, list)
    await readyLines(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await openLines(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(page.getByText('1 of 4 ready')).toBeVisible()
    const undo = page.getByRole('button', { name: 'Put “zzqxv wwv 12” back' })
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(openLines(page).first()).toBeFocused()
    await page.getByRole('button', { name: 'Put “Halkavi AAC block 4 inch, 200” back' }).click()
    await expect(readyLines(page).first().getByRole('textbox')).toHaveValue('200')
    // one less than the least is none, as in the cart
    const bars = readyLines(page).last()
    await bars.getByRole('textbox').fill('1')
    await bars.getByRole('button', { name: /^One less/ }).click()
    await page.getByRole('button', { name: 'Put “sariya 12mm - 20” back' }).click()
    await expect(bars.getByRole('textbox')).toHaveValue('1')
  })

  test('[QO-03] going back to the list and on again loses no answer, no quantity and no words @any-width', async ({
    page,
  }) => {
    await reviewList(page, list)
    await readyLines(page).first().getByRole('textbox').fill('250')
    await page.keyboard.press('Enter')
    await openLines(page).filter({ hasText: 'CPVC' }).getByRole('group').getByRole('button').first().click()
    await expect(readyLines(page)).toHaveCount(3)
    await openLines(page).first().getByRole('textbox').fill('river sand 2 trolley')
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect(page.getByLabel('Your list')).toHaveValue(
      list.replace('zzqxv wwv 12', 'river sand 2 trolley'),
    )
    await page.getByRole('button', { name: 'Find products' }).click()
    await expect(readyLines(page)).toHaveCount(3)
    await expect(readyLines(page).first().getByRole('textbox')).toHaveValue('250')
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Your list')).toHaveValue(/river sand 2 trolley/)
  })

  test('[GEN-02] a ready line takes one tight row, at every width, and nothing of it is cut', async ({
    page,
    isMobile,
  }) => {
    await reviewList(page, 'sariya 12mm - 20\n10 cpvc pipe 20mm\n2 tonne tmt 10 mm')
    await expect(readyLines(page)).toHaveCount(3)
    for (const width of isMobile ? [360, 480, 768] : [769, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      for (const row of await readyLines(page).all()) {
        const { height } = await boxOf(row)
        expect(height).toBeLessThan(width < 1025 ? 160 : 100)
      }
      const over = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([width, over]).toEqual([width, width])
    }
  })
})
