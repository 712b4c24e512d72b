import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_QUANTITY } from './quantity-rule.ts'
import {
  allowedQuantities,
  hasQuantityRule,
  leastQuantity,
  roundQuantityDown,
  roundQuantityUp,
} from './quantity-rule.ts'

const lots = { minQuantity: 50, quantityStep: 10 }

test('[PRICE-02] what is between the quantities sold is named with the ones beside it', () => {
  expect(allowedQuantities(lots, 55)).toEqual([50, 60])
  expect(allowedQuantities(lots, 1)).toEqual([50])
  expect(allowedQuantities(lots, 60)).toEqual([])
  expect(allowedQuantities({}, 7)).toEqual([])
  expect(allowedQuantities({ quantityStep: 500 }, 99_999)).toEqual([99_500])
})

test('[PRICE-02] what comes in steps without a least begins with one step', () => {
  expect(leastQuantity({ quantityStep: 12 })).toBe(12)
  expect(leastQuantity({ minQuantity: 5 })).toBe(5)
  expect([{}, { minQuantity: 1, quantityStep: 1 }].map(hasQuantityRule)).toEqual([false, false])
  expect([lots, { quantityStep: 2 }, { minQuantity: 2 }].map(hasQuantityRule)).toEqual([true, true, true])
})

const anyRule = fc.record(
  { minQuantity: fc.integer({ min: 1, max: 2000 }), quantityStep: fc.integer({ min: 1, max: 600 }) },
  { requiredKeys: [] },
)

test('[PRICE-02] rounding gives the nearest quantity sold on its side, and leaves one that is sold alone', () => {
  fc.assert(
    fc.property(anyRule, fc.integer({ min: 1, max: 100_500 }), (rule, quantity) => {
      const { quantityStep = 1 } = rule
      const isSold = (count: number) =>
        count >= leastQuantity(rule) &&
        count <= MAX_QUANTITY &&
        (count - leastQuantity(rule)) % quantityStep === 0
      const [lower, upper] = [roundQuantityDown(rule, quantity), roundQuantityUp(rule, quantity)]
      expect(isSold(upper)).toBe(true)
      expect(lower === 0 || isSold(lower)).toBe(true)
      expect(lower).toBeLessThanOrEqual(quantity)
      const isBetween = lower > 0 && upper > quantity
      expect(isBetween ? upper - lower : quantityStep).toBe(quantityStep)
      expect(isSold(quantity) ? [lower, upper] : []).toEqual(isSold(quantity) ? [quantity, quantity] : [])
    }),
    { numRuns: 3_000 },
  )
})
