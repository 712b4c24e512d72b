import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumber, parseOrderNumber, scatter } from './order-number.ts'

const number = fc.integer({ min: 0, max: 99_999_999 })

test('an order number is parsed however it is typed', () => {
  fc.assert(
    fc.property(number, (value) => {
      const formatted = orderNumber(value)
      expect(formatted).toMatch(/^\d{4}-\d{4}-\d$/)
      expect(parseOrderNumber(` ${formatted.replaceAll('-', ' ')} `)).toBe(formatted)
    }),
  )
})

test('any single wrong digit is detected', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (value, at, by) => {
      const digits = orderNumber(value).replaceAll('-', '').split('')
      digits[at] = String((Number(digits[at]) + by) % 10)
      expect(parseOrderNumber(digits.join(''))).toBe(null)
    }),
  )
})

test('a text that is too short or too long is not an order number', () => {
  expect(parseOrderNumber('1234')).toBe(null)
  expect(parseOrderNumber('1234-5678-90')).toBe(null)
})

/** A mix that differs for each secret, round and half, as a keyed hash does. */
const mixOf = (secret: number) => (round: number, half: number) =>
  (Math.imul(half + 1, 2_654_435_761) ^ Math.imul(round + 1, secret)) >>> 4

test('the places of orders are scattered, each to a number of its own', () => {
  const places = fc.uniqueArray(number, { minLength: 2, maxLength: 200 })
  fc.assert(
    fc.property(places, fc.integer(), (some, secret) => {
      const numbers = some.map((place) => scatter(place, mixOf(secret)))
      expect(new Set(numbers).size).toBe(some.length)
      for (const one of numbers) expect(one >= 0 && one <= 99_999_999 && Number.isInteger(one)).toBe(true)
    }),
  )
})
