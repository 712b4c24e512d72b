import { expect, test } from 'vitest'
import type { Paise } from '../money/paise.ts'
import { allocatePayment } from './allocate-payment.ts'

const waiting = { orderStatus: 'INITIATED', grandTotal: 38_250 as Paise }
const money = { amount: 38_250 as Paise, currency: 'INR' }

test('[PAY-03] exactly the amount of a waiting order, in rupees, pays it', () => {
  expect(allocatePayment(waiting, money)).toEqual({ use: 'ORDER' })
})

test('[PAY-03] a paisa less, a paisa more or other money goes back', () => {
  for (const other of [
    { ...money, amount: 38_249 as Paise },
    { ...money, amount: 38_251 as Paise },
    { ...money, currency: 'USD' },
  ])
    expect(allocatePayment(waiting, other)).toEqual({ use: 'REFUND', reason: 'wrong-amount' })
})

test('[PAY-04] what comes for an order that is paid already, or given up, goes back', () => {
  for (const orderStatus of ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'of another time'])
    expect(allocatePayment({ ...waiting, orderStatus }, money)).toEqual({
      use: 'REFUND',
      reason: 'paid-twice',
    })
  expect(allocatePayment({ ...waiting, orderStatus: 'CANCELLED' }, money)).toEqual({
    use: 'REFUND',
    reason: 'order-cancelled',
  })
})
