import { expect, test } from 'vitest'
import { placeOfPinCode } from './pin-code-place.ts'

test.each([
  ['122001', 'Gurugram', 'Haryana'],
  ['122 018', 'Gurugram', 'Haryana'],
  ['110001', 'Delhi', 'Delhi'],
  ['121003', 'Faridabad', 'Haryana'],
  ['201301', 'Noida', 'Uttar Pradesh'],
  ['201001', 'Ghaziabad', 'Uttar Pradesh'],
  // Greater Noida: more than one city
  ['201308', '', 'Uttar Pradesh'],
  ['560001', '', 'Karnataka'],
  // may lie in either of two States
  ['160017', '', ''],
  ['12200', '', ''],
  ['000000', '', ''],
  ['', '', ''],
  ['gate 5', '', ''],
])('[ADDR-08] the PIN code %j is in %j, %j', (pin, city, state) => {
  expect(placeOfPinCode(pin)).toEqual({ city, state })
})
