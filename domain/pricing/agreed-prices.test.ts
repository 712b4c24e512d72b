import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atQuantity } from '../catalogue/prices/at-quantity.ts'
import { unitPriceAt } from '../catalogue/prices/price-breaks.ts'
import { findBreakFault } from '../catalogue/prices/parse-price-breaks.ts'
import { PRICE_SCALE, type Price } from '../money/price.ts'
import { pricingOf, withAgreedPrices, type AgreedPrice } from './agreed-prices.ts'

/** A price in paise with GST of 18 % in it, as a catalogue splits it. */
function split(paise: number) {
  const priceWithGst = (paise * 10_000) as Price
  const priceWithoutGst = Math.round(priceWithGst / 1.18) as Price
  return { priceWithoutGst, gst: (priceWithGst - priceWithoutGst) as Price, priceWithGst }
}

function listed(paise: number, breaks: readonly (readonly [from: number, paise: number])[] = []) {
  const first = split(paise)
  return {
    uid: 'bag',
    basePrice: (first.priceWithGst + PRICE_SCALE) as Price,
    discount: (first.gst + PRICE_SCALE) as Price,
    ...first,
    ...(breaks.length > 0 && {
      priceBreaks: breaks.map(([minQuantity, price]) => ({ minQuantity, ...split(price) })),
    }),
  }
}

const list = (name: string, from = 1) => ({ from, priceListId: name, name })
const off = (percent: number, from = 1): AgreedPrice => ({ ...list('off', from), percentOff: percent * 100 })
const fixed = (rupees: number, from = 1): AgreedPrice => ({
  ...list('fixed', from),
  price: (rupees * PRICE_SCALE) as Price,
})

const cement = listed(40_200, [[50, 39_798]])

test('[PRICE-08] nothing agreed, or nothing lower, leaves a variant as it is', () => {
  expect(withAgreedPrices(cement, [])).toBe(cement)
  expect(withAgreedPrices(cement, [fixed(402), fixed(500), off(0)])).toBe(cement)
})

test('[PRICE-08] of several agreements and a break the lowest is charged, and says where it comes from', () => {
  const priced = withAgreedPrices(cement, [off(0.5), fixed(395, 100), fixed(399, 10)])
  const sourceAt = (quantity: number) => [
    unitPriceAt(priced, quantity) / PRICE_SCALE,
    pricingOf(priced, quantity).source,
  ]
  expect(sourceAt(9)).toEqual([399.99, { kind: 'agreed', priceListId: 'off', name: 'off' }])
  expect(sourceAt(10)).toEqual([399, { kind: 'agreed', priceListId: 'fixed', name: 'fixed' }])
  expect(sourceAt(50)).toEqual([397.98, { kind: 'break', from: 50 }])
  expect(sourceAt(100)).toEqual([395, { kind: 'agreed', priceListId: 'fixed', name: 'fixed' }])
})

test('[PRICE-08] a line keeps what everybody else would have paid for so many', () => {
  expect(pricingOf(cement, 1)).toMatchObject({ source: { kind: 'list' }, publicPrice: 402 * PRICE_SCALE })
  const priced = withAgreedPrices(cement, [fixed(380)])
  expect(pricingOf(priced, 50)).toMatchObject({
    source: { kind: 'agreed', name: 'fixed' },
    listPrice: 402 * PRICE_SCALE,
    publicPrice: 397.98 * PRICE_SCALE,
  })
})

test('[PRICE-08] a price of per cent is in whole paise, so that a hundred cost a hundred times what one is shown at', () => {
  const priced = withAgreedPrices(listed(8_475), [off(7)])
  expect(priced.priceWithGst).toBe(78_820_000)
})

const anyListed = fc
  .record({
    paise: fc.integer({ min: 1, max: 5_000_000 }),
    steps: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 400 }), fc.double({ min: 0.4, max: 0.999, noNaN: true })),
      { maxLength: 5 },
    ),
  })
  .map(({ paise, steps }) => {
    const breaks: [number, number][] = []
    let [quantity, price] = [1, paise]
    for (const [more, factor] of steps) {
      quantity += more
      const next = Math.floor(price * factor)
      if (next < 1 || next >= price) break
      price = next
      breaks.push([quantity, price])
    }
    return listed(paise, breaks)
  })

const anyAgreed: fc.Arbitrary<AgreedPrice> = fc.oneof(
  fc.record({
    from: fc.integer({ min: 1, max: 900 }),
    priceListId: fc.uuid(),
    name: fc.string(),
    percentOff: fc.integer({ min: 1, max: 9_000 }),
  }),
  fc.record({
    from: fc.integer({ min: 1, max: 900 }),
    priceListId: fc.uuid(),
    name: fc.string(),
    price: fc.integer({ min: 1, max: 5_000_000 }).map((paise) => (paise * 10_000) as Price),
  }),
)

const anyCase = [
  anyListed,
  fc.array(anyAgreed, { maxLength: 6 }),
  fc.integer({ min: 1, max: 2_000 }),
] as const

test('[PRICE-08] an agreed price is never above the public one, and is the lowest that holds for the quantity', () => {
  fc.assert(
    fc.property(...anyCase, (variant, agreements, quantity) => {
      const charged = unitPriceAt(withAgreedPrices(variant, agreements), quantity)
      const each = agreements
        .filter(({ from }) => from <= quantity)
        .map((one) => unitPriceAt(withAgreedPrices(variant, [{ ...one, from: 1 }]), quantity))
      expect(charged).toBe(Math.min(unitPriceAt(variant, quantity), ...each))
    }),
    { numRuns: 3_000 },
  )
})

test('[PRICE-08] prices of a buyer fall with the quantity, their parts are their sum, and they would pass as a catalogue', () => {
  fc.assert(
    fc.property(...anyCase, (variant, agreements, quantity) => {
      const priced = withAgreedPrices(variant, agreements)
      const at = atQuantity(priced, quantity)
      expect(at.priceWithoutGst + at.gst).toBe(at.priceWithGst)
      expect(at.discount + at.priceWithoutGst).toBe(variant.discount + variant.priceWithoutGst)
      expect(Math.min(at.gst, at.discount, at.priceWithoutGst)).toBeGreaterThanOrEqual(0)
      // what rounding leaves of a part is at most a millionth of a rupee
      expect(Math.abs(at.priceWithoutGst - at.priceWithGst / 1.18)).toBeLessThanOrEqual(2)
      expect(findBreakFault(priced, (priced.priceBreaks ?? []).slice(0, 20))).toBeNull()
    }),
    { numRuns: 3_000 },
  )
})

test('[PRICE-08] the source of a price is the one that gives it', () => {
  fc.assert(
    fc.property(...anyCase, (variant, agreements, quantity) => {
      const priced = withAgreedPrices(variant, agreements)
      const { source, listPrice, publicPrice } = pricingOf(priced, quantity)
      expect([listPrice, publicPrice]).toEqual([variant.priceWithGst, unitPriceAt(variant, quantity)])
      const charged = unitPriceAt(priced, quantity)
      expect(source.kind === 'agreed').toBe(charged < publicPrice)
      const own = agreements.filter(
        ({ priceListId }) => source.kind === 'agreed' && priceListId === source.priceListId,
      )
      expect(unitPriceAt(withAgreedPrices(variant, own), quantity)).toBe(charged)
    }),
    { numRuns: 2_000 },
  )
})
