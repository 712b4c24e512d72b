import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPaise } from '../../money/paise.ts'
import { findMember, MAX_BASE, MAX_DIFFERENCE, MAX_FACTOR, memberPrice, WHOLE_FACTOR } from './day-rate.ts'

const bases = fc.integer({ min: 1, max: MAX_BASE })
const factors = fc.integer({ min: 1, max: MAX_FACTOR })
const differences = fc.integer({ min: -MAX_DIFFERENCE, max: MAX_DIFFERENCE })
const of = (factor: number, difference = 0) => ({ factor, difference: toPaise(difference) })

test('[PRICE-09] a size costs base times factor and its difference, rounded once to whole paise', () => {
  expect(memberPrice(toPaise(6_420), of(1_000, 150))).toBe(6_570)
  expect(memberPrice(toPaise(6_425), of(10_660))).toBe(68_491)
  expect(memberPrice(toPaise(1), of(500))).toBe(1)
  expect(memberPrice(toPaise(1), of(499))).toBe(0)
  expect(memberPrice(toPaise(6_420), of(1_000, -7_000))).toBe(-580)
})

test('[PRICE-09] the price of a size is exact and rises with the base', () => {
  fc.assert(
    fc.property(fc.tuple(bases, bases), factors, differences, ([one, other], factor, difference) => {
      const price = memberPrice(toPaise(one), of(factor, difference))
      expect(Number.isSafeInteger(price)).toBe(true)
      const exact = BigInt(one) * BigInt(factor)
      const twice = 2n * (BigInt(price - difference) * BigInt(WHOLE_FACTOR) - exact)
      expect(twice <= BigInt(WHOLE_FACTOR) && twice > -BigInt(WHOLE_FACTOR)).toBe(true)
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(memberPrice(toPaise(low), of(factor, difference))).toBeLessThanOrEqual(
        memberPrice(toPaise(high), of(factor, difference)),
      )
      expect(memberPrice(toPaise(one), of(WHOLE_FACTOR, difference))).toBe(one + difference)
    }),
    { numRuns: 2_000 },
  )
})

test('[PRICE-09] a member is found by its uid wherever it stands, and by its place where it has none', () => {
  const variants = [{ uid: 'a' }, { uid: null }, { uid: 'b' }]
  expect(findMember('rod', variants, { key: 'rodVariant[0]', uid: 'b' })).toBe(2)
  expect(findMember('rod', variants, { key: 'rodVariant[1]', uid: null })).toBe(1)
  expect(findMember('rod', variants, { key: 'rodVariant[0]', uid: null })).toBe(-1)
  expect(findMember('rod', variants, { key: 'rodVariant[0]', uid: 'gone' })).toBe(-1)
})
