import { expect, test } from 'vitest'
import { maskPhone, parsePhone, normalizePhoneInput } from './phone.ts'

test.each([
  ['9812345678', '9812345678'],
  ['+91 98123 45678', '9812345678'],
  ['098123 45678', '9812345678'],
  ['00919812345678', '9812345678'],
  ['98-12abc', '9812'],
  ['98123456789', '9812345678'],
  ['0', '0'],
  ['09', '9'],
])('[AUTH-01] typing or pasting %j gives %s', (text, digits) => {
  expect(normalizePhoneInput(text)).toBe(digits)
})

test('[AUTH-01] a number is sent with +91', () => {
  expect(parsePhone('98123 45678')).toBe('+919812345678')
  expect(parsePhone('+919812345678')).toBe('+919812345678')
  expect(parsePhone('09812345678')).toBe('+919812345678')
})

test.each(['', '12345', '1234567890', '5876543210', '98123456789', 'abc'])(
  '[AUTH-12] %j is not a mobile number',
  (text) => {
    expect(parsePhone(text)).toBeNull()
  },
)

test('a masked number shows its last four digits', () => {
  expect(maskPhone('+919812345678')).toBe('+91••••••5678')
})
