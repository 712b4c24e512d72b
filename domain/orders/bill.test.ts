import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Price } from '../money/price.ts'
import { toPrice } from '../money/parse-price.ts'
import type { Paise } from '../money/paise.ts'
import { lineTotal, computeBill, type BillLine } from './bill.ts'
import { withDeliveryFee } from './placing/with-delivery-fee.ts'

const zeroPrices = {
  discount: toPrice(0),
  gst: toPrice(0),
  packagingCost: toPrice(0),
  priceWithoutGst: toPrice(0),
  basePrice: toPrice(0),
}

test('[CART-10] three of ₹33.335 cost ₹100.01', () => {
  expect(computeBill([{ ...zeroPrices, quantity: 3, priceWithGst: toPrice('33.335') }]).grandTotal).toBe(
    10_001,
  )
})

test('[CART-09] a bill has the seven figures, and savings are MRP total minus discounted price', () => {
  const line: BillLine = {
    quantity: 2,
    basePrice: toPrice(410),
    discount: toPrice('86.271186'),
    priceWithoutGst: toPrice('323.728814'),
    gst: toPrice('58.271186'),
    packagingCost: toPrice('1.25'),
    priceWithGst: toPrice(382),
  }
  expect(computeBill([line])).toEqual({
    mrpTotal: 82_000,
    discountTotal: 17_254,
    discountedPrice: 64_746,
    gstTotal: 11_654,
    handlingCharges: 250,
    grandTotal: 76_400,
    savings: 17_254,
  })
})

test('[AREA-04] a delivery fee stands on top of the lines, and changes no other figure; free delivery changes nothing', () => {
  const bill = computeBill([{ ...zeroPrices, quantity: 3, priceWithGst: toPrice('33.335') }])
  expect(withDeliveryFee(bill, 5_000 as Paise)).toEqual({ ...bill, deliveryFee: 5_000, grandTotal: 15_001 })
  expect(withDeliveryFee(bill, 0 as Paise)).toEqual(bill)
})

test('the bill of an empty cart is zero', () => {
  expect(Object.values(computeBill([]))).toEqual([0, 0, 0, 0, 0, 0, 0])
})

/** A price as a catalogue delivers it: rupees with up to six decimals. */
const rupees = fc
  .tuple(
    fc.integer({ min: 0, max: 5_000_000 }),
    fc.integer({ min: 0, max: 999_999 }),
    fc.integer({ min: 0, max: 6 }),
  )
  .map(([integer, fraction, digits]) => {
    const decimals = String(fraction).padStart(6, '0').slice(0, digits)
    return decimals === '' ? String(integer) : `${integer}.${decimals}`
  })
const quantity = fc.integer({ min: 1, max: 99_999 })

/** Computes a figure independently: long multiplication of the written digits, rounded on the text. */
function figureByDigits(amounts: readonly (readonly [text: string, times: number])[]): number {
  const total = amounts.reduce((sum, [text, times]) => {
    const [integer = '', decimals = ''] = text.split('.')
    return sum + BigInt(integer + decimals.padEnd(6, '0')) * BigInt(times)
  }, 0n)
  const digits = String(total).padStart(7, '0')
  const paise = BigInt(digits.slice(0, -4))
  return Number(digits.charAt(digits.length - 4) >= '5' ? paise + 1n : paise)
}

const textLine = fc.record({
  quantity,
  basePrice: rupees,
  discount: rupees,
  priceWithoutGst: rupees,
  gst: rupees,
  packagingCost: rupees,
  priceWithGst: rupees,
})
const fields = ['basePrice', 'discount', 'priceWithoutGst', 'gst', 'packagingCost', 'priceWithGst'] as const

function billOf(lines: readonly Readonly<Record<(typeof fields)[number], string> & { quantity: number }>[]) {
  return computeBill(
    lines.map((line) => ({
      quantity: line.quantity,
      basePrice: toPrice(line.basePrice),
      discount: toPrice(line.discount),
      priceWithoutGst: toPrice(line.priceWithoutGst),
      gst: toPrice(line.gst),
      packagingCost: toPrice(line.packagingCost),
      priceWithGst: toPrice(line.priceWithGst),
    })),
  )
}

test('[CART-10] each figure is the exact sum rounded half-up once, for any cart with prices of up to six decimals', () => {
  fc.assert(
    fc.property(fc.array(textLine, { maxLength: 20 }), (lines) => {
      const expected = (field: (typeof fields)[number]): number =>
        figureByDigits(lines.map((line) => [line[field], line.quantity]))
      expect(billOf(lines)).toEqual({
        mrpTotal: expected('basePrice'),
        discountTotal: expected('discount'),
        discountedPrice: expected('priceWithoutGst'),
        gstTotal: expected('gst'),
        handlingCharges: expected('packagingCost'),
        grandTotal: expected('priceWithGst'),
        savings: expected('basePrice') - expected('priceWithoutGst'),
      })
    }),
  )
})

test('[CART-09] whichever side of the GST split is given, the components differ from the total by no more than rounding', () => {
  const split = fc
    .record({ quantity, without: rupees, rate: fc.constantFrom(0, 5, 12, 18, 28) })
    .map(({ quantity: count, without, rate }) => {
      const price = toPrice(without)
      const gst = Math.round((price * rate) / 100) as Price
      return { quantity: count, priceWithoutGst: price, gst, priceWithGst: (price + gst) as Price }
    })
  fc.assert(
    fc.property(fc.array(split, { minLength: 1, maxLength: 20 }), (lines) => {
      const added = lines.map((line) => ({ ...zeroPrices, ...line }))
      const subtracted = lines.map((line) => ({
        ...zeroPrices,
        ...line,
        gst: (line.priceWithGst - line.priceWithoutGst) as Price,
      }))
      expect(computeBill(subtracted)).toEqual(computeBill(added))
      const { grandTotal, discountedPrice, gstTotal } = computeBill(added)
      expect(Math.abs(grandTotal - discountedPrice - gstTotal)).toBeLessThanOrEqual(1)
    }),
  )
})

test('the total of a line is rounded once', () => {
  expect(lineTotal(toPrice('0.005'), 1)).toBe(1)
  expect(lineTotal(toPrice('0.005'), 3)).toBe(2)
})
