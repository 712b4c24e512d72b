import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Paise } from '../../money/paise.ts'
import { roundToPaise } from '../../money/paise.ts'
import type { Price } from '../../money/price.ts'
import { billOf } from '../../fulfilments/order-value.ts'
import type { OrderItem } from '../order.ts'
import { atTypedPrice, priceFacts } from './typed-line.ts'

function itemAt(priceWithGst: number, priceWithoutGst: number, quantity: number): OrderItem {
  return {
    cartId: null,
    productId: 'cement',
    productName: 'Cement',
    productImageUrl: null,
    quantity,
    productRate: priceWithoutGst as Price,
    priceWithGst: priceWithGst as Price,
    productDiscount: 0 as Price,
    commissionAmount: 0 as Price,
    pricing: {
      source: { kind: 'list' },
      listPrice: priceWithGst as Price,
      publicPrice: priceWithGst as Price,
    },
    variantId: 'cementVariant[0]',
    variantSpecs: {
      uid: 'v1',
      options: [],
      unit: null,
      taxStatus: null,
      hsn: null,
      gstRate: '18',
      priceWithoutGst: priceWithoutGst as Price,
      gst: (priceWithGst - priceWithoutGst) as Price,
      packagingCost: 0 as Price,
    },
  }
}

const typedItem = fc
  .record({
    listed: fc.integer({ min: 1, max: 10 ** 10 }),
    share: fc.integer({ min: 0, max: 28 }),
    quantity: fc.integer({ min: 1, max: 99_999 }),
    price: fc.integer({ min: 1, max: 10 ** 6 }),
    isTyped: fc.boolean(),
  })
  .map(({ listed, share, quantity, price, isTyped }) => {
    const item = itemAt(listed, Math.round((listed * 100) / (100 + share)), quantity)
    return isTyped ? atTypedPrice(item, { price: price as Paise, reason: 'Regular customer' }, 'Asha') : item
  })

it('[PRICE-10] the sum of the lines is the bill to the paisa, and parts of a typed price are the price', () => {
  fc.assert(
    fc.property(fc.array(typedItem, { minLength: 1, maxLength: 20 }), (items) => {
      const bill = billOf(items)
      const sum = items.reduce((total, each) => total + BigInt(each.priceWithGst) * BigInt(each.quantity), 0n)
      expect(bill.grandTotal).toBe(roundToPaise(sum))
      for (const { priceWithGst, variantSpecs, productRate, productDiscount } of items) {
        expect(variantSpecs.priceWithoutGst + variantSpecs.gst).toBe(priceWithGst)
        expect(variantSpecs.gst).toBeGreaterThanOrEqual(0)
        expect(productRate - productDiscount).toBe(variantSpecs.priceWithoutGst)
      }
    }),
  )
})

it('[PRICE-10] a price that is typed again stands instead of what the buyer would have paid, not of the one before', () => {
  const first = atTypedPrice(itemAt(118e6, 100e6, 1), { price: 11_500 as Paise, reason: 'a' }, 'Asha')
  const second = atTypedPrice(first, { price: 11_400 as Paise, reason: 'b' }, 'Ravi')
  expect(second.pricing).toEqual({
    source: { kind: 'line', by: 'Ravi', reason: 'b', instead: 118e6 },
    listPrice: 118e6,
    publicPrice: 118e6,
  })
  expect(priceFacts(second, null).untyped).toBe(118e6)
})
