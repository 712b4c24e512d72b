import { expect, test } from 'vitest'
import { convertQuantity } from './convert.ts'

test.each([
  { quantity: 2, from: 'dozen', sold: { unit: 'pair', contents: { piece: 2 } }, units: 24 },
  { quantity: 1, from: 'gross', sold: { unit: 'pair', contents: { piece: 2 } }, units: 144 },
  { quantity: 2, from: 'dozen', sold: { unit: 'pack', contents: { piece: 100 } }, units: 0.24 },
  { quantity: 10, from: 'piece', sold: { unit: 'pair', contents: { piece: 2 } }, units: 5 },
  { quantity: 2, from: 'tonne', sold: { unit: 'rod', contents: { kg: 10 } }, units: 200 },
  { quantity: 2, from: 'trolley', sold: { unit: 'tonne', contents: { kg: 1000 } }, units: null },
])('[QO-07] $quantity $from of what is sold by the $sold.unit come to $units', (each) => {
  expect(convertQuantity(each.quantity, each.from, each.sold)).toBe(each.units)
})
