import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Paise } from '../../money/paise.ts'
import { mayReceiveCash, offerCash, type CashUsage } from './cash-limit.ts'
import { customerLimits } from './order-limits.ts'

const paise = (rupees: number) => (rupees * 100) as Paise
const LIMIT = paise(200_000)
const standing = (receivedToday: number, open: number): CashUsage => ({
  limit: LIMIT,
  receivedToday: paise(receivedToday),
  open: paise(open),
})

test.each<[number, [number, number], string]>([
  [199_999.99, [0, 0], 'offered'],
  [200_000, [0, 0], 'refused'],
  [1, [199_998, 0], 'offered'],
  [1, [199_999, 0], 'warned'],
  [1, [0, 199_999], 'warned'],
  [1, [100_000, 100_000], 'warned'],
  [0, [0, 199_999], 'offered'],
  [0, [0, 200_000], 'warned'],
])('[PAY-08] an order of ₹%d with %j received today and on its way is %s', (total, [today, open], offer) => {
  expect(offerCash(paise(total), standing(today, open))).toBe(offer)
})

test('[PAY-08] what is received in cash stays below the limit in a day and for an order, however it is split', () => {
  const amount = fc.integer({ min: 0, max: 30_000_000 }).map((value) => value as Paise)
  fc.assert(
    fc.property(fc.array(fc.record({ amount, order: fc.nat(3) }), { maxLength: 20 }), (offers) => {
      let receivedToday = 0 as Paise
      const byOrder = [0, 0, 0, 0] as Paise[]
      for (const { amount: offered, order } of offers) {
        if (!mayReceiveCash(offered, { limit: LIMIT, receivedToday }, byOrder[order])) continue
        receivedToday = (receivedToday + offered) as Paise
        byOrder[order] = ((byOrder[order] ?? 0) + offered) as Paise
      }
      expect(receivedToday).toBeLessThan(LIMIT)
      expect(Math.max(...byOrder)).toBeLessThan(LIMIT)
    }),
  )
})

test('[PAY-08] an order of earlier days takes no more cash than one order may, and nothing in cash is always allowed', () => {
  expect(mayReceiveCash(paise(1), standing(0, 0), paise(199_999))).toBe(false)
  expect(mayReceiveCash(paise(0), standing(199_999, 0), paise(199_999))).toBe(true)
})

test('without a limit in force cash is offered and received', () => {
  const none = { limit: null, receivedToday: paise(1e7), open: paise(1e7) }
  expect([offerCash(paise(1e7), none), mayReceiveCash(paise(1e7), none)]).toEqual(['offered', true])
})

test('[SAFE-01] an active partner orders for many customers, and may order ten times as often', () => {
  const limits = { ordersPerHour: 20, openCashOrders: 10 }
  expect(customerLimits(limits, { active: false })).toEqual(limits)
  expect(customerLimits(limits, { active: true })).toEqual({ ordersPerHour: 200, openCashOrders: 100 })
})
