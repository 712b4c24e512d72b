import { expect, test } from 'vitest'
import { add, atLeastZero, subtract, sum, times, toPaise, ZERO } from './paise.ts'

test('[CART-10] an amount that comes from outside is a whole number of paise', () => {
  expect(toPaise(38_250)).toBe(38_250)
  expect(() => toPaise(382.5)).toThrow('382.5 is no whole number of paise')
  expect(() => toPaise(Number.NaN)).toThrow(RangeError)
  expect(() => toPaise(2 ** 53)).toThrow(RangeError)
})

test('[CART-10] sums of paise stay whole', () => {
  const [first, second] = [toPaise(10), toPaise(25)]
  expect(add(first, second, second)).toBe(60)
  expect(sum([])).toBe(ZERO)
  expect(subtract(first, second, second)).toBe(-40)
  expect(atLeastZero(subtract(first, second))).toBe(ZERO)
  expect(times(second, 3)).toBe(75)
  expect(() => times(first, 0.25)).toThrow(RangeError)
})
