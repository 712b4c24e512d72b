import { expect, test } from 'vitest'
import type { Paise } from '../money/paise.ts'
import { allocatePayment } from './allocate-payment.ts'

const unpaidOrder = { orderStatus: 'INITIATED', grandTotal: 38_250 as Paise }
const payment = { amount: 38_250 as Paise, currency: 'INR' }

test('[PAY-03] a payment of exactly the amount of an unpaid order, in rupees, pays it', () => {
  expect(allocatePayment(unpaidOrder, payment)).toEqual({ use: 'ORDER' })
})

test('[PAY-03] a paisa less, a paisa more or another currency is refunded', () => {
  for (const other of [
    { ...payment, amount: 38_249 as Paise },
    { ...payment, amount: 38_251 as Paise },
    { ...payment, currency: 'USD' },
  ])
    expect(allocatePayment(unpaidOrder, other)).toEqual({ use: 'REFUND', reason: 'wrong-amount' })
})

test('[PAY-04] a payment for an order that is already paid or cancelled is refunded', () => {
  for (const orderStatus of ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'of another time'])
    expect(allocatePayment({ ...unpaidOrder, orderStatus }, payment)).toEqual({
      use: 'REFUND',
      reason: 'paid-twice',
    })
  expect(allocatePayment({ ...unpaidOrder, orderStatus: 'CANCELLED' }, payment)).toEqual({
    use: 'REFUND',
    reason: 'order-cancelled',
  })
})
