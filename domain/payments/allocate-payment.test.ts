import { expect, test } from 'vitest'
import type { Paise } from '../money/paise.ts'
import { allocatePayment } from './allocate-payment.ts'

const unpaidOrder = { orderStatus: 'INITIATED', grandTotal: 38_250 as Paise }
const none = 0 as Paise
const payment = { amount: 38_250 as Paise, currency: 'INR', refunded: none, disputed: none, lost: none }

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

test('[SAFE-04] a payment of which a paisa was refunded or disputed before it was known pays nothing', () => {
  const cases = [
    { ...payment, refunded: 1 as Paise, reason: 'refunded-elsewhere' },
    { ...payment, refunded: 38_250 as Paise, reason: 'refunded-elsewhere' },
    { ...payment, disputed: 1 as Paise, reason: 'disputed' },
    { ...payment, lost: 38_250 as Paise, reason: 'disputed' },
  ]
  for (const { reason, ...other } of cases)
    expect(allocatePayment(unpaidOrder, other)).toEqual({ use: 'REFUND', reason })
})
