import { expect, it } from 'vitest'
import { priceOf } from '#domain/money/parse-price.ts'
import type { PublicVariant } from './variant.ts'
import { optionLine, shownPrices } from './variant-label.ts'

const variant: PublicVariant = {
  uid: null,
  options: ['50 kg', 'OPC 53'],
  unit: 'bag',
  taxStatus: null,
  image: null,
  basePrice: priceOf('410'),
  discount: priceOf(0),
  packagingCost: priceOf(0),
  priceWithoutGst: priceOf('323.73'),
  gst: priceOf('58.27'),
  priceWithGst: priceOf('382'),
}

it('[LIST-04] the options of a variant stand in one line', () => {
  expect(optionLine(variant, 'Default Variant')).toBe('50 kg · OPC 53')
})

it('[LIST-04] a variant without options is the default variant', () => {
  expect(optionLine({ ...variant, options: [] }, 'Default Variant')).toBe('Default Variant')
})

it('[GEN-02] lists show exactly two decimals', () => {
  expect(shownPrices(variant)).toEqual({ selling: '₹382.00', base: '₹410.00' })
})

it('[GEN-03] the compact card shows one decimal and none', () => {
  expect(shownPrices(variant, true)).toEqual({ selling: '₹382.0', base: '₹410' })
})

it('[LIST-04] the base price is struck through only when it is higher', () => {
  expect(shownPrices({ ...variant, basePrice: priceOf('382') }).base).toBeNull()
})
