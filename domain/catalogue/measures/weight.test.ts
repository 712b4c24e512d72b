import { expect, test } from 'vitest'
import { formatWeight, totalWeightKg } from './weight.ts'

test.each([
  [0.09, '90 g'],
  [10.65, '10.7 kg'],
  [999, '999 kg'],
  [2475, '2.48 t'],
  [1_234_500, '1,234.5 t'],
])('[PRICE-04] %d kg are %s', (kilograms, text) => {
  expect(formatWeight(kilograms)).toBe(text)
})

test('[PRICE-04] the weight of lines is only known when that of each is', () => {
  expect(
    totalWeightKg([
      { quantity: 50, weightKg: 50 },
      { quantity: 4, weightKg: 0.5 },
    ]),
  ).toBe(2502)
  expect(totalWeightKg([{ quantity: 50, weightKg: 50 }, { quantity: 1 }])).toBeNull()
  expect(totalWeightKg([])).toBeNull()
})
