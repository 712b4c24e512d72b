import { expect, test } from 'vitest'
import { isBlank } from '../text/is-blank.ts'
import { placeOfPinCode } from './pin-code-place.ts'
import { pinDigits } from './pin-digits.ts'

test.each(['122002', '122 002', '122-002', 'PIN 122002', 'PIN: 122002.', '१२२००२', '１２２００２'])(
  '[ADDR-08] the PIN code %j is that of Gurugram',
  (pin) => {
    expect(pinDigits(pin)).toBe('122002')
    expect(placeOfPinCode(pin)).toEqual({ city: 'Gurugram', state: 'Haryana' })
  },
)

test.each(['', '  ', '\u200d', '\u200e\u200f', '\u3164', '\u2800', '\u0301', '\u{e0041}'])(
  '[ADDR-03] %j is as empty as whitespace: it shows nothing',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test.each(['Asha', '12', '#', 'अ', 'क्षि', '👷'])('[ADDR-03] %j shows something', (text) => {
  expect(isBlank(text)).toBe(false)
})
