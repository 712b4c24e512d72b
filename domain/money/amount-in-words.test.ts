import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Paise } from './paise.ts'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [8, 'Rupees Zero and Paise Eight Only'],
  [100, 'Rupees One Only'],
  [1_999, 'Rupees Nineteen and Paise Ninety-Nine Only'],
  [2_000, 'Rupees Twenty Only'],
  [10_000, 'Rupees One Hundred Only'],
  [10_100, 'Rupees One Hundred One Only'],
  [38_250, 'Rupees Three Hundred Eighty-Two and Paise Fifty Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [123_456_708, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Paise Eight Only'],
  [1_000_000_000, 'Rupees One Crore Only'],
  [1_000_000_100, 'Rupees One Crore One Only'],
  [
    9_999_999_999_999,
    'Rupees Nine Thousand Nine Hundred Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand ' +
      'Nine Hundred Ninety-Nine and Paise Ninety-Nine Only',
  ],
  [100_000_000_000_000, 'Rupees One Lakh Crore Only'],
])('[ORD-09] %i paise are "%s"', (paise, words) => {
  expect(amountInWords(paise as Paise)).toBe(words)
})

test('different amounts have different words', () => {
  const amount = fc.integer({ min: 0, max: 9_999_999_999_999 })
  fc.assert(
    fc.property(amount, amount, (first, second) => {
      fc.pre(first !== second)
      expect(amountInWords(first as Paise)).not.toBe(amountInWords(second as Paise))
    }),
  )
})

test.each([-1, 0.5, Number.NaN])('%d is rejected', (paise) => {
  expect(() => amountInWords(paise as Paise)).toThrow(RangeError)
})
