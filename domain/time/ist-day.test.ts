import { expect, test } from 'vitest'
import { istDay } from './ist-day.ts'

test('a day in India begins at 18:30 UTC', () => {
  expect(istDay(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20')
  expect(istDay(new Date('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21')
})
