import { expect, test } from 'vitest'
import type { Paise } from '../money/paise.ts'
import { deliveryFeeOf } from './delivery-fee.ts'

const fee = { amount: 50_000 as Paise, freeFrom: 500_000 as Paise }

test('[AREA-04] delivery is free from exactly the value that the area says', () => {
  expect(deliveryFeeOf(fee, 499_999 as Paise)).toBe(50_000)
  expect(deliveryFeeOf(fee, 500_000 as Paise)).toBe(0)
})

test('[AREA-04] a fee without such a value is always due, and without a fee nothing is', () => {
  expect(deliveryFeeOf({ ...fee, freeFrom: null }, 9_000_000 as Paise)).toBe(50_000)
  expect(deliveryFeeOf(undefined, 100 as Paise)).toBe(0)
  expect(deliveryFeeOf(null, 100 as Paise)).toBe(0)
})
