import { expect, test } from 'vitest'
import { istMonth } from './ist-month.ts'

test('[DESK-07] a month begins and ends at midnight in India, December in the next year', () => {
  expect(istMonth('2026-11')).toEqual({
    from: new Date('2026-10-31T18:30:00Z'),
    before: new Date('2026-11-30T18:30:00Z'),
  })
  expect(istMonth('2026-12').before).toEqual(new Date('2026-12-31T18:30:00Z'))
})
