import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPrice } from '../../money/parse-price.ts'
import type { Price } from '../../money/price.ts'
import { findPriceFalls } from './price-falls.ts'

const variant = (
  uid: string | null,
  rupees: number,
  breaks: readonly (readonly [number, number])[] = [],
) => ({
  uid,
  options: uid === null ? [] : [`size ${uid}`],
  priceWithGst: toPrice(rupees),
  priceBreaks: breaks.map(([minQuantity, price]) => ({ minQuantity, priceWithGst: toPrice(price) })),
})

test.each([
  [100, 50, false],
  [100, 49.99, true],
  [100, 0, true],
  [100, 250, false],
  [0, 0, false],
  [0, 10, false],
])('[PRICE-07] from ₹%d to ₹%d is a fall by more than half: %j', (from, to, falls) => {
  expect(findPriceFalls([variant('a', from)], [variant('a', to)])).toHaveLength(falls ? 1 : 0)
})

test('[PRICE-07] variants are compared by uid, else by options, else by position', () => {
  const before = [variant('a', 1_000), variant('b', 10)]
  expect(findPriceFalls(before, [variant('b', 10), variant('a', 1_000)])).toEqual([])
  const renamed = { ...variant('z', 10), options: ['size a'] }
  expect(findPriceFalls(before, [renamed])).toMatchObject([{ variant: 'size a', from: toPrice(1_000) }])
  const other = { ...variant('z', 10), options: ['size z'] }
  expect(findPriceFalls(before, [other])).toMatchObject([{ variant: 'size z', from: toPrice(1_000) }])
  expect(findPriceFalls(before, [variant('a', 1_000), variant('b', 10), variant('c', 1)])).toEqual([])
})

test('[PRICE-07] price breaks count, those that come, change and go', () => {
  const plain = [variant('a', 100)]
  const broken = [variant('a', 100, [[10, 40]])]
  expect(findPriceFalls(plain, broken)).toEqual([
    { variant: 'size a', quantity: 10, from: toPrice(100), to: toPrice(40) },
  ])
  expect(findPriceFalls(broken, broken)).toEqual([])
  expect(
    findPriceFalls(broken, [
      variant('a', 100, [
        [10, 40],
        [50, 19],
      ]),
    ]),
  ).toMatchObject([{ quantity: 50 }])
  expect(findPriceFalls(broken, [variant('a', 45)])).toMatchObject([{ quantity: 1 }])
  expect(findPriceFalls(broken, plain)).toEqual([])
})

test('[PRICE-07] without a fall no quantity costs less than half of what it did', () => {
  const rupees = fc.integer({ min: 1, max: 1_000 })
  const ladder = fc
    .tuple(
      rupees,
      fc.uniqueArray(fc.tuple(fc.integer({ min: 2, max: 60 }), rupees), {
        selector: ([at]) => at,
        maxLength: 4,
      }),
    )
    .map(([price, breaks]) =>
      variant(
        'a',
        price,
        breaks.toSorted(([a], [b]) => a - b),
      ),
    )
  const priceAt = ({ priceWithGst, priceBreaks }: ReturnType<typeof variant>, quantity: number): Price =>
    priceBreaks.findLast(({ minQuantity }) => minQuantity <= quantity)?.priceWithGst ?? priceWithGst
  fc.assert(
    fc.property(ladder, ladder, fc.integer({ min: 1, max: 70 }), (before, after, quantity) => {
      fc.pre(findPriceFalls([before], [after]).length === 0)
      expect(2 * priceAt(after, quantity)).toBeGreaterThanOrEqual(priceAt(before, quantity))
    }),
  )
})
