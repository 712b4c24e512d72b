import { expect, test } from 'vitest'
import { expiredBefore, taxRecordsExpiredBefore, taxRecordsUntil } from './retention.ts'

test.each([
  // financial year 2026-27, annual return due on 31 December 2027, and six years
  ['2026-05-05T06:00:00Z', '2033-12-31T18:30:00.000Z'],
  ['2027-03-31T18:29:59Z', '2033-12-31T18:30:00.000Z'],
  ['2027-03-31T18:30:00Z', '2034-12-31T18:30:00.000Z'],
  ['2027-01-15T06:00:00Z', '2033-12-31T18:30:00.000Z'],
])('[SAFE-06] a tax record of %s is kept until %s', (at, until) => {
  expect(taxRecordsUntil(new Date(at)).toISOString()).toBe(until)
})

test.each([
  ['2033-12-31T18:29:59Z', '2026-03-31T18:30:00.000Z'],
  ['2033-12-31T18:30:00Z', '2027-03-31T18:30:00.000Z'],
  ['2034-06-01T00:00:00Z', '2027-03-31T18:30:00.000Z'],
])('[SAFE-06] at %s tax records from before %s have expired, and only they', (now, before) => {
  const limit = taxRecordsExpiredBefore(new Date(now))
  expect(limit.toISOString()).toBe(before)
  expect(taxRecordsUntil(new Date(limit.getTime() - 1)) <= new Date(now)).toBe(true)
  expect(taxRecordsUntil(limit) > new Date(now)).toBe(true)
})

test('[SAFE-06] a period of days ends to the millisecond', () => {
  expect(expiredBefore({ days: 2 }, new Date('2026-11-22T10:00:00Z')).toISOString()).toBe(
    '2026-11-20T10:00:00.000Z',
  )
})
