import { expect, test } from 'vitest'
import type { CartLine } from '../cart/line.ts'
import type { PublicVariant } from '../catalogue/variant.ts'
import { toPrice } from '../money/parse-price.ts'
import { cartChanges, priceLine } from './priced-line.ts'

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
