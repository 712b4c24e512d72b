import { expect, test } from 'vitest'
import { documentNumber, financialYear } from './document-number.ts'

test.each([
  ['2026-03-31T18:29:59.999Z', '2025-26', 'the last moment of March in India'],
  ['2026-03-31T18:30:00.000Z', '2026-27', 'midnight of 1 April in India'],
  ['2026-12-31T23:59:59.999Z', '2026-27', 'the turn of the calendar year'],
  ['2027-01-01T00:00:00.000Z', '2026-27', 'January'],
  ['2099-06-01T00:00:00.000Z', '2099-00', 'the turn of the century'],
])('%s is in %s: %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year)
})

test('[ORD-09] a number is series, year and serial, and is at most 16 characters long', () => {
  expect(documentNumber('NV', '2026-27', 123)).toBe('NV/26-27/000123')
  expect(documentNumber('NEV', '2026-27', 999_999)).toBe('NEV/26-27/999999')
  expect(documentNumber('NV', '2026-27', 1_000_000)).toBe('NV/26-27/1000000')
})

test.each([
  ['', '2026-27', 1],
  ['nv', '2026-27', 1],
  ['NEEV', '2026-27', 1],
  ['N ', '2026-27', 1],
  ['NV', '26-27', 1],
  ['NV', '2026-27', 0],
  ['NV', '2026-27', 1.5],
  ['NEV', '2026-27', 1_000_000],
])('series %j, year %j and serial %j are rejected', (series, year, serial) => {
  expect(() => documentNumber(series, year, serial)).toThrow(RangeError)
})
