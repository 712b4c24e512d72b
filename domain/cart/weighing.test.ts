import { expect, test } from 'vitest'
import { isSoldByWeight, mayBeWeighed, isWithinTolerance, netOf } from './weighing.ts'

test('[COUNTER-05] a load weighs what the full lorry does without the empty one', () => {
  expect(netOf({ gross: 18_340, tare: 6_120 })).toBe(12_220)
})

test('[COUNTER-05] products by the kilogram are sold by weight, however the unit is spelt', () => {
  expect(['kg', 'KG', 'kgs', 'किलो'].map(isSoldByWeight)).toEqual([true, true, true, true])
  expect(['tonne', 'bag', 'rod', null].map(isSoldByWeight)).toEqual([false, false, false, false])
})

test('[COUNTER-05] the tolerance counts both ways, to the kilogram', () => {
  const twoOf = (ordered: number) => (net: number) => isWithinTolerance(net, { ordered, tolerance: 2 })
  expect([9_799, 9_800, 10_000, 10_200, 10_201].map(twoOf(10_000))).toEqual([false, true, true, true, false])
  // two per cent of 49 kg are less than one
  expect([48, 49, 50].map(twoOf(49))).toEqual([false, true, false])
  expect(isWithinTolerance(10_001, { ordered: 10_000, tolerance: 0 })).toBe(false)
})

test('[COUNTER-05] only a load by the kilogram that a weighbridge can tell from what was ordered may be weighed', () => {
  expect(mayBeWeighed('kg', 500)).toBe(true)
  expect(mayBeWeighed('kg', 499)).toBe(false)
  expect(mayBeWeighed('bag', 500)).toBe(false)
  expect(mayBeWeighed(null, 500)).toBe(false)
})
