import { expect, it } from 'vitest'
import type { OrderView } from './order-view.ts'
import { moneyState } from './payment-state.ts'

type Facts = Parameters<typeof moneyState>[0]
const cash: Facts = { orderStatus: 'PLACED', paymentMode: 'COD', paymentStatus: 'PENDING', refund: null }
const refund = { state: 'DUE', amount: 100 } as NonNullable<OrderView['refund']>

it('[ORD-09] cash is to be paid until it was, and never for an order that is cancelled', () => {
  expect(moneyState(cash)).toBe('pay-on-delivery')
  expect(moneyState({ ...cash, orderStatus: 'DELIVERED', paymentStatus: 'PAID' })).toBe('paid-on-delivery')
  expect(moneyState({ ...cash, orderStatus: 'CANCELLED' })).toBe('not-charged')
})

it('[ORD-09] an online order waits for its payment, is paid, or was never charged', () => {
  const online: Facts = { ...cash, paymentMode: 'ONLINE' }
  expect(moneyState({ ...online, orderStatus: 'INITIATED' })).toBe('waiting-for-payment')
  expect(moneyState({ ...online, paymentStatus: 'PAID' })).toBe('paid-online')
  expect(moneyState({ ...online, orderStatus: 'CANCELLED' })).toBe('not-charged')
})

it('[PAY-04] money on its way back is told before anything else', () => {
  const paid: Facts = { ...cash, paymentMode: 'ONLINE', paymentStatus: 'PAID', orderStatus: 'CANCELLED' }
  expect(moneyState({ ...paid, refund })).toBe('refund-due')
  expect(moneyState({ ...paid, refund: { ...refund, state: 'DONE' } })).toBe('refund-done')
  expect(moneyState({ ...paid, paymentStatus: 'REFUNDED' })).toBe('refund-done')
})
