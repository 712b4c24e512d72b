import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prorate, roundHalfUp } from './largest-remainder.ts'

test('those nearest to the next whole number go up, the first of equals before the others', () => {
  expect(prorate(10n, [333n, 333n, 334n], 100n)).toEqual([3n, 3n, 4n])
  expect(prorate(10n, [390n, 310n, 300n], 100n)).toEqual([4n, 3n, 3n])
  expect(prorate(4n, [150n, 150n, 100n], 100n)).toEqual([2n, 1n, 1n])
  expect(prorate(0n, [], 100n)).toEqual([])
})

test('halves go up', () => {
  expect([149n, 150n, 151n].map((part) => roundHalfUp(part, 100n))).toEqual([1n, 2n, 2n])
})

test('shares come to the whole, and none is a whole number away from its part', () => {
  const part = fc.bigInt({ min: 0n, max: 10n ** 15n })
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1 }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (parts, denominator) => {
        const sum = parts.reduce((total, each) => total + each, 0n)
        const shares = prorate(roundHalfUp(sum, denominator), parts, denominator)
        expect(shares.reduce((total, share) => total + share, 0n)).toBe(roundHalfUp(sum, denominator))
        for (const [place, share] of shares.entries()) {
          const apart = share * denominator - (parts[place] ?? 0n)
          expect(apart < denominator && apart > -denominator).toBe(true)
        }
      },
    ),
  )
})
