import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_NUMBER_COUNT, orderNumber, parseOrderNumber } from './order-number.ts'

const number = fc.integer({ min: 0, max: ORDER_NUMBER_COUNT - 1 })

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
