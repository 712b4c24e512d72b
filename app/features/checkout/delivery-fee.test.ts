import { expect, test } from 'vitest'
import type { DeliveryFee } from '#domain/delivery/delivery-fee.ts'
import type { Paise } from '#domain/money/paise.ts'
import { computeBill } from '#domain/orders/bill.ts'
import { ApiError } from '#app/api/transport/request.ts'
import type { Cart } from '#app/features/cart/use-cart.ts'
import { shownDelivery, withFee } from './delivery-fee.ts'
import type { CheckoutDelivery } from './use-delivery.ts'

const cart = { bill: { ...computeBill([]), grandTotal: 40_000 as Paise } } as Cart
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
