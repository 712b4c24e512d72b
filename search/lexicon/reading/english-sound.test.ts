import { expect, test } from 'vitest'
import { phoneticKeyOf } from '../lexicon.ts'
import { consonantsOf, englishSound, loanWords } from './english-sound.ts'

test.each([
  ['main', 'मेन'],
  ['foam', 'फोम'],
  ['sulphate', 'सल्फेट'],
  ['ledger', 'लेजर'],
  ['cutter', 'कटर'],
  ['lock', 'लॉक'],
  ['plate', 'प्लेट'],
])('[QO-10] an English word sounds as India writes it: %s', (word, written) => {
  expect(englishSound(word)).toBe(phoneticKeyOf(written))
})

test('[QO-10] a loan word is found by all its consonants, whatever vowel it begins with', () => {
  const loans = loanWords(['isolator', 'insulator', 'towel', 'total'], englishSound)
  expect(consonantsOf(phoneticKeyOf('आइसोलेटर'))).toBe(consonantsOf(englishSound('isolator')))
  expect(loans.byConsonants(phoneticKeyOf('आइसोलेटर'))).toEqual(['isolator'])
  expect(loans.byConsonants(phoneticKeyOf('टॉवल'))).toEqual(['towel'])
  expect(loans.bySound(phoneticKeyOf('आइसोलेटर'))).toEqual([])
})
