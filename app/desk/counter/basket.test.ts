import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CounterItem } from '#domain/orders/counter/wire.ts'
import { withPrices } from '#app/desk/kit/orders/use-prices-for.ts'
import { anyQuantities, anySizes, chargedFor, deskItems } from '../../../tests/support/pricing/any-sizes.ts'
import {
  bodyBuyer,
  bodyLines,
  nobody,
  repriced,
  totalOf,
  withItem,
  withQuantity,
  withTypedPrice,
} from './basket.ts'

const cement: CounterItem = {
  productId: 'cement',
  variantIndex: 0,
  uid: 'v1',
  name: 'Cement',
  options: ['50 kg'],
  unit: 'bag',
  price: '382.555',
  priceBreaks: [{ minQuantity: 10, price: '370' }],
  minQuantity: null,
  quantityStep: null,
  left: null,
  quantity: 1,
}
const tiles = { ...cement, productId: 'tiles', price: '50', priceBreaks: [], minQuantity: 4, quantityStep: 4 }

describe('the bill of the counter', () => {
  test('[PRICE-10] a typed price stays with its line, however many are sold, and what was shown goes with it', () => {
    const typed = { price: '375', reason: 'Regular customer ', belowCost: false }
    const priced = withTypedPrice(withItem([], cement), 'cementVariant[0]', typed)
    const more = withQuantity(withItem(priced, cement), 'cementVariant[0]', 12)
    expect(totalOf(more)).toBe(12 * 37_500)
    expect(bodyLines(more)).toMatchObject([
      { quantity: 12, seenPrice: '370', typed: { price: 37_500, reason: 'Regular customer' } },
    ])
    expect(totalOf(withTypedPrice(more, 'cementVariant[0]', undefined))).toBe(12 * 37_000)
  })

  test('[COUNTER-02] scanning an item again makes it more, and brings it to the end', () => {
    const lines = withItem(withItem(withItem([], cement), tiles), cement)
    expect(lines.map(({ item, quantity }) => [item.productId, quantity])).toEqual([
      ['tiles', 4],
      ['cement', 2],
    ])
    expect(withItem(lines, tiles).at(-1)?.quantity).toBe(8)
    expect(withQuantity(lines, 'cementVariant[0]', 0)).toHaveLength(1)
  })

  test('[COUNTER-01] the total has the price of the quantity, and is rounded once', () => {
    expect(totalOf([{ item: cement, quantity: 3 }])).toBe(114_767)
    expect(totalOf([{ item: cement, quantity: 10 }])).toBe(370_000)
    expect(bodyLines([{ item: cement, quantity: 10 }])).toEqual([
      { product: 'cementVariant[0]', quantity: 10, seenPrice: '370', variantUid: 'v1' },
    ])
  })

  test('[COUNTER-01] a price that has changed is shown before it is sold at', () => {
    const change = {
      product: 'cementVariant[0]',
      change: 'price',
      seenPrice: '382.555',
      price: '400',
    } as const
    expect(totalOf(repriced([{ item: cement, quantity: 1 }], [change]))).toBe(40_000)
  })

  test('[COUNTER-01] a buyer who was not typed is nobody', () => {
    expect(bodyBuyer(nobody)).toEqual({ phone: null, name: null, gstin: null, address: null })
    expect(bodyBuyer({ ...nobody, name: ' Asha ', city: 'Delhi' })).toMatchObject({
      name: 'Asha',
      address: { line: '', city: 'Delhi' },
    })
  })
})

test('[PRICE-11] [COUNTER-01] what the counter shows of any sizes is charged', () => {
  fc.assert(
    fc.property(anySizes, anyQuantities, ({ listed, priced, own }, quantities) => {
      const lines = deskItems(listed, quantities).map(({ id, item, quantity }) => {
        const scanned = { ...item, minQuantity: null, quantityStep: null, left: null, quantity }
        const theirs = own[id]
        return { item: theirs === undefined ? scanned : withPrices(scanned, theirs), quantity }
      })
      expect(chargedFor(priced, bodyLines(lines))).toBe(totalOf(lines))
    }),
    { numRuns: 500 },
  )
})
