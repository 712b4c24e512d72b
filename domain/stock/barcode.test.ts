import { expect, test } from 'vitest'
import { barcodeIssue, barcodeKey, worldwideGtin } from './barcode.ts'

test('[STOCK-02] a barcode of 12 digits is the same with a zero before it, and other codes keep theirs', () => {
  expect(barcodeKey('012345678905')).toBe(barcodeKey('0012345678905'))
  expect(barcodeKey(' 8901234567890 ')).toBe('8901234567890')
  expect(barcodeKey('8901234567890')).not.toBe(barcodeKey('8901234567891'))
  expect(barcodeKey('0042')).toBe('0042')
  expect(barcodeKey('LOT-0042')).toBe('LOT-0042')
})

test.each([
  ['96385074', null],
  ['012345678905', null],
  ['8901030000002', { code: 'barcode-digit-wrong', digit: '3' }],
  ['4006381333931', null],
  ['4006381333932', { code: 'barcode-digit-wrong', digit: '1' }],
  ['10012345678902', null],
  ['8.90103E+12', { code: 'code-shortened' }],
  ['8901', null],
  ['LOT-0042', null],
])('[STOCK-02] %s as a barcode: %s', (code, why) => {
  const issue = barcodeIssue(code)
  expect(issue).toEqual(why)
})

test.each([
  ['8901234567890', '8901234567890'],
  ['012345678905', '012345678905'],
  ['96385074', '96385074'],
  ['2001234567893', null],
  ['0212345678909', null],
  ['8901234567891', null],
  ['LOT-0042', null],
  ['0042', null],
])('[FIND-03] of the barcode %s others are told %s', (code, gtin) => {
  expect(worldwideGtin(code)).toBe(gtin)
})
