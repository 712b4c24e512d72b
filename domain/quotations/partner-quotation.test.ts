import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRICE_SCALE, type Price } from '../money/price.ts'
import { createPartnerPaper } from './partner-quotation-paper.ts'
import { MAX_MARGIN, quotedTotal, shopTotal, withMargin } from './partner-quotation.ts'

const rupees = (amount: number) => Math.round(amount * PRICE_SCALE) as Price

test('[QUOTE-02] a margin is per cent on what the partner pays, in whole paise', () => {
  expect(withMargin(rupees(402), 1_000)).toBe(rupees(442.2))
  expect(withMargin(rupees(373.23), 750)).toBe(rupees(401.23))
  expect(withMargin(rupees(84.745763), 0)).toBe(rupees(84.75))
})

test('[QUOTE-02] no margin makes a price lower, and a larger one makes none lower', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900_000_000 * 1_000_000 }),
      fc.integer({ min: 0, max: MAX_MARGIN }),
      fc.integer({ min: 0, max: MAX_MARGIN }),
      (micros, one, other) => {
        const price = Math.trunc(micros / 2) as Price
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(withMargin(price, less)).toBeGreaterThanOrEqual(price)
        expect(withMargin(price, more)).toBeGreaterThanOrEqual(withMargin(price, less))
        expect(withMargin(price, less) % 10_000).toBe(0)
      },
    ),
  )
})

test('[QUOTE-02] the paper holds neither the price of the shop nor the margin', () => {
  const quotation = {
    id: 'a',
    userId: 'b',
    seller: { name: 'Asha', phone: '9812345678', firm: '', gstin: null },
    customer: 'Ravi',
    createdAt: '2026-11-29T06:00:00.000Z',
    validUntil: '2026-12-06',
    lines: [
      {
        name: 'Cement',
        options: ['50 kg'],
        quantity: 40,
        unit: 'bag',
        shopPrice: rupees(402),
        margin: 1_234,
        price: withMargin(rupees(402), 1_234),
      },
    ],
  }
  const text = JSON.stringify(createPartnerPaper(quotation, 'en'))
  expect(text).toContain(String(withMargin(rupees(402), 1_234)))
  for (const secret of ['1234', String(rupees(402)), 'margin', 'shop'])
    expect(text.replaceAll('9812345678', '')).not.toContain(secret)
  expect([shopTotal(quotation), quotedTotal(quotation)]).toEqual([1_608_000, 1_806_440])
})
