import { expect, test } from 'vitest'
import { deliveryMessages } from '#messages/orders/delivery.ts'
import { formatPromise } from './promise-text.ts'

const t = deliveryMessages
const promise = { day: '2026-11-24', slot: null }

test('[GEN-05] a day says that it is within one day where it is, and only there', () => {
  const within = 'Delivered within one day, by Tuesday, 24 November'
  expect(formatPromise(t, promise, '2026-11-23')).toBe(within)
  expect(formatPromise(t, promise, '2026-11-24')).toBe(within)
  expect(formatPromise(t, promise, '2026-11-22')).toBe('Delivered by Tuesday, 24 November')
  expect(formatPromise(t, promise, '')).toBe('Delivered by Tuesday, 24 November')
  expect(formatPromise(t, promise)).toBe('Delivered by Tuesday, 24 November')
  expect(formatPromise(t, { ...promise, slot: '09:00-13:00' }, '2026-11-23')).toBe(
    `${within}, 09:00 to 13:00`,
  )
})
