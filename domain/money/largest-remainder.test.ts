import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prorate, roundHalfUp } from './largest-remainder.ts'

test('the largest remainders are rounded up, the first of equal ones before the others', () => {
  expect(prorate(10n, [333n, 333n, 334n], 100n)).toEqual([3n, 3n, 4n])
  expect(prorate(10n, [390n, 310n, 300n], 100n)).toEqual([4n, 3n, 3n])
  expect(prorate(4n, [150n, 150n, 100n], 100n)).toEqual([2n, 1n, 1n])
  expect(prorate(0n, [], 100n)).toEqual([])
})

test('halves are rounded up', () => {
  expect([149n, 150n, 151n].map((numerator) => roundHalfUp(numerator, 100n))).toEqual([1n, 2n, 2n])
})

test('rounded shares add up to the total, and each differs from its exact share by less than one', () => {
  const exactShare = fc.bigInt({ min: 0n, max: 10n ** 15n })
  fc.assert(
    fc.property(
      fc.array(exactShare, { minLength: 1 }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (exactShares, denominator) => {
        const sum = exactShares.reduce((total, share) => total + share, 0n)
        const shares = prorate(roundHalfUp(sum, denominator), exactShares, denominator)
        expect(shares.reduce((total, share) => total + share, 0n)).toBe(roundHalfUp(sum, denominator))
        for (const [index, share] of shares.entries()) {
          const difference = share * denominator - (exactShares[index] ?? 0n)
          expect(difference < denominator && difference > -denominator).toBe(true)
        }
      },
    ),
  )
})
