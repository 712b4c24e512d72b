import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/account-test.ts'
import { cartLine, savedCart, putCart, putStorage } from '../../support/browser/stored-cart.ts'

const product = '/product/opc-cement-53-adrika'
const cement = 'opc-cement-53-adrikaVariant[0]'
const name = 'Adrika OPC 53 Grade Cement'

const cartLines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
const quantity = (page: Page) => page.getByRole('textbox', { name: new RegExp(`Quantity of ${name}`) })

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
