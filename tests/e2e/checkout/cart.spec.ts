import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cartLine, savedCart, putCart, putStorage } from '../../support/browser/stored-cart.ts'
import { newPartner } from '../../support/api/test-partner.ts'

const product = '/product/opc-cement-53-adrika'
const cement = 'opc-cement-53-adrikaVariant[0]'
const name = 'Adrika OPC 53 Grade Cement'

const cartLines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
const quantity = (page: Page) => page.getByRole('textbox', { name: new RegExp(`Quantity of ${name}`) })

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

test('[CART-01] [CART-02] what a guest adds is saved on the device at once, under both keys, and there after a reload @any-width @journey', async ({
  page,
}) => {
  await page.goto(product)
  const before = Date.now()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(quantity(page)).toHaveValue('1')
  const [line, ...others] = await savedCart(page)
  expect(others).toEqual([])
  expect(line).toMatchObject({ product: cement, quantity: 1, active: true })
  expect(Date.parse(String(line?.['addedDate']))).toBeGreaterThanOrEqual(before - 1000)
  expect(new Date(String(line?.['addedDate'])).toISOString()).toBe(line?.['addedDate'])
  await page.reload()
  await expect(quantity(page)).toHaveValue('1')
})

test('[CART-02] both keys agree after every change: one more, one less, typed, removed @any-width', async ({
  page,
  partner: _,
}) => {
  await putCart(page, [cartLine(cement)])
  await page.goto('/cart')
  const quantities = async () => (await savedCart(page)).map((line) => line['quantity'])
  await page.getByRole('button', { name: `One more ${name}, 50 kg` }).click()
  await expect.poll(quantities).toEqual([2])
  await page.getByRole('button', { name: `One less ${name}, 50 kg` }).click()
  await expect.poll(quantities).toEqual([1])
  await quantity(page).fill('250')
  await quantity(page).press('Enter')
  await expect.poll(quantities).toEqual([250])
  await page.getByRole('button', { name: `Remove ${name}, 50 kg` }).click()
  await expect.poll(quantities).toEqual([])
})

test('[CART-02] keys that do not agree are one cart of the lines of both, and agree from then on @any-width', async ({
  page,
}) => {
  const other = 'ppc-cement-adrikaVariant[0]'
  await putStorage(page, {
    cart: JSON.stringify([cartLine(cement, { quantity: 2 })]),
    'partner-cart': JSON.stringify([cartLine(cement, { quantity: 5 }), cartLine(other)]),
  })
  await page.goto(product)
  await expect(quantity(page)).toHaveValue('5')
  const saved = (await savedCart(page)).map((line) => [line['product'], line['quantity']])
  expect(saved).toEqual([
    [cement, 5],
    [other, 1],
  ])
})

test('[CART-01] a cart that is absent or unreadable is empty, and takes lines again @any-width', async ({
  page,
  partner: _,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const text of [
    '[{"product":',
    '{"product":"x"}',
    '[null,7,"x",{"product":7},{"product":"no index"}]',
    'null',
  ]) {
    await putCart(page, text)
    await page.goto('/cart')
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  }
  await page.goto(product)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect.poll(async () => (await savedCart(page)).length).toBe(1)
  expect(errors).toEqual([])
})

test('[CART-01] where the device keeps nothing the cart still works while the page is open @any-width', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    Storage.prototype.getItem = refuse
    Storage.prototype.setItem = refuse
  })
  await page.goto(product)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(quantity(page)).toHaveValue('1')
  await expect(page.getByRole('button', { name: /1 Item.*View Cart/ })).toBeVisible()
})

test('[CART-03] [CART-04] a missing quantity is 1; going under 1, or typing 0, removes the line @any-width', async ({
  page,
  partner: _,
}) => {
  await putCart(page, [cartLine(cement, { quantity: undefined })])
  await page.goto('/cart')
  await expect(quantity(page)).toHaveValue('1')
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect(quantity(page)).toHaveValue('2')
  await page.getByRole('button', { name: /^One less/ }).click()
  await expect(quantity(page)).toHaveValue('1')
  await page.getByRole('button', { name: /^One less/ }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await putCart(page, [cartLine(cement, { quantity: 3 })])
  await page.goto('/cart')
  await quantity(page).fill('0')
  await quantity(page).press('Enter')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('[CART-04] a line that was taken out can be put back, the last one too @any-width', async ({
  page,
  partner: _,
}) => {
  await putCart(page, [cartLine(cement, { quantity: 3 })])
  await page.goto('/cart')
  for (const remove of [
    () => page.getByRole('button', { name: /^Remove / }).click(),
    () =>
      quantity(page)
        .fill('0')
        .then(() => quantity(page).press('Enter')),
  ]) {
    await remove()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await page.getByRole('button', { name: /^Undo: put .* back$/ }).click()
    await expect(quantity(page)).toHaveValue('3')
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  }
})

for (const [count, sizes] of [
  [10, [10]],
  [11, [10, 1]],
  [25, [10, 10, 5]],
] as const) {
  test(`[CART-05] ${count} products are looked up in chunks of ${sizes.join(', ')} ids @any-width`, async ({
    page,
    partner,
  }) => {
    const documents = await partner.call<{ id: string }[]>('GET', '/api/products/getProduct')
    const ids = documents.slice(0, count).map(({ id }) => id)
    const asked: string[][] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/products') asked.push(url.searchParams.getAll('id'))
    })
    await putCart(
      page,
      ids.map((id) => cartLine(`${id}Variant[0]`)),
    )
    await page.goto('/cart')
    await expect(cartLines(page)).toHaveCount(count)
    await expect(page.getByText('Grand total')).toBeVisible()
    expect(asked.map((chunk) => chunk.length)).toEqual(sizes)
    expect(asked.flat().toSorted()).toEqual(ids.toSorted())
    await expect(page.getByText('No longer available')).toHaveCount(0)
  })
}

test('[CART-08] an empty cart says so and leads to the products @journey', async ({ page, partner: _ }) => {
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(page.getByText('Looks like you haven’t added anything yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Explore Products' }).click()
  await expect(page).toHaveURL(/\/$/)
})

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
