import { expect, test } from 'vitest'
import { isResendable } from './order-message.ts'

const failed = { about: 'SHIPPED', state: 'FAILED', fault: 'refused' } as const

test('[DESK-03] a message that failed or met the limit of a day may be sent again, others not', () => {
  expect(isResendable(failed, 'SHIPPED')).toBe(true)
  expect(isResendable({ ...failed, state: 'SKIPPED', fault: 'limit' }, 'SHIPPED')).toBe(true)
  expect(isResendable({ ...failed, state: 'SKIPPED', fault: 'outdated' }, 'SHIPPED')).toBe(false)
  expect(isResendable({ ...failed, state: 'SENT', fault: null }, 'SHIPPED')).toBe(false)
  expect(isResendable({ ...failed, state: 'DELIVERED', fault: null }, 'SHIPPED')).toBe(false)
})

test('[DESK-03] old news is not sent again', () => {
  expect(isResendable(failed, 'DELIVERED')).toBe(false)
  expect(isResendable({ ...failed, about: 'PAYMENT_DUE' }, 'INITIATED')).toBe(true)
  expect(isResendable({ ...failed, about: 'PAYMENT_DUE' }, 'PLACED')).toBe(false)
  expect(isResendable({ ...failed, about: 'CHANGED' }, 'CANCELLED')).toBe(false)
  expect(isResendable({ ...failed, about: 'REFUND' }, 'CANCELLED')).toBe(true)
})
