import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRICE_SCALE } from '../../money/price.ts'
import type { Finding } from '../../problem/findings.ts'
import { toPrice } from '../../money/parse-price.ts'
import { priceLabels } from './variant-label.ts'
import { isForSale } from '../is-for-sale.ts'
import type { Rejected } from '../parse-result.ts'
import { parseVariant, type Variant } from './variant.ts'

/** A delivered variant of a price in micro-rupees whose parts miss it by an amount. */
function delivered(price: number, tax: number, missing: number): Record<string, unknown> {
  const without = price - tax + missing
  return {
    sellingPriceWithGST: price / PRICE_SCALE,
    sellingPriceWOGST: without / PRICE_SCALE,
    sellingGSTAmount: tax / PRICE_SCALE,
  }
}

function parse(document: Record<string, unknown>): { variant: Variant | Rejected; issues: Finding[] } {
  const issues: Finding[] = []
  return { variant: parseVariant(document, 'variants.0', issues), issues }
}

const tooFar = { rejected: { code: 'price-parts-differ', field: 'variants.0', tolerance: toPrice(1) } }

test.each([
  [0, true, 0],
  [10_000, true, 0],
  [10_001, true, 1],
  [1_000_000, true, 1],
  [-1_000_000, true, 1],
  [1_000_001, false, 0],
  [-1_000_001, false, 0],
])(
  '[PRICE-07] parts that miss the price by %i micro-rupees: accepted %j, noted %i times',
  (missing, accepted, notes) => {
    const { variant, issues } = parse(delivered(toPrice(118), toPrice(18), missing))
    expect('rejected' in variant ? variant : true).toEqual(accepted || tooFar)
    expect(issues).toEqual(
      Array.from({ length: notes }, () => ({ ...tooFar.rejected, tolerance: toPrice('0.01') })),
    )
  },
)

test('[PRICE-07] no accepted price differs from the sum of its parts by more than ₹1', () => {
  const micros = fc.integer({ min: 0, max: 200 * PRICE_SCALE })
  fc.assert(
    fc.property(micros, micros, fc.integer({ min: -3_000_000, max: 3_000_000 }), (price, tax, missing) => {
      fc.pre(price - tax + missing >= 0)
      const { variant } = parse(delivered(price, tax, missing))
      expect('rejected' in variant).toBe(Math.abs(missing) > PRICE_SCALE)
    }),
  )
})

test('[PRICE-07] a variant without a positive price is read, is not for sale and has no price to show', () => {
  const { variant } = parse({
    basePrice: 410,
    sellingPriceWithGST: 0,
    sellingPriceWOGST: 0,
    sellingGSTAmount: 0,
  })
  if ('rejected' in variant) throw new Error(variant.rejected.code)
  expect(isForSale(variant)).toBe(false)
  expect(priceLabels(variant)).toEqual({ selling: null, base: null })
  expect(isForSale({ priceWithGst: toPrice('0.01') })).toBe(true)
})
