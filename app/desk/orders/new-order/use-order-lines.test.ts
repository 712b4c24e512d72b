import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchedLineWire } from '#search/quick-order/wire.ts'
import { withPrices } from '#app/desk/kit/orders/use-prices-for.ts'
import {
  anyQuantities,
  anySizes,
  chargedFor,
  deskItems,
} from '../../../../tests/support/pricing/any-sizes.ts'
import {
  amountOf,
  bodyLines,
  choose,
  repricedLines,
  settleDoubt,
  takeLine,
  withNews,
} from './use-order-lines.ts'

type Candidate = MatchedLineWire['candidates'][number]

function candidate(variantIndex: number, fields: Partial<Candidate> = {}): Candidate {
  return {
    productId: 'bar',
    variantIndex,
    brand: '',
    name: 'Bar',
    uid: null,
    options: [],
    unit: null,
    price: '100',
    contents: {},
    pieces: null,
    otherBrands: [],
    ...fields,
  }
}

function matched(fields: Partial<MatchedLineWire>): MatchedLineWire {
  const candidates = [candidate(0, { pieces: 94 }), candidate(1, { pieces: 53 })]
  const line = { text: '1 ton bar', words: null, isRemembered: false, status: 'ready', quantity: 1 } as const
  return { ...line, unit: 'ton', candidates, best: 0, pieces: 94, assumed: [], ...fields }
}

test('[DESK-04] only what is certainly meant is chosen for the customer; the rest is no line of the order until somebody chooses', () => {
  expect(bodyLines([takeLine(matched({}), 'a')])).toEqual([
    { product: 'barVariant[0]', quantity: 94, seenPrice: '100' },
  ])
  for (const status of ['choose', 'other-sizes'] as const) {
    const open = takeLine(matched({ status, best: null }), 'b')
    expect(bodyLines([open])).toEqual([])
    expect(amountOf([open])).toBe(0)
    const chosen = choose(open, 1)
    expect(bodyLines([chosen])).toEqual([{ product: 'barVariant[1]', quantity: 53, seenPrice: '100' }])
    expect(amountOf([chosen])).toBe(530_000)
    expect(bodyLines([choose(chosen, null)])).toEqual([])
  }
})

test('[DESK-04] the only thing that fits is chosen, to be checked; the only other size is not', () => {
  const only = { best: null, candidates: [candidate(0, { pieces: 94 })] }
  expect(bodyLines([takeLine(matched({ ...only, status: 'choose' }), 'a')])).toEqual([
    { product: 'barVariant[0]', quantity: 94, seenPrice: '100' },
  ])
  expect(bodyLines([takeLine(matched({ ...only, status: 'other-sizes' }), 'a')])).toEqual([])
})

test('[DESK-04] the quantity follows what is chosen, unless it was typed', () => {
  const line = takeLine(matched({}), 'a')
  expect(choose(line, 1).quantity).toBe('53')
  expect(choose({ ...line, quantity: '60' }, 1).quantity).toBe('60')
})

test('[DESK-04] a quantity that may mean several is typed by whoever takes the order', () => {
  const line = takeLine(
    matched({
      quantity: null,
      pieces: null,
      doubt: { written: '10,00', reason: 'grouping', mayBe: [1000, 10] },
    }),
    'a',
  )
  expect([line.quantity, bodyLines([line])]).toEqual(['', []])
  expect(line.doubt).toMatchObject({ written: '10,00', mayBe: [1000, 10] })
})

test('[DESK-04] one of the quantities that a number may mean is taken in the unit that was written', () => {
  const rods = [candidate(0, { unit: 'rod', contents: { rod: 1, kg: 10.65 } })]
  const doubt = { written: '2-3 ton', reason: 'range' as const, mayBe: [2, 3] }
  const line = takeLine(
    matched({
      quantity: null,
      pieces: null,
      unit: 'tonne',
      doubt,
      candidates: rods,
      best: 0,
      status: 'ready',
    }),
    'a',
  )
  const settled = settleDoubt(line, 2)
  expect([settled.quantity, settled.requested, settled.doubt]).toEqual(['188', 2, undefined])
})

test('[DESK-04] an order that was left half taken has the prices and the stock of now', () => {
  const kept = [takeLine(matched({}), 'a'), takeLine(matched({ candidates: [candidate(7)] }), 'b')]
  const stock = { left: 3, expectedOn: null }
  const news = matched({ candidates: [candidate(0, { price: '110.5', pieces: 1, stock })] })
  const [first, second] = withNews(kept, { lines: [news], products: [], setAside: [], rest: '' })
  expect(first?.candidates[0]).toMatchObject({ price: '110.5', stock, pieces: 94 })
  expect(first?.candidates[1]).toMatchObject({ price: '100' })
  expect(second).toEqual(kept[1])
})

test('[DESK-04] [CART-16] a line is ordered at the price that was shown for its quantity, and takes the one that the store names instead', () => {
  const priceBreaks = [
    { minQuantity: 50, price: '97.5' },
    { minQuantity: 90, price: '95' },
  ]
  const bars = takeLine(matched({ candidates: [candidate(0, { pieces: 60, priceBreaks })] }), 'a')
  const seen = (line: typeof bars) => bodyLines([line])[0]?.seenPrice
  expect(['10', '50', '90'].map((quantity) => seen({ ...bars, quantity }))).toEqual(['100', '97.5', '95'])
  const change = { product: 'barVariant[0]', change: 'price', seenPrice: '97.5', price: '99' } as const
  const [after = bars] = repricedLines([bars], [change])
  expect(['10', '60', '90'].map((quantity) => seen({ ...after, quantity }))).toEqual(['100', '99', '95'])
  expect(repricedLines([bars], [{ product: 'barVariant[0]', change: 'gone' }])).toEqual([bars])
  const few = { ...bars, quantity: '10' }
  expect(seen(repricedLines([few], [{ ...change, price: '110' }])[0] ?? few)).toBe('110')
})

test('[PRICE-11] [DESK-04] what the order pad shows of any sizes is charged', () => {
  fc.assert(
    fc.property(anySizes, anyQuantities, ({ listed, priced, own }, quantities) => {
      const lines = deskItems(listed, quantities).map(({ id, item, quantity }, index) => {
        const listedOne = candidate(item.variantIndex, { ...item, pieces: quantity })
        const theirs = own[id]
        const candidates = [theirs === undefined ? listedOne : withPrices(listedOne, theirs)]
        return takeLine(matched({ candidates }), String(index))
      })
      expect(chargedFor(priced, bodyLines(lines))).toBe(amountOf(lines))
    }),
    { numRuns: 500 },
  )
})
