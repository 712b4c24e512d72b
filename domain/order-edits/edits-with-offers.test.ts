import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billOf, orderValue } from '../fulfilments/order-value.ts'
import type { OrderLine } from '../fulfilments/line-progress.ts'
import { PRICE_SCALE, type Price } from '../money/price.ts'
import { sum, toPaise, type Paise } from '../money/paise.ts'
import { applyOffers } from '../offers/apply-offers.ts'
import type { OfferAtHand } from '../offers/offer-terms.ts'
import { lineTotal } from '../orders/bill.ts'
import type { OrderItem } from '../orders/order.ts'
import { ofQuantity, savedByOffer, withOffers } from '../orders/placing/offered-item.ts'
import { atTypedPrice } from '../orders/placing/typed-line.ts'
import { splitAs } from '../pricing/agreed-prices.ts'
import type { PriceSource } from '../pricing/price-source.ts'
import { orderItem } from '../../tests/support/builders/order-to-invoice.ts'
import { editedItem, editedTotals } from './order-edit.ts'

const sources: readonly PriceSource[] = [
  { kind: 'list' },
  { kind: 'break', from: 10 },
  { kind: 'agreed', priceListId: 'list', name: 'Contractors' },
  { kind: 'rate', rateId: 'steel', name: 'Steel', day: '2026-11-29' },
]

/** An item at a price with GST below the public one, both in paise. */
function itemAt(
  price: number,
  publicPrice: number,
  more: Pick<OrderItem, 'quantity'> & { source: PriceSource },
) {
  const micros = (paise: number) => (paise * (PRICE_SCALE / 100)) as Price
  const listed = orderItem({ without: publicPrice / 118, withGst: publicPrice / 100 })
  const parts = splitAs({ ...listed.variantSpecs, priceWithGst: listed.priceWithGst }, micros(price))
  const { variantSpecs, productDiscount } = listed
  const item: OrderItem = {
    ...listed,
    quantity: more.quantity,
    priceWithGst: micros(price),
    productDiscount: (productDiscount + variantSpecs.priceWithoutGst - parts.priceWithoutGst) as Price,
    variantSpecs: { ...variantSpecs, priceWithoutGst: parts.priceWithoutGst, gst: parts.gst },
    pricing: { source: more.source, listPrice: micros(publicPrice), publicPrice: micros(publicPrice) },
  }
  return item
}

const anyItem = fc
  .record({
    publicPrice: fc.integer({ min: 2, max: 200_000 }),
    share: fc.integer({ min: 1, max: 100 }),
    quantity: fc.integer({ min: 1, max: 60 }),
    source: fc.constantFrom(...sources),
    typed: fc.option(fc.integer({ min: 1, max: 100 })),
  })
  .map(({ publicPrice, share, quantity, source, typed }) => {
    const item = itemAt(Math.max(1, Math.floor((publicPrice * share) / 100)), publicPrice, {
      quantity,
      source,
    })
    return typed === null ? item : typedAt(item, typed)
  })

/** An item at a price that staff type: so many per cent of the public one. */
function typedAt(item: OrderItem, percent: number): OrderItem {
  const publicPrice = (item.pricing?.publicPrice ?? item.priceWithGst) / (PRICE_SCALE / 100)
  const price = toPaise(Math.max(1, Math.floor((publicPrice * percent) / 100)))
  return atTypedPrice(item, { price, reason: 'agreed' }, 'Asha')
}

const tenOff: OfferAtHand = {
  id: 'a',
  name: 'Diwali',
  nameHi: null,
  code: null,
  reach: [{ target: 'all', key: '', uid: null }],
  benefit: { kind: 'percent', percentOff: 1_000, most: null },
  fromValue: null,
  fromQuantity: null,
  isFirstOrder: false,
  pinCodes: [],
  fromDay: '2026-11-01',
  untilDay: null,
  budget: null,
  usesPerPerson: null,
  usesInAll: null,
  isCombinable: true,
  isPaused: false,
  given: toPaise(0),
  uses: 0,
  ownUses: 0,
}

const anyOffer: fc.Arbitrary<OfferAtHand> = fc
  .record({
    benefit: fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        percentOff: fc.integer({ min: 1, max: 9_000 }),
        most: fc.constant(null),
      }),
      fc.record({
        kind: fc.constant('amount' as const),
        amount: fc.integer({ min: 1, max: 500_000 }).map(toPaise),
      }),
      fc.record({
        kind: fc.constant('buy-get' as const),
        buy: fc.integer({ min: 1, max: 5 }),
        get: fc.integer({ min: 1, max: 5 }),
      }),
    ),
    id: fc.constantFrom('a', 'b', 'c'),
  })
  .map((more) => ({ ...tenOff, ...more }))

const anyStep = fc.record({
  line: fc.nat(5),
  quantity: fc.nat(80),
  typed: fc.option(fc.integer({ min: 1, max: 100 }), { freq: 3 }),
  /** The price of today for more units, in per cent of the public one. */
  today: fc.integer({ min: 1, max: 100 }),
})
const anyReturns = fc.array(fc.record({ line: fc.nat(5), units: fc.integer({ min: 1, max: 80 }) }), {
  maxLength: 12,
})

/** The lines as they are ordered, at the prices that offers leave of what is not bargained. */
function place(items: readonly OrderItem[], offers: readonly OfferAtHand[]): OrderLine[] {
  const lines = items.map((item, index) => ({
    product: { id: `p${index}`, subcategoryIds: [], attributes: [] },
    index,
    uid: null,
    quantity: item.quantity,
    price: item.priceWithGst,
    value: lineTotal(item.priceWithGst, item.quantity),
    isBargained: item.pricing?.source.kind === 'line',
  }))
  const buyer = { hasOrders: true, pinCode: '560001', day: '2026-11-29' }
  const after = applyOffers(offers, { lines, deliveryFee: null, buyer })
  return items.map((item, line) => {
    const left = after.lines[line]
    return { line, item: left === undefined ? item : withOffers(item, left) }
  })
}

function requireSound({ item }: OrderLine): void {
  const { priceWithGst, productRate, productDiscount, variantSpecs, pricing } = item
  expect(variantSpecs.priceWithoutGst + variantSpecs.gst).toBe(priceWithGst)
  expect(productRate - productDiscount).toBe(variantSpecs.priceWithoutGst)
  expect(priceWithGst).toBeGreaterThan(0)
  expect(priceWithGst).toBeLessThanOrEqual(pricing?.publicPrice ?? priceWithGst)
  // a bargain has no offers, and no offer saves less than nothing
  const { source, offers = [] } = pricing ?? {}
  expect(source?.kind === 'line' && offers.length > 0).toBe(false)
  expect(offers.every(({ saved }) => saved >= 0)).toBe(true)
}

const anyCourse = fc.record({
  items: fc.array(anyItem, { minLength: 1, maxLength: 5 }),
  offers: fc.uniqueArray(anyOffer, { selector: ({ id }) => id, maxLength: 3 }),
  steps: fc.array(anyStep, { maxLength: 8 }),
  returns: anyReturns,
})

test('[OFFER-01] [PRICE-08] [PRICE-10] in any mixture of prices, offers and edits the lines are the bill, and returns give back what was paid', () => {
  fc.assert(
    fc.property(anyCourse, ({ items, offers, steps, returns }) => {
      let lines = place(items, offers)
      let total = billOf(lines.map(({ item }) => item)).grandTotal
      lines.forEach(requireSound)
      for (const step of steps) {
        const at = step.line % lines.length
        const before = lines
        lines = lines.map((one) => (one.line === at ? { line: at, item: edited(one.item, step) } : one))
        total = editedTotals(total, before, lines).grandTotal
        lines.forEach(requireSound)
        expect(total).toBe(billOf(lines.map(({ item }) => item)).grandTotal)
        const [old, now] = [before, lines].map((all) => all[at]?.item.priceWithGst ?? 0)
        // staff alone make what was ordered dearer
        expect(step.typed !== null || (now ?? 0) <= (old ?? 0)).toBe(true)
      }
      giveBackAll(lines, total, returns)
    }),
    { numRuns: 1_500 },
  )
})

test('[OFFER-01] [DESK-03] what a line saves follows from its units and what it saved at first, whatever it was between', () => {
  fc.assert(
    fc.property(anyCourse, ({ items, offers, steps }) => {
      const placed = place(items, offers)
      for (const { line, item } of placed) {
        let now = item
        for (const { quantity } of steps) {
          now = isEmptied(quantity) ? ofQuantity(now, 0) : editedItem(now, quantity, dearer(now, quantity))
          expect(now).toEqual({ ...ofQuantity(item, now.quantity), pricing: expect.anything() as unknown })
          const [whole, first] = [now, item].map((one) => [...savedByOffer([one]).values()])
          const exact = (sum(first ?? []) * now.quantity) / item.quantity
          expect(sum(whole ?? []), `line ${line}`).toBe(Math.floor(exact + 0.5))
        }
        const back = ofQuantity(ofQuantity(now, 0), item.quantity)
        expect([...savedByOffer([back])].filter(([, saved]) => saved > 0)).toEqual([...savedByOffer([item])])
      }
    }),
    { numRuns: 500 },
  )
})

test('[OFFER-01] a line that was emptied before its first numbers were kept has the price without offers again', () => {
  const [placed] = place([itemAt(118_00, 118_00, { quantity: 3, source: { kind: 'list' } })], [tenOff])
  const old = placed?.item
  const pricing = old?.pricing
  if (old === undefined || pricing?.offers === undefined) throw new Error('the offer is not applied')
  const emptied = {
    ...old,
    quantity: 0,
    pricing: { ...pricing, offers: pricing.offers.map((offer) => ({ ...offer, saved: toPaise(0) })) },
  }
  const today = itemAt(118_00, 118_00, { quantity: 4, source: { kind: 'list' } })
  expect(editedItem(emptied, 4, today)).toMatchObject({ quantity: 4, priceWithGst: today.priceWithGst })
  expect(editedItem(emptied, 4, today).pricing).not.toHaveProperty('offers')
  expect(editedItem(ofQuantity(old, 0), 4, today)).toMatchObject({
    priceWithGst: old.priceWithGst,
    pricing: { offers: [{ saved: 47_20 }] },
  })
})

const isEmptied = (quantity: number) => quantity % 5 === 0

/** The item at a price of today that is above the one it has. */
function dearer(item: OrderItem, quantity: number): OrderItem | null {
  return quantity > item.quantity
    ? { ...item, quantity, priceWithGst: (item.priceWithGst + 10_000) as Price }
    : null
}

type Step = { readonly quantity: number; readonly typed: number | null; readonly today: number }

function edited(old: OrderItem, { quantity, typed, today }: Step): OrderItem {
  const publicPrice = Math.floor((old.pricing?.publicPrice ?? old.priceWithGst) / (PRICE_SCALE / 100))
  const price = Math.max(1, Math.floor((publicPrice * today) / 100))
  const fresh = itemAt(price, Math.max(price, publicPrice), { quantity, source: { kind: 'list' } })
  const item = editedItem(old, quantity, quantity > old.quantity ? fresh : null)
  return typed === null ? item : typedAt(item, typed)
}

/** Takes units back in steps, and then the rest: each step gives what its units cost to a paisa, and all of them the total. */
function giveBackAll(
  lines: readonly OrderLine[],
  total: Paise,
  returns: readonly { line: number; units: number }[],
) {
  const left = new Map(lines.map(({ line, item }) => [line, item.quantity]))
  const worth = () => orderValue({ grandTotal: total }, lines, ({ line }) => left.get(line) ?? 0)
  let given = 0
  const rest = lines.map(({ line, item }) => ({ line, units: item.quantity }))
  for (const { line: wanted, units } of [...returns, ...rest]) {
    const line = wanted % lines.length
    const taken = Math.min(units, left.get(line) ?? 0)
    const before = worth()
    left.set(line, (left.get(line) ?? 0) - taken)
    const back = before - worth()
    const exact = ((lines[line]?.item.priceWithGst ?? 0) * taken) / (PRICE_SCALE / 100)
    expect(Math.abs(back - exact)).toBeLessThanOrEqual(1)
    given += back
    expect(given).toBeLessThanOrEqual(total)
  }
  expect(given).toBe(total)
}
