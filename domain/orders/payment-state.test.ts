import { expect, it } from 'vitest'
import type { OrderView } from './order-view.ts'
import { paymentState } from './payment-state.ts'

type Facts = Parameters<typeof paymentState>[0]
const cash: Facts = { orderStatus: 'PLACED', paymentMode: 'COD', paymentStatus: 'PENDING', refund: null }
const refund = { state: 'DUE', amount: 100 } as NonNullable<OrderView['refund']>

it('[ORD-09] cash is to be paid until it was, and never for an order that is cancelled', () => {
  expect(paymentState(cash)).toBe('pay-on-delivery')
  expect(paymentState({ ...cash, orderStatus: 'DELIVERED', paymentStatus: 'PAID' })).toBe('paid-on-delivery')
  expect(paymentState({ ...cash, orderStatus: 'CANCELLED' })).toBe('not-charged')
})

it('[ORD-09] an online order waits for its payment, is paid, or was never charged', () => {
  const online: Facts = { ...cash, paymentMode: 'ONLINE' }
  expect(paymentState({ ...online, orderStatus: 'INITIATED' })).toBe('waiting-for-payment')
  expect(paymentState({ ...online, paymentStatus: 'PAID' })).toBe('paid-online')
  expect(paymentState({ ...online, orderStatus: 'CANCELLED' })).toBe('not-charged')
})

it('[PAY-04] money on its way back is told before anything else', () => {
  const paid: Facts = { ...cash, paymentMode: 'ONLINE', paymentStatus: 'PAID', orderStatus: 'CANCELLED' }
  expect(paymentState({ ...paid, refund })).toBe('refund-due')
  expect(paymentState({ ...paid, refund: { ...refund, state: 'DONE' } })).toBe('refund-done')
  expect(paymentState({ ...paid, paymentStatus: 'REFUNDED' })).toBe('refund-done')
})
