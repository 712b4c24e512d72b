import { expect, test } from 'vitest'
import { toPrice } from '#domain/money/parse-price.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { AppliedOffer } from '../offers/apply-offers.ts'
import type { OrderItem } from './order.ts'
import { offersOfOrder, offerTitle } from './offers-of-order.ts'
import { ofQuantity } from './placing/offered-item.ts'

const diwali: AppliedOffer = {
  offerId: 'a',
  kind: 'percent',
  name: 'Diwali',
  nameHi: 'दिवाली',
  code: 'DIWALI10',
  saved: toPaise(100_00),
}
const free: AppliedOffer = {
  ...diwali,
  offerId: 'b',
  kind: 'free-delivery',
  name: 'Free',
  nameHi: null,
  code: null,
  saved: toPaise(50_00),
}

function item(quantity: number, saved: number): OrderItem {
  const offers = [{ offerId: 'a', name: 'Diwali', saved: toPaise(saved) }]
  const price = toPrice('118')
  return {
    quantity,
    pricing: { source: { kind: 'list' }, listPrice: price, publicPrice: price, offers },
  } as unknown as OrderItem
}

const seen = { name: 'Diwali', nameHi: 'दिवाली', code: 'DIWALI10' }

test('[OFFER-01] an order says what each offer took off what it has now, and of delivery what it did', () => {
  const placed = { offers: [diwali, free], orderItems: [item(10, 70_00), item(1, 30_00)] }
  expect(offersOfOrder(placed)).toEqual([
    { ...seen, saved: 100_00 },
    { name: 'Free', nameHi: null, code: null, saved: 50_00 },
  ])
  const half = [ofQuantity(item(10, 70_00), 5), item(1, 30_00)]
  expect(offersOfOrder({ ...placed, orderItems: half })[0]).toEqual({ ...seen, saved: 65_00 })
  const without = offersOfOrder({ ...placed, orderItems: [{ ...item(3, 0), pricing: undefined } as never] })
  expect(without.map(({ name }) => name)).toEqual(['Free'])
  expect(offersOfOrder({ orderItems: [item(1, 1)] })).toEqual([])
})

test('[OFFER-01] an offer is called as in the language of the reader, with its coupon', () => {
  expect(offerTitle(diwali, 'en')).toBe('Diwali (DIWALI10)')
  expect(offerTitle(diwali, 'hi')).toBe('दिवाली (DIWALI10)')
  expect(offerTitle(free, 'hi')).toBe('Free')
})
