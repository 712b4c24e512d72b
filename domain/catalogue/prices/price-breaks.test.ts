import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../../problem/findings.ts'
import { toPrice } from '../../money/parse-price.ts'
import type { Price } from '../../money/price.ts'
import { atQuantity } from './at-quantity.ts'
import { unitPriceAt, type PriceBreak } from './price-breaks.ts'
import { nextPriceBreak } from './next-price-break.ts'
import { priceTiers } from './price-tiers.ts'
import { allowedQuantities, roundQuantityDown, roundQuantityUp } from './quantity-rule.ts'
import { parseVariant, type Variant } from '../variants/variant.ts'

/** A price with GST of 18 % in it, split as a catalogue splits it. */
function split(rupees: number) {
  const without = Math.round((rupees / 1.18) * 1e6) / 1e6
  return {
    sellingPriceWOGST: without,
    sellingGSTAmount: Math.round((rupees - without) * 1e6) / 1e6,
    sellingPriceWithGST: rupees,
  }
}

const bag = (priceBreaks: unknown, changes: object = {}) => ({
  uid: 'bag',
  basePrice: 120,
  ...split(100),
  priceBreaks,
  ...changes,
})

function parsed(document: unknown): Variant {
  const issues: Finding[] = []
  const variant = parseVariant(document, 'variants.0', issues)
  if ('rejected' in variant) throw new Error(variant.rejected.code)
  expect(issues).toEqual([])
  return variant
}

const from = (minQuantity: number, rupees: number) => ({ minQuantity, ...split(rupees) })

describe('parsing price breaks', () => {
  test('[PRICE-01] they may be a list, JSON text, or absent', () => {
    const breaks = [from(10, 95), from(50, 90)]
    expect(parsed(bag(JSON.stringify(breaks)))).toEqual(parsed(bag(breaks)))
    expect(parsed(bag(breaks)).priceBreaks?.map(({ minQuantity }) => minQuantity)).toEqual([10, 50])
    for (const none of [undefined, null, '', []]) expect(parsed(bag(none))).not.toHaveProperty('priceBreaks')
  })

  test.each([
    [
      'a quantity twice',
      [from(10, 95), from(10, 90)],
      { code: 'break-not-above', field: 'priceBreaks.1', quantity: 10 },
    ],
    [
      'descending quantities',
      [from(50, 95), from(10, 90)],
      { code: 'break-not-above', field: 'priceBreaks.1', quantity: 50 },
    ],
    [
      'a break at the first piece',
      [from(1, 95)],
      { code: 'break-not-above', field: 'priceBreaks.0', quantity: 1 },
    ],
    ['half a piece', [from(2.5, 95)], { code: 'break-quantity', field: 'priceBreaks.0', most: 99_999 }],
    ['no quantity', [split(95)], { code: 'break-quantity', field: 'priceBreaks.0', most: 99_999 }],
    ['a rising price', [from(10, 101)], { code: 'break-not-lower', field: 'priceBreaks.0' }],
    ['an equal price', [from(10, 95), from(20, 95)], { code: 'break-not-lower', field: 'priceBreaks.1' }],
    [
      'parts that miss their sum',
      [{ ...from(10, 95), sellingGSTAmount: 12.9 }],
      { code: 'price-parts-differ', field: 'priceBreaks.0', tolerance: 1_000_000 },
    ],
    ['no price', [{ minQuantity: 10 }], { code: 'missing', field: 'priceBreaks.0.sellingPriceWithGST' }],
    [
      'a negative price',
      [from(10, -95)],
      { code: 'price-negative', field: 'priceBreaks.0.sellingPriceWithGST', text: '-95' },
    ],
    ['a price of nothing', [from(10, 0)], { code: 'break-without-price', field: 'priceBreaks.0' }],
    ['something else than a list', { 10: 95 }, { code: 'not-a-list', field: 'priceBreaks' }],
    ['an entry that is a number', [10], { code: 'not-an-object', field: 'priceBreaks.0' }],
    [
      'a list without end',
      Array.from({ length: 21 }, (_, n) => from(n + 2, 99 - n)),
      { code: 'too-many', field: 'priceBreaks', most: 20 },
    ],
  ])('[PRICE-01] a product with %s is refused with the reason', (_, breaks, { field, ...reason }) => {
    expect(parseVariant(bag(breaks), 'variants.0', [])).toEqual({
      rejected: { ...reason, field: `variants.0.${field}` },
    })
  })
})

describe('the price of a quantity', () => {
  const variant = parsed(bag([from(10, 85), from(50, 80)]))

  test('[PRICE-01] the deepest reached break prices the whole line', () => {
    const prices = [1, 9, 10, 49, 50, 99_999].map((quantity) => unitPriceAt(variant, quantity) / 1e6)
    expect(prices).toEqual([100, 100, 85, 85, 80, 80])
    expect(atQuantity(variant, 9)).toBe(variant)
  })

  test('[PRICE-01] base price less discount stays the price without GST', () => {
    const { basePrice, discount, priceWithoutGst, gst, priceWithGst } = atQuantity(variant, 50)
    expect(priceWithGst).toBe(toPrice(80))
    expect(basePrice - discount).toBe(priceWithoutGst)
    expect(priceWithoutGst + gst).toBe(priceWithGst)
  })

  test('[PRICE-01] the page says that 10 cost less than 9', () => {
    expect(priceTiers(variant)).toMatchObject([
      { minQuantity: 1, cheaperThan: null },
      { minQuantity: 10, cheaperThan: 9 },
      { minQuantity: 50, cheaperThan: 49 },
    ])
    expect(nextPriceBreak(variant, 9)).toEqual({
      add: 1,
      minQuantity: 10,
      priceWithGst: toPrice(85),
      costsLess: true,
    })
    expect(nextPriceBreak(variant, 4)).toMatchObject({ add: 6, costsLess: false })
    expect(nextPriceBreak(variant, 50)).toBeNull()
    expect(nextPriceBreak(variant, 4, 3)).toMatchObject({ add: 3, minQuantity: 7, priceWithGst: toPrice(85) })
    expect(nextPriceBreak(variant, 4, 46)).toBeNull()
    expect(priceTiers(parsed(bag(undefined)))).toEqual([])
  })
})

/** A variant with any chain of breaks. */
const anyTiered = fc
  .record({
    first: fc.integer({ min: 2, max: 50_000_000_000 }),
    steps: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 400 }), fc.double({ min: 0.4, max: 0.999, noNaN: true })),
      {
        maxLength: 6,
      },
    ),
  })
  .map(({ first, steps }) => {
    const priceBreaks: PriceBreak[] = []
    let [minQuantity, price] = [1, first]
    for (const [more, factor] of steps) {
      minQuantity += more
      const next = Math.floor(price * factor)
      if (next < 1) break
      price = next
      priceBreaks.push({
        minQuantity,
        priceWithGst: price as Price,
        priceWithoutGst: price as Price,
        gst: 0 as Price,
      })
    }
    return { priceWithGst: first as Price, priceBreaks }
  })

/** In micro-rupees, not rounded. */
const totalOf = (variant: { priceWithGst: Price; priceBreaks: PriceBreak[] }, quantity: number): bigint =>
  BigInt(unitPriceAt(variant, quantity)) * BigInt(quantity)

const anyRule = fc.record(
  { minQuantity: fc.integer({ min: 1, max: 60 }), quantityStep: fc.integer({ min: 1, max: 25 }) },
  { requiredKeys: [] },
)

test('[PRICE-02] the list and the offers name only quantities that are sold, and the list says where more cost less', () => {
  fc.assert(
    fc.property(anyTiered, anyRule, fc.integer({ min: 1, max: 2500 }), (tiered, rule, wanted) => {
      const variant = { ...tiered, ...rule }
      const quantity = roundQuantityUp(rule, wanted)
      const tiers = priceTiers(variant)
      for (const tier of tiers) expect(allowedQuantities(rule, tier.minQuantity)).toEqual([])
      const offer = nextPriceBreak(variant, quantity)
      expect(allowedQuantities(rule, quantity + (offer?.add ?? 0))).toEqual([])
      const before = roundQuantityDown(rule, quantity - 1)
      if (before === 0 || totalOf(variant, before) <= totalOf(variant, quantity)) return
      expect(tiers.find(({ minQuantity }) => minQuantity === quantity)?.cheaperThan).toBe(before)
      expect(nextPriceBreak(variant, before)?.costsLess).toBe(true)
    }),
    { numRuns: 3_000 },
  )
})

test('[PRICE-11] beside other sizes an offer names the fewest units that are sold and reach the next price', () => {
  fc.assert(
    fc.property(anyTiered, anyRule, fc.tuple(fc.nat(900), fc.nat(900)), (tiered, rule, [wanted, others]) => {
      const variant = { ...tiered, ...rule }
      const quantity = roundQuantityUp(rule, Math.max(1, wanted))
      const offer = nextPriceBreak(variant, quantity, others)
      if (offer === null) return
      const now = unitPriceAt(variant, quantity + others)
      expect(allowedQuantities(rule, quantity + offer.add)).toEqual([])
      expect(unitPriceAt(variant, quantity + offer.add + others)).toBe(offer.priceWithGst)
      expect(offer.priceWithGst).toBeLessThan(now)
      const before = roundQuantityDown(rule, quantity + offer.add - 1)
      expect(unitPriceAt(variant, before + others)).toBe(now)
    }),
    { numRuns: 1_000 },
  )
})

test('[PRICE-01] a piece less never costs more, unless a break begins at the larger quantity, and then the list says so', () => {
  fc.assert(
    fc.property(anyTiered, fc.integer({ min: 2, max: 2500 }), (variant, quantity) => {
      if (totalOf(variant, quantity - 1) <= totalOf(variant, quantity)) return
      const tier = priceTiers(variant).find(({ minQuantity }) => minQuantity === quantity)
      expect(tier?.cheaperThan).toBe(quantity - 1)
      expect(nextPriceBreak(variant, quantity - 1)?.costsLess).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

test('[PRICE-01] whatever the quantity, the price is one of the list, and no more than that of fewer pieces', () => {
  fc.assert(
    fc.property(anyTiered, fc.integer({ min: 2, max: 2500 }), (variant, quantity) => {
      const price = unitPriceAt(variant, quantity)
      expect([variant.priceWithGst, ...variant.priceBreaks.map((each) => each.priceWithGst)]).toContain(price)
      expect(price).toBeLessThanOrEqual(unitPriceAt(variant, quantity - 1))
      const offer = nextPriceBreak(variant, quantity)
      if (offer === null) return
      expect(offer.priceWithGst).toBeLessThan(price)
      expect(unitPriceAt(variant, quantity + offer.add)).toBe(offer.priceWithGst)
      expect(offer.costsLess).toBe(totalOf(variant, quantity + offer.add) < totalOf(variant, quantity))
    }),
    { numRuns: 2_000 },
  )
})
