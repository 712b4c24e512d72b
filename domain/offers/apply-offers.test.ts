import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeBill, lineTotal, type BillLine } from '../orders/bill.ts'
import { add, sum, type Paise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'
import { applyOffers } from './apply-offers.ts'
import { atPrice } from './at-price.ts'
import type { OfferBenefit } from './offer.ts'
import type { OfferAtHand, OfferBuyer, OfferLine } from './offer-terms.ts'

const paise = (rupees: number) => Math.round(rupees * 100) as Paise

function line(id: string, quantity: number, rupees: number): OfferLine {
  const [, brand = 'ACC'] = id.split('@')
  const price = Math.round(rupees * 1_000_000) as Price
  return {
    product: { id, subcategoryIds: ['cement'], attributes: [{ name: 'Brand', values: [brand] }] },
    index: 0,
    uid: null,
    quantity,
    price,
    value: lineTotal(price, quantity),
  }
}

function offer(benefit: OfferBenefit, more: Partial<OfferAtHand> = {}): OfferAtHand {
  return {
    id: 'diwali',
    name: 'Diwali',
    nameHi: null,
    code: null,
    benefit,
    reach: [{ target: 'all', key: '', uid: null }],
    fromValue: null,
    fromQuantity: null,
    isFirstOrder: false,
    pinCodes: [],
    fromDay: '2026-11-01',
    untilDay: null,
    budget: null,
    usesPerPerson: null,
    usesInAll: null,
    isCombinable: false,
    isPaused: false,
    given: 0 as Paise,
    uses: 0,
    ownUses: 0,
    ...more,
  }
}

const off = (percent: number, most: Paise | null = null): OfferBenefit => ({
  kind: 'percent',
  percentOff: percent * 100,
  most,
})
const amount = (rupees: number): OfferBenefit => ({ kind: 'amount', amount: paise(rupees) })
const buyer = { hasOrders: true, pinCode: '560001', day: '2026-11-29' }
const cart = (...lines: OfferLine[]) => ({ lines, deliveryFee: paise(150), buyer })

test('[OFFER-01] an amount is shared by value to the paisa, and each line comes to what is left of it', () => {
  const bought = cart(line('opc', 3, 402), line('sand', 7, 55.5))
  const { applied, lines, goodsSaved } = applyOffers([offer(amount(100))], bought)
  expect(applied).toMatchObject([{ offerId: 'diwali', saved: 100_00 }])
  expect(lines.map(({ saved }) => saved)).toEqual([75_63, 24_37])
  expect(lines.map(({ price }, index) => lineTotal(price, bought.lines[index]?.quantity ?? 0))).toEqual([
    1206_00 - 75_63,
    388_50 - 24_37,
  ])
  expect(goodsSaved).toBe(100_00)
})

test('[OFFER-01] per cent stop at their most, and reach only what they are for', () => {
  const bought = cart(line('opc', 10, 400), line('ppc@Birla', 10, 400))
  const toBirla = { reach: [{ target: 'brand' as const, key: 'birla', uid: null }] }
  const savedBy = (benefit: OfferBenefit) =>
    applyOffers([offer(benefit, toBirla)], bought).lines.map(({ saved }) => saved)
  expect(savedBy(off(10))).toEqual([0, 400_00])
  expect(savedBy(off(10, paise(250)))).toEqual([0, 250_00])
})

test('[OFFER-01] goods may be one brand of a category or subcategory, in any case, and neither reaches without the other', () => {
  const [acc, birla] = [line('opc', 10, 400), line('ppc@Birla', 10, 400)]
  const putty = { ...birla, product: { ...birla.product, subcategoryIds: ['putty'] } }
  const savedBy = (target: OfferAtHand['reach'][number]) =>
    applyOffers([offer(off(10), { reach: [target] })], cart(acc, birla, putty)).lines.map(
      ({ saved }) => saved,
    )
  const cement = { key: 'cement', uid: null, brand: 'birla' }
  expect(savedBy({ ...cement, target: 'subcategory' })).toEqual([0, 400_00, 0])
  const binders = { ...cement, key: 'binders', target: 'category' } as const
  expect(savedBy({ ...binders, subcategoryIds: ['cement'] })).toEqual([0, 400_00, 0])
  expect(savedBy({ ...binders, brand: undefined, subcategoryIds: ['cement'] })).toEqual([400_00, 400_00, 0])
  expect(savedBy({ ...cement, target: 'subcategory', brand: 'Jaquar' })).toEqual([0, 0, 0])
})

test('[OFFER-01] buy two get one counts each line for itself, and spreads the free unit over the line', () => {
  const two = offer({ kind: 'buy-get', buy: 2, get: 1 })
  const { lines } = applyOffers([two], cart(line('opc', 7, 300), line('ppc', 2, 300)))
  expect(lines.map(({ saved }) => saved)).toEqual([600_00, 0])
  expect(lines[0]?.price).toBe(Math.ceil(1500_000_000 / 7))
  const short = applyOffers([two], cart(line('opc', 1, 300), line('ppc', 2, 300)))
  expect(short.missed).toMatchObject([{ miss: { kind: 'quantity', missing: 1 } }])
})

test('[OFFER-01] offers that can be combined stand together, one that cannot stands alone, whatever saves more', () => {
  const pair = [
    offer(off(5), { id: 'a', isCombinable: true }),
    offer(amount(100), { id: 'b', isCombinable: true }),
  ]
  const alone = (percent: number) => offer(off(percent), { id: 'c' })
  const of = (...offers: OfferAtHand[]) => applyOffers(offers, cart(line('opc', 10, 400)))
  expect(of(...pair, alone(7)).applied.map(({ offerId, saved }) => [offerId, saved])).toEqual([
    ['a', 200_00],
    ['b', 100_00],
  ])
  expect(of(...pair, alone(8)).applied).toMatchObject([{ offerId: 'c', saved: 320_00 }])
  expect(of(...pair, alone(8)).missed.map(({ offerId, miss }) => [offerId, miss.kind])).toEqual([
    ['a', 'beaten'],
    ['b', 'beaten'],
  ])
  expect(of(...pair, alone(7.5)).applied.map(({ offerId }) => offerId)).toEqual(['a', 'b'])
})

test('[OFFER-01] free delivery takes off the fee, and is promised where the fee is not known yet', () => {
  const free = offer({ kind: 'free-delivery' }, { fromValue: paise(1000) })
  const bought = cart(line('opc', 10, 400))
  expect(applyOffers([free], bought)).toMatchObject({ deliverySaved: 150_00, goodsSaved: 0 })
  expect(applyOffers([free], { ...bought, deliveryFee: null }).applied).toMatchObject([{ saved: 0 }])
  expect(applyOffers([free], { ...bought, deliveryFee: 0 as Paise }).applied).toEqual([])
})

test('[OFFER-01] an offer that does not hold says why, what nobody can change first', () => {
  const missOf = (more: Partial<OfferAtHand>, other: Partial<OfferBuyer> = {}) =>
    applyOffers([offer(off(10), more)], {
      ...cart(line('opc', 2, 400)),
      buyer: { ...buyer, ...other },
    }).missed[0]?.miss
  expect(missOf({ fromValue: paise(2000) })).toEqual({ kind: 'value', missing: 1200_00 })
  expect(missOf({ fromQuantity: 10 })).toEqual({ kind: 'quantity', missing: 8 })
  expect(missOf({ isFirstOrder: true })).toEqual({ kind: 'first-order' })
  expect(missOf({ isFirstOrder: true }, { hasOrders: null })).toEqual({ kind: 'sign-in' })
  expect(missOf({ isFirstOrder: true }, { hasOrders: false })).toBeUndefined()
  expect(missOf({ pinCodes: ['4000', '56'] })).toBeUndefined()
  expect(missOf({ pinCodes: ['4000'] })).toEqual({ kind: 'place' })
  expect(missOf({ reach: [{ target: 'brand', key: 'Birla', uid: null }] })).toEqual({ kind: 'goods' })
  expect(missOf({ untilDay: '2026-11-29' })).toBeUndefined()
  expect(missOf({ untilDay: '2026-11-28', fromValue: paise(9000) })).toEqual({ kind: 'ended' })
  expect(missOf({ fromDay: '2026-11-30' })).toEqual({ kind: 'ended' })
  expect(missOf({ usesInAll: 5, uses: 5 })).toEqual({ kind: 'ended' })
  expect(missOf({ usesPerPerson: 1, ownUses: 1 })).toEqual({ kind: 'used' })
  expect(missOf({ usesPerPerson: 1 }, { isNameless: true })).toEqual({ kind: 'sign-in' })
  expect(missOf({ usesPerPerson: 1 }, { hasOrders: null })).toBeUndefined()
  expect(missOf({ budget: paise(100), given: paise(20) })).toBeUndefined()
  expect(missOf({ budget: paise(100), given: paise(20.01) })).toEqual({ kind: 'ended' })
})

const anyLine = fc
  .record({
    id: fc.constantFrom('opc', 'ppc', 'sand', 'wire', 'pipe'),
    brand: fc.constantFrom('ACC', 'Birla'),
    // half paise of few, whole ones of many
    amount: fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 4_000_000 })),
      fc.tuple(
        fc.integer({ min: 1, max: 4_999 }),
        fc.integer({ min: 1, max: 2_000_000 }).map((whole) => 2 * whole),
      ),
    ),
  })
  .map(({ id, brand, amount: [quantity, halves] }) =>
    line(brand === 'ACC' ? id : `${id}@${brand}`, quantity, halves / 200),
  )
const anyBenefit: fc.Arbitrary<OfferBenefit> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    percentOff: fc.integer({ min: 1, max: 9_000 }),
    most: fc.option(fc.integer({ min: 1, max: 500_000 }).map((most) => most as Paise)),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    amount: fc.integer({ min: 1, max: 10_000_000 }).map((each) => each as Paise),
  }),
  fc.record({
    kind: fc.constant('buy-get' as const),
    buy: fc.integer({ min: 1, max: 9 }),
    get: fc.integer({ min: 1, max: 9 }),
  }),
  fc.constant({ kind: 'free-delivery' as const }),
)
const anyOffer = fc
  .record({
    benefit: anyBenefit,
    isCombinable: fc.boolean(),
    reach: fc.constantFrom(
      [{ target: 'all' as const, key: '', uid: null }],
      [{ target: 'brand' as const, key: 'ACC', uid: null }],
      [
        { target: 'product' as const, key: 'sand', uid: null },
        { target: 'variant' as const, key: 'wireVariant[0]', uid: null },
      ],
    ),
    budget: fc.option(fc.integer({ min: 1, max: 1_000_000 }).map((each) => each as Paise)),
    given: fc.integer({ min: 0, max: 1_000_000 }).map((each) => each as Paise),
    fromValue: fc.option(fc.integer({ min: 1, max: 1_000_000 }).map((each) => each as Paise)),
  })
  .map(({ benefit, ...more }) => offer(benefit, more))
const anyOffers = fc
  .array(anyOffer, { maxLength: 7 })
  .map((offers) => offers.map((each, index) => ({ ...each, id: `offer-${index}` })))
const anyCart = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  deliveryFee: fc.option(fc.integer({ min: 0, max: 300_000 }).map((fee) => fee as Paise)),
})

function billLine({ quantity, price }: OfferLine): BillLine {
  const gst = Math.round((price * 18) / 118) as Price
  const priceWithoutGst = (price - gst) as Price
  const basePrice = (price + 1_000_000) as Price
  const discount = (basePrice - priceWithoutGst) as Price
  return {
    quantity,
    basePrice,
    discount,
    priceWithoutGst,
    gst,
    packagingCost: 0 as Price,
    priceWithGst: price,
  }
}

test('[OFFER-01] the bill falls by what the offers say, to the paisa, and so does each line', () => {
  fc.assert(
    fc.property(anyOffers, anyCart, (offers, { lines, deliveryFee }) => {
      const after = applyOffers(offers, { lines, deliveryFee, buyer })
      const before = lines.map(billLine)
      const lowered = before.map((each, index) => atPrice(each, after.lines[index]?.price ?? (0 as Price)))
      const [bill, rest] = [computeBill(before), computeBill(lowered)]
      expect(bill.grandTotal - rest.grandTotal).toBe(after.goodsSaved)
      expect(sum(after.applied.map(({ saved }) => saved))).toBe(add(after.goodsSaved, after.deliverySaved))
      expect(after.deliverySaved).toBeLessThanOrEqual(deliveryFee ?? 0)
      for (const [index, each] of lowered.entries()) {
        const { saved = 0, offers: taken = [] } = after.lines[index] ?? {}
        expect(lineTotal(each.priceWithGst, each.quantity)).toBe((lines[index]?.value ?? 0) - saved)
        expect(sum(taken.map((one) => one.saved))).toBe(saved)
        expect(each.priceWithoutGst + each.gst).toBe(each.priceWithGst)
        expect(each.basePrice - each.discount).toBe(each.priceWithoutGst)
        expect(each.priceWithGst).toBeGreaterThan(0)
        expect(each.priceWithGst).toBeLessThanOrEqual(lines[index]?.price ?? 0)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('[OFFER-01] no offer gives more than its rule, its goods and its budget, and the order of offers changes nothing', () => {
  fc.assert(
    fc.property(
      anyOffers.chain((offers) =>
        fc.tuple(fc.constant(offers), fc.shuffledSubarray(offers, { minLength: offers.length })),
      ),
      anyCart,
      ([offers, shuffled], { lines, deliveryFee }) => {
        const after = applyOffers(offers, { lines, deliveryFee, buyer })
        expect(applyOffers(shuffled, { lines, deliveryFee, buyer })).toEqual(after)
        for (const { offerId, saved } of after.applied) {
          const given = offers.find(({ id }) => id === offerId)
          const value = sum(lines.map((each) => each.value))
          expect(saved).toBeGreaterThanOrEqual(0)
          expect(saved).toBeLessThanOrEqual(mostOf(given?.benefit, value, deliveryFee))
          expect((given?.given ?? 0) + saved).toBeLessThanOrEqual(given?.budget ?? Infinity)
        }
        const isMixed = after.applied.some(
          ({ offerId }) => !offers.find(({ id }) => id === offerId)?.isCombinable,
        )
        expect(after.applied.length > 1 && isMixed).toBe(false)
        // none that stands alone would have saved more
        const alone = offers
          .filter(({ isCombinable }) => !isCombinable)
          .map((each) => applyOffers([each], { lines, deliveryFee, buyer }))
          .map(({ goodsSaved, deliverySaved }) => add(goodsSaved, deliverySaved))
        expect(Math.max(0, ...alone)).toBeLessThanOrEqual(add(after.goodsSaved, after.deliverySaved))
      },
    ),
    { numRuns: 2_000 },
  )
})

function mostOf(benefit: OfferBenefit | undefined, value: Paise, fee: Paise | null): number {
  if (benefit === undefined) return 0
  if (benefit.kind === 'free-delivery') return fee ?? 0
  if (benefit.kind === 'amount') return Math.min(benefit.amount, value)
  if (benefit.kind === 'percent')
    return Math.min(benefit.most ?? Infinity, Math.ceil((value * benefit.percentOff) / 10_000))
  return Math.ceil((value * benefit.get) / (benefit.buy + benefit.get)) + 1
}
