import { expect, test } from 'vitest'
import { isPeriod, presetPeriod } from './periods.ts'

test.each([
  ['today', '2026-03-05', '2026-03-05'],
  ['week', '2026-02-27', '2026-03-05'],
  ['month', '2026-02-04', '2026-03-05'],
  ['thisMonth', '2026-03-01', '2026-03-05'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['year', '2025-03-06', '2026-03-05'],
] as const)('[DESK-07] %s is from %s to %s', (preset, from, to) => {
  expect(presetPeriod(preset, '2026-03-05')).toEqual({ from, to })
})

test('[DESK-07] a period begins before it ends and is of two years at most', () => {
  expect(isPeriod({ from: '2026-03-05', to: '2026-03-05' })).toBe(true)
  expect(isPeriod({ from: '2026-03-06', to: '2026-03-05' })).toBe(false)
  expect(isPeriod({ from: '2024-03-05', to: '2026-03-06' })).toBe(true)
  expect(isPeriod({ from: '2024-03-05', to: '2026-03-07' })).toBe(false)
  expect(isPeriod({ from: '', to: '2026-03-07' })).toBe(false)
})
