import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Paise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'
import { findPriceIssue, floorOf, type PriceFacts, type PriceRights } from './typed-price.ts'

const rupees = (amount: number) => Math.round(amount * 1e6) as Price
const paise = (amount: number) => amount as Paise

const facts = (more: Partial<PriceFacts> = {}): PriceFacts => ({
  publicPrice: rupees(118),
  untyped: rupees(118),
  cost: null,
  parts: { priceWithoutGst: rupees(100), priceWithGst: rupees(118) },
  ...more,
})

const counter: PriceRights = { percentOff: 500, belowCost: false, seesCost: false }
const manager: PriceRights = { percentOff: 1_500, belowCost: false, seesCost: true }
const owner: PriceRights = { percentOff: null, belowCost: true, seesCost: true }

type Case = Partial<PriceFacts> & { readonly belowCost?: boolean }

const issue = (price: number, rights: PriceRights, { belowCost = false, ...more }: Case = {}) =>
  findPriceIssue({ price: paise(price), belowCost }, facts(more), rights)

it('[PRICE-10] a typed price is between the floor of its author and the public price', () => {
  expect(issue(11_800, counter)).toBeNull()
  expect(issue(11_801, owner)).toEqual({ code: 'price-above-public', most: 11_800 })
  expect(issue(11_210, counter)).toBeNull()
  expect(issue(11_209, counter)).toEqual({ code: 'price-below-floor', least: 11_210 })
  expect(issue(10_030, manager)).toBeNull()
  expect(issue(1, owner)).toBeNull()
})

it('[PRICE-10] a floor between two paise is the upper one', () => {
  const odd = { publicPrice: rupees(33.33), untyped: rupees(33.33) }
  expect(issue(3_166, counter, odd)).toEqual({ code: 'price-below-floor', least: 3_167 })
  expect(issue(3_167, counter, odd)).toBeNull()
})

it('[PRICE-10] what a buyer would pay anyway may always be typed', () => {
  const agreed = { untyped: rupees(90), cost: rupees(95) }
  expect(issue(9_000, counter, agreed)).toBeNull()
  expect(issue(8_999, counter, agreed)).toEqual({ code: 'price-below-floor', least: 9_000 })
})

it('[PRICE-10] cost, with the GST of the price, is a floor that only those are told who may know it', () => {
  const known = { cost: rupees(98) }
  expect(issue(11_564, manager, known)).toBeNull()
  expect(issue(11_563, manager, known)).toEqual({ code: 'price-below-cost', least: 11_564 })
  expect(issue(11_563, counter, known)).toEqual({ code: 'price-too-low' })
  expect(issue(11_563, owner, known)).toEqual({ code: 'price-below-cost-unsaid', least: 11_564 })
  expect(issue(11_563, owner, { ...known, belowCost: true })).toBeNull()
  expect(issue(11_563, manager, { ...known, belowCost: true })).toEqual({
    code: 'price-below-cost',
    least: 11_564,
  })
})

it('[PRICE-10] rounding gives nobody more per cent than their role has, nor any price above the public one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 10 ** 12 }),
      fc.integer({ min: 0, max: 9_900 }),
      fc.integer({ min: -2, max: 2 }),
      (micros, percentOff, beside) => {
        const rights = { percentOff, belowCost: true, seesCost: true }
        const least = BigInt(micros) * BigInt(10_000 - percentOff)
        // prices around the floor, where rounding decides
        const price = Math.max(1, Number(least / 10n ** 8n) + beside)
        const own = { publicPrice: micros as Price, untyped: micros as Price }
        if (issue(price, rights, own) !== null) return
        expect(BigInt(price) * 10_000n <= BigInt(micros)).toBe(true)
        expect(BigInt(price) * 10_000n * 10_000n >= least).toBe(true)
        expect(price).toBeGreaterThanOrEqual(floorOf(micros as Price, rights))
      },
    ),
  )
})
