import { expect, it } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import type { PublicVariant } from './variant.ts'
import { variantLabel, priceLabels } from './variant-label.ts'

const variant: PublicVariant = {
  uid: null,
  options: ['50 kg', 'OPC 53'],
  unit: 'bag',
  taxStatus: null,
  image: null,
  basePrice: toPrice('410'),
  discount: toPrice(0),
  packagingCost: toPrice(0),
  priceWithoutGst: toPrice('323.73'),
  gst: toPrice('58.27'),
  priceWithGst: toPrice('382'),
}

it('[LIST-04] the options of a variant are on one line', () => {
  expect(variantLabel(variant, 'Default Variant')).toBe('50 kg · OPC 53')
})

it('[LIST-04] a variant without options is the default variant', () => {
  expect(variantLabel({ ...variant, options: [] }, 'Default Variant')).toBe('Default Variant')
})

it('[GEN-02] lists show exactly two decimals', () => {
  expect(priceLabels(variant)).toEqual({ selling: '₹382.00', base: '₹410.00' })
})

it('[GEN-03] the compact card shows one decimal and none', () => {
  expect(priceLabels(variant, true)).toEqual({ selling: '₹382.0', base: '₹410' })
})

it('[LIST-04] the base price is struck through only when it is higher', () => {
  expect(priceLabels({ ...variant, basePrice: toPrice('382') }).base).toBeNull()
})
