import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../i18n/language.ts'
import { hindiNumber } from './hindi-number.ts'
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

test.each([
  [0, 'शून्य रुपये मात्र'],
  [1, 'शून्य रुपये और एक पैसा मात्र'],
  [100, 'एक रुपया मात्र'],
  [1_999, 'उन्नीस रुपये और निन्यानवे पैसे मात्र'],
  [10_000, 'एक सौ रुपये मात्र'],
  [38_250, 'तीन सौ बयासी रुपये और पचास पैसे मात्र'],
  [10_250_000, 'एक लाख दो हज़ार पाँच सौ रुपये मात्र'],
  [123_456_708, 'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये और आठ पैसे मात्र'],
  [1_000_000_100, 'एक करोड़ एक रुपये मात्र'],
  [
    9_999_999_999_999,
    'नौ हज़ार नौ सौ निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये और निन्यानवे पैसे मात्र',
  ],
  [100_000_000_000_000, 'एक लाख करोड़ रुपये मात्र'],
])('[ORD-09] in Hindi %i paise are "%s"', (paise, words) => {
  expect(amountInWords(paise as Paise, 'hi')).toBe(words)
})

/** The number that Hindi words say, by the words of 0 to 99 and the scales: the way back, worked out on its own. */
function readHindi(words: string): number {
  const small = new Map(Array.from({ length: 100 }, (_, count) => [hindiNumber(count), count] as const))
  const scales = new Map([
    ['सौ', 100],
    ['हज़ार', 1_000],
    ['लाख', 100_000],
    ['करोड़', 10_000_000],
  ])
  let [sum, part] = [0, 0]
  for (const word of words.split(' ')) {
    const scale = scales.get(word)
    if (scale === undefined) part += small.get(word) ?? Number.NaN
    else if (scale === 100) part *= 100
    else if (scale < 10_000_000) [sum, part] = [sum + part * scale, 0]
    else [sum, part] = [(sum + part) * scale, 0]
  }
  return sum + part
}

test('[ORD-09] in Hindi each number from 0 to 99 has a word of its own, as dictionaries spell it', () => {
  const words = Array.from({ length: 100 }, (_, count) => hindiNumber(count))
  expect(new Set(words).size).toBe(100)
  expect(words.filter((word) => !/^[\u0900-\u097F]+$/u.test(word))).toEqual([])
  expect([11, 29, 39, 49, 59, 69, 79, 89, 99].map((count) => words[count]).join(' ')).toBe(
    'ग्यारह उनतीस उनतालीस उनचास उनसठ उनहत्तर उनासी नवासी निन्यानवे',
  )
})

test('[ORD-09] Hindi words say the number that they were made of, up to thousands of crores', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (count) => {
      expect(readHindi(hindiNumber(count))).toBe(count)
    }),
  )
})

test.each(languages)('in the language %s different amounts have different words', (language) => {
  const amount = fc.integer({ min: 0, max: 9_999_999_999_999 })
  fc.assert(
    fc.property(amount, amount, (first, second) => {
      fc.pre(first !== second)
      expect(amountInWords(first as Paise, language)).not.toBe(amountInWords(second as Paise, language))
    }),
  )
})

test.each([-1, 0.5, Number.NaN])('%d is rejected', (paise) => {
  expect(() => amountInWords(paise as Paise)).toThrow(RangeError)
})
