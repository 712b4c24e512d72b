import { expect, test } from 'vitest'
import type { Paise } from '../money/paise.ts'
import { toPrice } from '../money/parse-price.ts'
import type { DocumentLine } from '../invoices/tax-document.ts'
import {
  formatAmount,
  formatDay,
  formatQuantity,
  formatRate,
  formatSignedAmount,
  formatUnitPrice,
} from './format.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [12_345_678, '1,23,456.78'],
  [99_999, '999.99'],
  [100_000, '1,000.00'],
  [9_999_999_999_999, '99,99,99,99,999.99'],
  [-1, '−0.01'],
])('%i paise are formatted as %s', (paise, shown) => {
  expect(formatAmount(paise as Paise)).toBe(shown)
})

test('a round-off has a sign', () => {
  expect([2, -2, 0].map((paise) => formatSignedAmount(paise as Paise))).toEqual(['+0.02', '−0.02', '0.00'])
})

test.each([
  ['410', '410.00'],
  ['84.5', '84.50'],
  ['323.728814', '323.73'],
  ['0.005', '0.01'],
  ['123456.1', '1,23,456.10'],
])('a unit price of %s is formatted as %s', (price, shown) => {
  expect(formatUnitPrice(toPrice(price))).toBe(shown)
})

test('a quantity has its unit code, or the unit name where there is none', () => {
  const line = { quantity: 1200, unit: 'BAG', unitName: 'bag' } as DocumentLine
  expect(formatQuantity(line)).toBe('1,200 BAG')
  expect(formatQuantity({ ...line, unit: 'OTH', unitName: 'cft' })).toBe('1,200 cft')
})

test('days are in IST, and an unknown rate is a dash', () => {
  expect(formatDay('2026-03-31T18:29:59.999Z')).toBe('31 Mar 2026')
  expect(formatDay('2026-03-31T18:30:00.000Z')).toBe('1 Apr 2026')
  expect([18, 0.25, 0, null].map(formatRate)).toEqual(['18%', '0.25%', '0%', '–'])
})
