import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cartLine, savedCart, putCart } from '../../support/browser/stored-cart.ts'
import { newPartner } from '../../support/api/test-partner.ts'

const cartLines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')

/** What the bill-details card says, by its labels. */
async function billOf(page: Page): Promise<Record<string, string>> {
  const card = page.locator('dl').filter({ hasText: 'Grand total' })
  const terms = await card.locator('dt').allInnerTexts()
  const figures = await card.locator('dd').allInnerTexts()
  return Object.fromEntries(
    terms.map((term, row) => [term, figures[row]?.replaceAll(/\s+/g, ' ').trim() ?? '']),
  )
}

/** Does to the page what browsers' translators do: each text that may be translated goes into an element of theirs. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const parent = text.parentElement
    if (parent === null || parent.closest('[translate="no"], script, style') !== null) continue
    const font = document.createElement('font')
    font.textContent = text.textContent
    text.parentNode?.replaceChild(font, text)
  }
}

test.describe('with prices that are known to the paisa', () => {
  test.beforeEach(async ({ billStore, context }) => {
    await (await newPartner(billStore)).signInBrowser(context)
  })

  // 3 × cement + 2 × grout + 3 × sand, by hand:
  // MRP        1,417.50   + 212.3764 + 100.005 = 1,729.8814 → 1,729.88  (the grout's is below its price, which counts)
  // discount     393.75   +  32.3964 +   0     =   426.1464 →   426.15
  // discounted 1,023.75   + 179.98   + 100.005 = 1,303.735  → 1,303.74
  // GST          184.275  +  32.3964 +   0     =   216.6714 →   216.67  (rounded by line it were 216.68)
  // handling       7.515  +   0      +   0     =     7.515  →     7.52
  // total      1,208.025  + 212.3764 + 100.005 = 1,520.4064 → 1,520.41  (rounded by line it were 1,520.42)
  test('[CART-09] [CART-10] [PRICE-06] the bill is the exact sum of the lines, each figure rounded once @any-width', async ({
    page,
    billStore,
  }) => {
    const lines = [
      cartLine('cementVariant[0]', { quantity: 3 }),
      cartLine('groutVariant[0]', { quantity: 2 }),
      cartLine('sandVariant[0]', { quantity: 3 }),
    ]
    await putCart(page, lines, billStore.baseURL)
    await page.goto(`${billStore.baseURL}/cart`)
    await expect(page.getByText('You save ₹209.47 on this order')).toBeVisible()
    expect(await billOf(page)).toEqual({
      'MRP total': '₹1,729.88',
      'Discount total': '– ₹426.15',
      'Discounted price': '₹1,303.74',
      'GST total': '+ ₹216.67',
      'Handling charges': '₹7.52 included',
      Delivery: 'Free',
      'Grand total': '₹1,520.41',
    })
  })

  test('[CART-10] [GEN-02] 3 × ₹33.335 is ₹100.01, and lakhs are grouped the Indian way @any-width', async ({
    page,
    billStore,
  }) => {
    await putCart(page, [cartLine('sandVariant[0]', { quantity: 3 })], billStore.baseURL)
    await page.goto(`${billStore.baseURL}/cart`)
    await expect(cartLines(page)).toContainText('Line total ₹100.01')
    expect((await billOf(page))['Grand total']).toBe('₹100.01')
    await page.getByRole('textbox', { name: /^Quantity/ }).fill('99999')
    await page.getByRole('textbox', { name: /^Quantity/ }).press('Enter')
    // 99,999 × 33.335 = 33,33,466.665
    await expect(cartLines(page)).toContainText('₹33,33,466.67')
  })

  test('[CART-09] a page that a translator has rewritten keeps its sums @any-width', async ({
    page,
    billStore,
  }) => {
    await putCart(page, [cartLine('sandVariant[0]', { quantity: 3 })], billStore.baseURL)
    await page.goto(`${billStore.baseURL}/cart`)
    await expect(page.locator('dl').filter({ hasText: 'Grand total' })).toContainText('₹100.01')
    await page.evaluate(translatePage)
    const field = page.getByRole('textbox', { name: /^Quantity/ })
    await field.fill('6')
    await field.press('Enter')
    await expect(page.locator('dl').filter({ hasText: 'Grand total' })).toContainText('₹200.01')
    await expect
      .poll(async () => Object.values(await billOf(page)).filter((one) => one.includes('₹100.01')))
      .toEqual([])
    await expect(cartLines(page)).toContainText('₹200.01')
  })

  test('[CART-16] a changed price is shown, not billed, and ordered only once it is accepted @journey', async ({
    page,
    billStore,
  }) => {
    const changed = cartLine('groutVariant[0]', { quantity: 2, seenPrice: '105' })
    const same = cartLine('sandVariant[0]', { quantity: 3, seenPrice: '33.335' })
    await putCart(page, [changed, same], billStore.baseURL)
    await page.goto(`${billStore.baseURL}/cart`)
    const row = cartLines(page).filter({ hasText: 'Product grout' })
    await expect(row).toContainText('The price has changed')
    await expect(row).toContainText('Old price')
    await expect(row).toContainText('₹105.00')
    await expect(row).toContainText('₹106.19')
    await expect(row).not.toContainText('Line total')
    await expect(cartLines(page).filter({ hasText: 'Product sand' })).not.toContainText(
      'The price has changed',
    )
    expect((await billOf(page))['Grand total']).toBe('₹100.01')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await row.getByRole('button', { name: /^Accept new price/ }).click()
    // 212.3764 + 100.005 = 312.3814
    await expect(page.getByText('₹312.38').first()).toBeVisible()
    expect((await billOf(page))['Grand total']).toBe('₹312.38')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })

  test('[CART-16] a product or variant that is gone is shown, not billed, and stops the order until removed @any-width', async ({
    page,
    billStore,
  }) => {
    const lines = [
      cartLine('gravelVariant[0]'),
      cartLine('cementVariant[1]'),
      cartLine('sandVariant[0]', { quantity: 3 }),
    ]
    await putCart(page, lines, billStore.baseURL)
    await page.goto(`${billStore.baseURL}/cart`)
    await expect(cartLines(page).filter({ hasText: 'No longer available' })).toHaveCount(1)
    await expect(cartLines(page).filter({ hasText: 'This item isn’t for sale right now' })).toHaveCount(2)
    expect((await billOf(page))['Grand total']).toBe('₹100.01')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await page.getByRole('button', { name: 'Remove Product cement' }).click()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await page.getByRole('button', { name: 'Remove unavailable item' }).click()
    await expect(cartLines(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
    expect((await savedCart(page)).map((line) => line['product'])).toEqual(['sandVariant[0]'])
  })
})
