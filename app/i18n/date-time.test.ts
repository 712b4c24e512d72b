import { expect, it } from 'vitest'
import { formatDateTime } from './date-time.ts'

it('[ORD-02] the time of an order is Indian time', () => {
  expect(formatDateTime('2026-11-20T20:05:00.000Z').replaceAll(/\s/g, ' ')).toBe('21 Nov 2026, 1:35 am')
})
