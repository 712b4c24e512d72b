import { expect, test } from 'vitest'
import { barcodeKey } from './barcode.ts'

test('[STOCK-02] a barcode of 12 digits is the same with a zero before it, and other codes keep theirs', () => {
  expect(barcodeKey('012345678905')).toBe(barcodeKey('0012345678905'))
  expect(barcodeKey(' 8901234567890 ')).toBe('8901234567890')
  expect(barcodeKey('8901234567890')).not.toBe(barcodeKey('8901234567891'))
  expect(barcodeKey('0042')).toBe('0042')
  expect(barcodeKey('LOT-0042')).toBe('LOT-0042')
})
