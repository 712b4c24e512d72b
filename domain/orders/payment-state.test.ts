import { expect, it } from 'vitest'
import type { OrderView } from './order-view.ts'
import { paymentState } from './payment-state.ts'

type Input = Parameters<typeof paymentState>[0]
const cash: Input = {
  orderStatus: 'PLACED',
  paymentMode: 'COD',
  paymentStatus: 'PENDING',
  refund: null,
  dispute: null,
}
const refund = { state: 'DUE', amount: 100 } as NonNullable<OrderView['refund']>

it('[ORD-09] cash is due until it is paid, and never for a cancelled order', () => {
  expect(paymentState(cash)).toBe('pay-on-delivery')
  expect(paymentState({ ...cash, orderStatus: 'DELIVERED', paymentStatus: 'PAID' })).toBe('paid-on-delivery')
  expect(paymentState({ ...cash, orderStatus: 'CANCELLED' })).toBe('not-charged')
})

it('[ORD-09] an online order waits for its payment, is paid, or was never charged', () => {
  const online: Input = { ...cash, paymentMode: 'ONLINE' }
  expect(paymentState({ ...online, orderStatus: 'INITIATED' })).toBe('waiting-for-payment')
  expect(paymentState({ ...online, paymentStatus: 'PAID' })).toBe('paid-online')
  expect(paymentState({ ...online, orderStatus: 'CANCELLED' })).toBe('not-charged')
})

it('[PAY-04] a refund takes precedence over every other state', () => {
  const paid: Input = { ...cash, paymentMode: 'ONLINE', paymentStatus: 'PAID', orderStatus: 'CANCELLED' }
  expect(paymentState({ ...paid, refund })).toBe('refund-due')
  expect(paymentState({ ...paid, refund: { ...refund, state: 'DONE' } })).toBe('refund-done')
  expect(paymentState({ ...paid, paymentStatus: 'REFUNDED' })).toBe('refund-done')
})

it('[SAFE-04] a refund of an order that goes on is shown with what was paid, one that is stuck as the store’s to return', () => {
  const paid: Input = { ...cash, paymentMode: 'ONLINE', paymentStatus: 'PAID' }
  expect(paymentState({ ...paid, refund })).toBe('part-refund-due')
  expect(paymentState({ ...paid, refund: { ...refund, state: 'DONE' } })).toBe('part-refund-done')
  expect(paymentState({ ...paid, refund: { ...refund, state: 'REFUSED' } })).toBe('refund-by-hand')
})

it('[SAFE-04] what a bank withholds or returned is said before anything else, and after every refund', () => {
  const paid: Input = { ...cash, paymentMode: 'ONLINE', paymentStatus: 'PAID' }
  const dispute = { state: 'open', amount: 100 } as NonNullable<OrderView['dispute']>
  expect(paymentState({ ...paid, refund, dispute })).toBe('disputed')
  expect(paymentState({ ...paid, dispute: { ...dispute, state: 'lost' } })).toBe('returned-by-bank')
  expect(paymentState({ ...paid, refund, dispute: { ...dispute, state: 'lost' } })).toBe('part-refund-due')
})
