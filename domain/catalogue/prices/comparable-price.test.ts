import { expect, test } from 'vitest'
import { formatPrice } from '../../money/format.ts'
import { toPrice } from '../../money/parse-price.ts'
import { comparablePrice } from './comparable-price.ts'

type Facts = { readonly unit: string; readonly options: string[]; readonly weightKg?: number }

function printed(facts: Facts, rupees: number): string | null {
  const found = comparablePrice({ ...facts, priceWithGst: toPrice(rupees) })
  return found && `${formatPrice(found.price)} per ${found.unit}`
}

test.each([
  ['bag', ['40 kg'], 880, undefined, '₹22.00 per kg'],
  ['tin', ['200 ml'], 96.5, undefined, '₹482.50 per litre'],
  ['bucket', ['20 L', 'White'], 7340, undefined, '₹367.00 per litre'],
  ['pack', ['500 g', 'Grey'], 60, undefined, '₹120.00 per kg'],
  ['roll', ['22 x 0.8 mm, 50 m'], 409, undefined, '₹8.18 per metre'],
  ['rod', ['12 mm'], 692.25, 10.65, '₹65.00 per kg'],
  // 4 x 0.36 m² are 15.5 sq ft, not the 16 of the trade name 2 x 2
  ['box', ['600 x 600 mm, 4 tiles', 'Glossy'], 805, 28, '₹51.94 per sq ft'],
  ['sheet', ['8 x 4 ft, 19 mm'], 3200, 36.2, '₹100.00 per sq ft'],
])('[PRICE-04] a %s of %j for ₹%d is %s', (...[unit, options, rupees, weightKg, expected]) => {
  expect(printed({ unit, options, ...(weightKg !== undefined && { weightKg }) }, rupees)).toBe(expected)
})

test.each([
  ['piece', ['40 mm'], 'a piece has no content'],
  ['set', ['1 m hose'], 'what a set names is a part of it'],
  ['bag', ['25 mm, 500 pieces'], 'a length of the goods is no content'],
  ['bag', ['20 kg or 40 kg'], 'two measures leave it open'],
  ['rod', ['12 mm'], 'a rod without a weight'],
  ['roll', ['4 mm mineral, 1 x 10 m'], 'a roll with two dimensions'],
])('[PRICE-04] a %s of %j has none: %s', (unit, options) => {
  expect(printed({ unit, options }, 100)).toBeNull()
})
