import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Price } from '../money/price.ts'
import { priceOf } from '../money/read-price.ts'
import { lineTotal, makeBill, type BillLine } from './bill.ts'

const free = {
  discount: priceOf(0),
  gst: priceOf(0),
  packagingCost: priceOf(0),
  priceWithoutGst: priceOf(0),
  basePrice: priceOf(0),
}

test('[CART-10] three of ₹33.335 cost ₹100.01', () => {
  expect(makeBill([{ ...free, quantity: 3, priceWithGst: priceOf('33.335') }]).grandTotal).toBe(10_001)
})

test('[CART-09] a bill has the seven figures, and savings are MRP total minus discounted price', () => {
  const line: BillLine = {
    quantity: 2,
    basePrice: priceOf(410),
    discount: priceOf('86.271186'),
    priceWithoutGst: priceOf('323.728814'),
    gst: priceOf('58.271186'),
    packagingCost: priceOf('1.25'),
    priceWithGst: priceOf(382),
  }
  expect(makeBill([line])).toEqual({
    mrpTotal: 82_000,
    discountTotal: 17_254,
    discountedPrice: 64_746,
    gstTotal: 11_654,
    handlingCharges: 250,
    grandTotal: 76_400,
    savings: 17_254,
  })
})

test('a bill of nothing is nothing', () => {
  expect(Object.values(makeBill([]))).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('[CART-10] each figure is the exact sum rounded half-up once, for any cart', () => {
  const price = fc.integer({ min: 0, max: 5_000_000_000_000 }).map((micros) => micros as Price)
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99_999 }),
    basePrice: price,
    discount: price,
    priceWithoutGst: price,
    gst: price,
    packagingCost: price,
    priceWithGst: price,
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      // an independent way: in quarters of a paisa's thousandth, by whole division with remainder
      let sum = 0n
      for (const { priceWithGst, quantity } of lines)
        for (const part of [BigInt(priceWithGst) * BigInt(quantity)]) sum += part
      const [paise, rest] = [sum / 10_000n, sum % 10_000n]
      const expected = rest * 2n >= 10_000n ? paise + 1n : paise
      expect(BigInt(makeBill(lines).grandTotal)).toBe(expected)
    }),
  )
})

test('the total of a line is rounded once', () => {
  expect(lineTotal(priceOf('0.005'), 1)).toBe(1)
  expect(lineTotal(priceOf('0.005'), 3)).toBe(2)
})
