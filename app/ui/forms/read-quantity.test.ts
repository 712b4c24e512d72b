import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

test.each([
  ['40', 40],
  [' 40 ', 40],
  ['\u200e40', 40],
  ['0', 0],
  ['1,500', 1_500],
  ['99999', 99_999],
  ['99,999', 99_999],
  ['100000', 'too-many'],
  ['1,50,000', 'too-many'],
  ['150000', 'too-many'],
  ['1e9', 'not-whole'],
  ['1.5', 'not-whole'],
  ['-5', 'not-whole'],
  ['1,5', 'not-whole'],
  ['12 bags', 'not-whole'],
] as const)('[CART-03] the quantity %j is %s, and never another number', (text, quantity) => {
  expect(readQuantity(text, 99_999)).toBe(quantity)
})
