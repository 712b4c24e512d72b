import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPaise, formatPrice } from './format.ts'
import { roundToPaise, type Paise } from './paise.ts'
import { priceNumber, priceText } from './price.ts'
import { toPrice, parsePrice } from './parse-price.ts'

describe('parsing a price', () => {
  test.each([
    [382, '382'],
    ['84.745763', '84.745763'],
    ['₹ 1,23,456.50', '123456.5'],
    [1e-7, '0'],
    ['1.5e3', '1500'],
    ['12.', '12'],
    ['-0', '0'],
    [0.1 + 0.2, '0.3'],
  ])('%j is %s', (given, text) => {
    const parsed = parsePrice(given)
    expect('price' in parsed && priceText(parsed.price)).toBe(text)
  })

  test.each([
    [-1, 'negative', '-1'],
    ['abc', 'not-a-number', '"abc"'],
    [null, 'not-a-number', 'null'],
    [Number.NaN, 'not-a-number', 'null'],
    [Number.POSITIVE_INFINITY, 'not-a-number', 'null'],
    ['12.3.4', 'not-a-number', '"12.3.4"'],
    [1_000_000_000, 'too-large', '1000000000'],
    ['999999999.9999999', 'too-large', '999999999.9999999'],
    ['1e99', 'too-large', '1e99'],
  ])('%j is rejected: it is %s', (given, issue, text) => {
    expect(parsePrice(given)).toEqual({ issue, text })
  })

  test('digits beyond the sixth decimal are rounded half-up and reported as rounded', () => {
    expect(parsePrice('1.0000005')).toEqual({ price: 1_000_001, rounded: true })
    expect(parsePrice('1.00000049')).toEqual({ price: 1_000_000, rounded: true })
    expect(parsePrice('1.1234560000')).toEqual({ price: 1_123_456, rounded: false })
  })

  test('a number and its text give the same price', () => {
    const numbers = fc.oneof(
      fc.double({ min: 0, max: 1_000_000_001, noNaN: true }),
      fc.integer({ min: 0, max: 2_000_000_000_000_000 }).map((micros) => micros / 1_000_000),
      fc.double({ min: -1e11, max: 1e11, noNaN: true }),
    )
    fc.assert(
      fc.property(numbers, (value) => {
        expect(parsePrice(value)).toEqual(parsePrice(String(value)))
      }),
      { numRuns: 2_000 },
    )
  })

  test('every price of up to six decimals survives as text and as a JSON number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (micros) => {
        const text = priceText(micros as ReturnType<typeof toPrice>)
        expect(toPrice(text)).toBe(micros)
        expect(toPrice(priceNumber(micros as ReturnType<typeof toPrice>))).toBe(micros)
      }),
    )
  })
})

test('[CART-10] half a paisa rounds up, less does not', () => {
  expect(roundToPaise(100_005_000n)).toBe(10_001)
  expect(roundToPaise(100_004_999n)).toBe(10_000)
})

test('[GEN-02] prices show the rupee sign, Indian grouping and exactly two decimals', () => {
  expect(formatPrice(toPrice('123456.78'))).toBe('₹1,23,456.78')
  expect(formatPrice(toPrice(382))).toBe('₹382.00')
  expect(formatPaise(12_345_678 as Paise)).toBe('₹1,23,456.78')
})

test('[GEN-03] the compact card shows the selling price with one decimal and the base price with none', () => {
  expect(formatPrice(toPrice('99.95'), 1)).toBe('₹100.0')
  expect(formatPrice(toPrice('410.5'), 0)).toBe('₹411')
})

test('a formatted price is rounded half-up from its exact value, not from its binary approximation', () => {
  expect(formatPrice(toPrice('1.005'))).toBe('₹1.01')
})
