import { expect, it } from 'vitest'
import { formatPhone } from './format-phone.ts'

it.each([
  ['919812012345', '+91 98120 12345'],
  ['+91 98120 12345', '+91 98120 12345'],
  ['12025550123', '+12025550123'],
])('[GEN-06] %s is read as %s', (number, written) => {
  expect(formatPhone(number)).toBe(written)
})
