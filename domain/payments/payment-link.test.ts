import { expect, test } from 'vitest'
import { paymentExpiresAt, paymentLinkState } from './payment-link.ts'

const order = {
  paymentMode: 'ONLINE',
  paymentStatus: 'PENDING',
  orderStatus: 'INITIATED',
  cancelledBy: null,
  createdAt: '2026-11-20T06:30:00.000Z',
} as const
const inTime = new Date('2026-11-20T07:00:00.000Z')
const late = new Date('2026-11-20T07:00:00.001Z')

test('[DESK-10] an order waits for half an hour to be paid by its link', () => {
  expect(paymentExpiresAt(order)).toBe('2026-11-20T07:00:00.000Z')
  expect(paymentLinkState(order, inTime)).toBe('WAITING')
  // the sweep may not have cancelled it yet
  expect(paymentLinkState(order, late)).toBe('EXPIRED')
  expect(paymentLinkState({ ...order, orderStatus: 'CANCELLED', cancelledBy: 'system' }, late)).toBe(
    'EXPIRED',
  )
})

test.each(['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'])(
  '[DESK-10] one that is %s is paid',
  (orderStatus) => {
    expect(paymentLinkState({ ...order, paymentStatus: 'PAID', orderStatus }, late)).toBe('PAID')
  },
)

test('[DESK-10] one that was cancelled otherwise, or after its payment, is cancelled', () => {
  const cancelled = { ...order, orderStatus: 'CANCELLED' }
  expect(paymentLinkState({ ...cancelled, cancelledBy: 'customer' }, inTime)).toBe('CANCELLED')
  expect(paymentLinkState({ ...cancelled, cancelledBy: 'staff', paymentStatus: 'PAID' }, late)).toBe(
    'CANCELLED',
  )
  expect(paymentLinkState({ ...cancelled, cancelledBy: 'system', paymentStatus: 'REFUNDED' }, late)).toBe(
    'CANCELLED',
  )
})

test('[DESK-10] an order that is paid on delivery has no link', () => {
  expect(paymentLinkState({ ...order, paymentMode: 'COD' }, inTime)).toBeNull()
})
