import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

test('[GOODS-01] a moment is told in Indian time with its weekday, and with the year only where that differs', () => {
  const now = new Date('2026-11-20T06:30:00Z')
  expect(formatMoment('2026-11-24T03:30:00Z', now)).toBe('Tuesday, 24 November, 9:00 am')
  expect(formatMoment('2026-12-31T18:29:00Z', now)).toBe('Thursday, 31 December, 11:59 pm')
  expect(formatMoment('2026-12-31T18:30:00Z', now)).toContain('2027')
})
