import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gstinCheckDigit, gstinPan, gstinState, parseGstin, type Gstin } from './gstin.ts'

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', ' 27aapfu0939f1zv ', '27 AAPFU 0939 F 1ZV'])(
  '%j is a GSTIN',
  (text) => {
    expect(parseGstin(text)).toEqual({ gstin: text.toUpperCase().replaceAll(' ', '') })
  },
)

test.each([
  ['22AAAAA0000A1Z5', 'check-digit'],
  ['27AAPFU0939F1ZW', 'check-digit'],
  ['27AAPFU0939F1Z', 'shape'],
  ['27AAPFU0939F0ZV', 'shape'],
  ['27AAPFU0939F1YV', 'shape'],
  ['', 'shape'],
  ['39AAPFU0939F1ZV', 'state'],
  ['00AAPFU0939F1ZV', 'state'],
])('%j is rejected for its %s', (text, issue) => {
  expect(parseGstin(text)).toEqual({ issue })
})

test('a single wrong character is always detected', () => {
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  fc.assert(
    fc.property(fc.nat(14), fc.constantFrom(...letters.split('')), (index, letter) => {
      const valid = '27AAPFU0939F1ZV'
      fc.pre(valid.charAt(index) !== letter)
      const wrong = valid.slice(0, index) + letter + valid.slice(index + 1)
      expect(parseGstin(wrong)).toHaveProperty('issue')
    }),
  )
})

test('a GSTIN contains State and PAN, and the former codes of Daman and Andhra Pradesh are valid', () => {
  expect(gstinState('27AAPFU0939F1ZV' as Gstin)).toBe('27')
  expect(gstinPan('27AAPFU0939F1ZV' as Gstin)).toBe('AAPFU0939F')
  const former = `28AAPFU0939F1Z`
  expect(parseGstin(former + gstinCheckDigit(former))).toHaveProperty('gstin')
  expect(gstinState(`${former}0` as Gstin)).toBe('37')
})

test.each(['\u200e27AAPFU0939F1ZV\u202c', '27AAPFU\u200b0939F1ZV', '२७AAPFU०९३९F१ZV'])(
  'what nobody sees in a copied GSTIN, and the digits of other scripts, make it no other: %j',
  (text) => {
    expect(parseGstin(text)).toEqual({ gstin: '27AAPFU0939F1ZV' })
  },
)
