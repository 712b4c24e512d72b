import { expect, test } from 'vitest'
import type { Paise } from '#domain/money/paise.ts'
import type { Price } from '#domain/money/price.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import { loweredLines, shownOffers } from './lowered-lines.ts'

const bags = (price: number) => ({
  product: 'cementVariant[0]',
  quantity: 3,
  before: 118_000_000 as Price,
  price: price as Price,
  saved: 35_40 as Paise,
})
const found: OffersCheckWire = {
  applied: [{ name: 'Diwali', nameHi: null, code: 'DIWALI10', kind: 'percent', saved: 70_80 as Paise }],
  missed: [],
  isCouponKnown: true,
  lines: [bags(106_200_000), bags(106_200_001)],
  goodsSaved: 70_80 as Paise,
  deliverySaved: 0 as Paise,
}

test('[OFFER-01] each line has what was taken off it, also where the same goods stand twice, and none that has changed', () => {
  const line = { product: 'cementVariant[0]', quantity: 3, price: 118_000_000 as Price }
  expect(loweredLines([line, line, line], found)).toEqual([bags(106_200_000), bags(106_200_001), null])
  expect(loweredLines([{ ...line, quantity: 4 }], found)).toEqual([null])
  expect(loweredLines([{ ...line, price: 100_000_000 as Price }], found)).toEqual([null])
  expect(loweredLines([line], null)).toEqual([null])
})

test('[OFFER-01] a sale says what it was shown, with a coupon that holds and no other', () => {
  expect(shownOffers(null, 'DIWALI10')).toEqual({})
  expect(shownOffers(found, null)).toEqual({ offers: { saved: 70_80 } })
  expect(shownOffers(found, 'DIWALI10')).toEqual({ offers: { saved: 70_80, code: 'DIWALI10' } })
  expect(shownOffers(found, 'HOLI')).toEqual({ offers: { saved: 70_80 } })
})
