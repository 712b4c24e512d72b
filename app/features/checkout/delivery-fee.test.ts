import { expect, test } from 'vitest'
import type { DeliveryFee } from '#domain/delivery/delivery-fee.ts'
import type { Paise } from '#domain/money/paise.ts'
import { computeBill } from '#domain/orders/bill.ts'
import { ApiError } from '#app/api/transport/request.ts'
import type { OfferedCart } from './offers/with-offers.ts'
import { shownDelivery, withFee } from './delivery-fee.ts'
import type { CheckoutDelivery } from './use-delivery.ts'

const cart = {
  bill: { ...computeBill([]), grandTotal: 40_000 as Paise },
  goodsBefore: 40_000 as Paise,
  deliverySaved: 0 as Paise,
} as OfferedCart
const promised = (fee?: DeliveryFee): CheckoutDelivery => ({
  pin: '122001',
  status: 'promised',
  days: ['2026-11-24'],
  promisedOn: '2026-11-20',
  slots: [],
  fee,
  asksAccess: false,
  chosen: { day: '2026-11-24', slot: null },
  choose: () => undefined,
  reload: () => undefined,
})
const refusal = new ApiError('delivery-fee-changed', { deliveryFee: 8_050 })

test('[AREA-04] the bill has the fee of the promise, and what is sent with the order is what it shows', () => {
  const delivery = promised({ amount: 5_000 as Paise, freeFrom: 40_001 as Paise })
  const shown = withFee(cart, delivery, null)
  expect(shown.bill).toMatchObject({ deliveryFee: 5_000, grandTotal: 45_000 })
  expect(shownDelivery(shown, delivery)).toEqual({
    delivery: { day: '2026-11-24', slot: null },
    deliveryFee: 5_000,
  })
  const free = withFee(cart, promised({ amount: 5_000 as Paise, freeFrom: 40_000 as Paise }), null)
  expect(free.bill).toEqual(cart.bill)
  expect(shownDelivery(withFee(cart, null, null), null)).toEqual({})
})

test('[AREA-04] a page that asks for no promise learns the fee when its order is refused; any other asks again', () => {
  expect(withFee(cart, null, refusal).bill).toMatchObject({ deliveryFee: 8_050, grandTotal: 48_050 })
  expect(withFee(cart, promised(), refusal).bill).toEqual(cart.bill)
  expect(withFee(cart, null, new ApiError('cart-changed')).bill).toEqual(cart.bill)
})

test('[AREA-04] [OFFER-01] the fee goes by the value before offers, less what they take off it', () => {
  const offered = { ...cart, bill: { ...cart.bill, grandTotal: 30_000 as Paise } }
  const fee = { amount: 5_000 as Paise, freeFrom: 40_000 as Paise }
  expect(withFee(offered, promised(fee), null).bill.grandTotal).toBe(30_000)
  const free = { ...offered, deliverySaved: 5_000 as Paise }
  const dear = promised({ amount: 5_000 as Paise, freeFrom: null })
  expect(withFee(offered, dear, null).bill).toMatchObject({ deliveryFee: 5_000, grandTotal: 35_000 })
  expect(withFee(free, dear, null).bill).toEqual(free.bill)
  // what the store said is after offers
  expect(withFee(free, null, refusal).bill.deliveryFee).toBe(8_050)
})
