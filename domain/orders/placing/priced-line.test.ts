import { expect, test } from 'vitest'
import type { CartLine } from '../../cart/line.ts'
import type { PublicVariant } from '../../catalogue/variants/variant.ts'
import { toPrice } from '../../money/parse-price.ts'
import { cartChanges, priceLine, priceLines } from './priced-line.ts'

const line: CartLine = { product: 'cementVariant[1]', quantity: 2, addedDate: '', active: true }

function variant(uid: string, rupees: number): PublicVariant {
  const zero = toPrice(0)
  const rest = {
    options: [uid],
    unit: null,
    taxStatus: null,
    image: null,
    basePrice: zero,
    discount: zero,
    packagingCost: zero,
  }
  return { ...rest, uid, priceWithoutGst: zero, gst: zero, priceWithGst: toPrice(rupees) }
}

const cement = { id: 'cement', name: 'Cement', variants: [variant('opc', 100), variant('ppc', 90)] }
const products = new Map([['cement', cement]])

test('a line is resolved by variant index', () => {
  expect(priceLine(line, products)).toMatchObject({ state: 'ready', index: 1, variant: { uid: 'ppc' } })
})

test('[CART-16] a line whose product no longer exists is gone', () => {
  expect(priceLine(line, new Map()).state).toBe('gone')
  expect(priceLine({ ...line, product: 'cementVariant[2]' }, products).state).toBe('gone')
  expect(priceLine({ ...line, product: 'not a composite id' }, products).state).toBe('gone')
})

test('[PRICE-07] a line whose variant has no positive price is gone, whatever price was seen', () => {
  const free = new Map([['cement', { ...cement, variants: [variant('opc', 100), variant('ppc', 0)] }]])
  for (const seenPrice of [undefined, '0', '90'])
    expect(priceLine({ ...line, seenPrice }, free).state).toBe('gone')
})

test('[CART-16] a line whose price differs from the one seen is reported', () => {
  const seen = { ...line, seenPrice: '85' }
  const priced = priceLine(seen, products)
  expect(priced).toMatchObject({ state: 'price-changed', seenPrice: '85' })
  expect(cartChanges([priced])).toEqual([
    { product: line.product, change: 'price', seenPrice: '85', price: '90' },
  ])
})

test('an inserted variant does not change what a line means', () => {
  const shifted = { ...cement, variants: [variant('new', 1), ...cement.variants] }
  const bought = { ...line, variantUid: 'ppc' }
  expect(priceLine(bought, new Map([['cement', shifted]]))).toMatchObject({ state: 'ready', index: 2 })
})

test('[CART-16] a line whose variant was removed is gone, whatever is at its index', () => {
  const bought = { ...line, variantUid: 'white' }
  expect(priceLine(bought, products).state).toBe('gone')
})

test('[PRICE-01] a line has the price of its quantity, and reaching a price break is no change of price', () => {
  const [opc] = cement.variants
  if (opc === undefined) throw new Error('no variant')
  const priceBreaks = [10, 50].map((minQuantity, index) => ({
    minQuantity,
    priceWithoutGst: toPrice(0),
    gst: toPrice(0),
    priceWithGst: toPrice(95 - 5 * index),
  }))
  const tiered = new Map([['cement', { ...cement, variants: [{ ...opc, priceBreaks }] }]])
  const bought = { ...line, product: 'cementVariant[0]' }
  const priced = (more: Partial<CartLine>) => priceLine({ ...bought, ...more }, tiered)
  expect(priced({ quantity: 50 })).toMatchObject({ variant: { priceWithGst: toPrice(90) } })
  expect(priced({ quantity: 10, seenPrice: '95' }).state).toBe('ready')
  expect(priced({ quantity: 10, seenPrice: '100' }).state).toBe('price-changed')
  expect(priced({ quantity: 10, seenPrice: '100', seenQuantity: 9 }).state).toBe('ready')
  const repriced = priced({ quantity: 10, seenPrice: '99', seenQuantity: 9 })
  expect(cartChanges([repriced])).toMatchObject([{ change: 'price', seenPrice: '99', price: '95' }])
})

test('[PRICE-02] a quantity that is not sold is reported with the nearest that are', () => {
  const [opc] = cement.variants
  if (opc === undefined) throw new Error('no variant')
  const inLots = new Map([
    ['cement', { ...cement, variants: [{ ...opc, minQuantity: 50, quantityStep: 10 }] }],
  ])
  const priced = (quantity: number) => priceLine({ ...line, product: 'cementVariant[0]', quantity }, inLots)
  expect(priced(60).state).toBe('ready')
  expect(cartChanges([priced(55), priced(3)])).toMatchObject([
    { change: 'quantity', quantity: 55, allowed: [50, 60] },
    { change: 'quantity', quantity: 3, allowed: [50] },
  ])
})

const breaks = [{ minQuantity: 10, priceWithoutGst: toPrice(80), gst: toPrice(0), priceWithGst: toPrice(80) }]
const inSizes = {
  id: 'cement',
  name: 'Cement',
  variants: [
    { ...variant('a', 100), priceBreaks: breaks },
    { ...variant('b', 90), priceBreaks: breaks },
  ],
}
const together = new Map([['cement', inSizes]])
const size = (index: number, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  ...line,
  product: `cementVariant[${index}]`,
  quantity,
  ...more,
})
const pricesOf = (lines: readonly CartLine[], beside: readonly CartLine[] = []) =>
  priceLines(lines, together, beside).map((each) =>
    each.state === 'gone' ? 'gone' : `${each.state} ${each.variant.priceWithGst / 1e6}`,
  )

test('[PRICE-11] two sizes reach a price break together, and each has its own price of it', () => {
  expect(pricesOf([size(0, 6), size(1, 3)])).toEqual(['ready 100', 'ready 90'])
  expect(pricesOf([size(0, 6), size(1, 4)])).toEqual(['ready 80', 'ready 80'])
  expect(pricesOf([size(0, 6)], [size(1, 4)])).toEqual(['ready 80'])
})

test('[PRICE-11] [CART-16] what is ordered at the price of a line alone is told, not charged otherwise', () => {
  const alone = priceLines([size(0, 6, { seenPrice: '100' }), size(1, 4, { seenPrice: '80' })], together)
  expect(cartChanges(alone)).toEqual([
    { product: 'cementVariant[0]', change: 'price', seenPrice: '100', price: '80' },
  ])
  // the cart says for which quantity a price was seen
  expect(pricesOf([size(0, 6, { seenPrice: '100', seenQuantity: 6 }), size(1, 4)])).toEqual([
    'ready 80',
    'ready 80',
  ])
})

test('[PRICE-11] what cannot be billed lowers no other price, and is shown at the one that it would have', () => {
  const inLots = { ...inSizes, variants: inSizes.variants.map((each) => ({ ...each, quantityStep: 4 })) }
  const lots = new Map([['cement', inLots]])
  const [odd, even] = priceLines([size(0, 6), size(1, 4)], lots)
  expect(odd).toMatchObject({ state: 'quantity-not-allowed', breakQuantity: 10 })
  expect(even).toMatchObject({ state: 'ready', breakQuantity: 4 })
  const stale = { seenPrice: '99', seenQuantity: 1 }
  expect(pricesOf([size(0, 6, stale), size(1, 4)])).toEqual(['price-changed 80', 'ready 90'])
  expect(pricesOf([size(7, 9), size(1, 4)])).toEqual(['gone', 'ready 90'])
})
