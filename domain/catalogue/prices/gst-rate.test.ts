import { expect, test } from 'vitest'
import { parseRate } from './gst-rate.ts'

test.each([
  ['18', 18],
  ['18%', 18],
  [' 5.0 % ', 5],
  ['0.25', 0.25],
  ['GST 12%', 12],
  ['GST@28', 28],
  ['18% GST', 18],
  ['0', 0],
  ['Exempt', 0],
  ['Nil rated', 0],
])('%j is %d percent', (text, rate) => {
  expect(parseRate(text)).toBe(rate)
})

test.each([null, '', 'standard', '118', '-5', '1.234', '9%+9%'])('%j is not a rate', (text) => {
  expect(parseRate(text)).toBeNull()
})
