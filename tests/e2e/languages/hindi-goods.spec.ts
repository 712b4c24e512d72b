import { expect } from '@playwright/test'
import { newPartner } from '../../support/api/test-partner.ts'
import { cement } from '../../support/browser/checkout-steps.ts'
import { cartLine, putCart } from '../../support/browser/stored-cart.ts'
import { test } from '../../support/browser/store-test.ts'
import { visitorIn } from '../../support/browser/visitor.ts'
import { deskOverHttp } from '../../support/process/desk-over-http.ts'

// a store of its own: what it runs out of is bought by other tests
test.use({ settings: { OPEN_CASH_ORDERS: '33' } })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('[LANG-01] [STOCK-03] what is left is said in Hindi, in the cart, at the payment and in a list', async ({
  page,
  store,
  context,
}) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.checkoutMessages
  const partner = await newPartner(store)
  await partner.addAddress()
  await partner.signInBrowser(context)
  const item = { productId: 'opc-cement-53-adrika', variantUid: 'opc-cement-53-adrika-v1' }
  const send = await deskOverHttp(store)
  const settings = { tracked: true, lowLevel: 5, expectedOn: null, barcode: null }
  await send('stock/item', { ...item, ...settings }, 'PUT')
  const count = (quantity: number) =>
    send('stock/changes', {
      id: crypto.randomUUID(),
      kind: 'count',
      placeId: 'yard',
      lines: [{ ...item, quantity }],
    })
  await count(40)
  await putCart(page, [cartLine(cement.line, { quantity: 50 })])
  await goTo('/cart')
  await press(t['button-pay'])
  await page.getByRole('radio', { name: t.cod }).check()
  await press(t['button-place'])
  const refusal = page.getByRole('alert').filter({ hasText: t.failedTitle })
  await expect(refusal.getByRole('button', { name: t.takeWhatIsLeft })).toBeVisible()
  await look('a line that stops the order')
  await count(3)
  await goTo('/cart')
  await expect(page.getByText(say.cartMessages.misquantifiedItems(1))).toBeVisible()
  await look('a cart with more than is left')
  await count(0)
  await goTo('/cart')
  await expect(page.getByText(say.cartMessages.outOfStockText)).toBeVisible()
  await look('a cart with what is out of stock')
  await goTo('/quick-order')
  await page.getByLabel(say.quickOrderMessages.label).fill('20 बोरी अद्रिका OPC 53 सीमेंट')
  await press(say.quickOrderMessages.find)
  const line = page
    .getByRole('list', { name: say.quickOrderReviewMessages.openLines })
    .locator('> li')
    .first()
  await expect(line.getByText(say.quickOrderMessages.outOfStock).first()).toBeVisible()
  await look('a list with a line that is out of stock')
})

test('[LANG-01] [PRICE-11] [PRICE-04] sizes that reach a price break together, from their table to the cart, in Hindi', async ({
  page,
  context,
  store,
}) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const partner = await newPartner(store)
  await partner.signInBrowser(context)
  await goTo('/product/fe-500d-tmt-bar-12-m-ispalok')
  await expect(page.getByText(say.priceBreakMessages.sizesTogether)).toBeVisible()
  await page.getByText(say.productPageMessages.sizes).click()
  const row = (size: string) => page.getByRole('row', { name: new RegExp(`^${size}`) })
  for (const [size, quantity] of [
    ['8 mm', '30'],
    ['10 mm', '17'],
  ] as const) {
    await row(size).getByRole('textbox').fill(quantity)
    await row(size).getByRole('textbox').press('Enter')
  }
  await press(say.sizeTableMessages.add(2))
  await expect(page.getByText(say.sizeTableMessages.added(2))).toBeVisible()
  await look('the table of sizes')
  await goTo('/cart')
  await expect(page.getByText(say.priceOfferMessages.offerAnySize(3, '₹424.71'))).toBeVisible()
  await look('a cart with prices by quantity')
  await goTo(cement.path)
  await press(say.productPageMessages.zoom)
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await look('larger pictures')
})

test('[LANG-01] [SEARCH-09] [SEARCH-04] [LIST-08] a price in words, what is not sold, brands and the country of origin, in Hindi', async ({
  page,
}) => {
  const { say, goTo, look } = visitorIn('hi', page)
  const t = say.productListMessages
  await goTo(`/search?q=${encodeURIComponent('2000 से कम वायर')}`)
  const chip = page.getByRole('link', { name: t.removeFilter(t.priceTo('₹2,000.00')) })
  await expect(chip).toBeVisible()
  await look('a search with a price in its words')
  await chip.click()
  await expect(chip).toHaveCount(0)
  await goTo('/search?q=cpvc+union+20mm')
  await expect(
    page.getByRole('heading', { name: say.searchMessages.notSold('cpvc union 20mm') }),
  ).toBeVisible()
  await look('a search for what is not sold')
  await goTo('/search?q=astral+cpvc+pipe')
  await expect(page.getByText(say.searchMessages.missingBrands('Astral'))).toBeVisible()
  await look('a search for a brand that is not sold', 'Astral')
  await goTo('/subpage?mainCat=taps&sort=origin')
  await expect(page.getByLabel(t.sort)).toHaveValue('origin')
  await expect(page.getByRole('article').first()).toBeVisible()
  await look('a list by country of origin')
})

test('[LANG-01] [AREA-02] [GEN-05] the day of a delivery by PIN code, in Hindi', async ({ page }) => {
  const { say, goTo, press, look } = visitorIn('hi', page)
  const t = say.deliveryMessages
  await goTo(cement.path)
  await press(say.pinCheckMessages.check)
  const pin = page.getByLabel(t.ask)
  for (const [typed, answer] of [
    ['12', t.pinWrong],
    ['744101', t.outside('744101')],
  ] as const) {
    await pin.fill(typed)
    await press(t.check)
    await expect(page.getByRole('main').getByText(answer)).toBeVisible()
    await look(`the PIN code ${typed}`)
  }
  await press(t.changePin)
  await pin.fill('122018')
  await press(t.check)
  await expect(page.getByRole('main').getByText(/^एक दिन के अंदर, .+ तक डिलीवरी/)).toBeVisible()
  await look('a promised day')
})
