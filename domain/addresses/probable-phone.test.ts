import { expect, test } from 'vitest'
import { isProbablePhone } from './probable-phone.ts'

test.each([
  '9812345678',
  '98123 45678',
  '+91 98123-45678',
  '919812345678',
  '09812345678',
  '0124 456 7890',
  '(0124) 4567890',
  '+971 50 123 4567',
  '00919812345678',
  '00971 50 123 4567',
  '९८१२३ ४५६७८',
  '\u200e+91 98123 45678\u202c',
])('[ADDR-09] %j can be a phone number', (text) => {
  expect(isProbablePhone(text)).toBe(true)
})

test.each(['98123', '981234567890123', '9999999999', '0000000000', 'call Ravi', '98123x5678', '+91 12'])(
  '[ADDR-09] %j cannot be one',
  (text) => {
    expect(isProbablePhone(text)).toBe(false)
  },
)
