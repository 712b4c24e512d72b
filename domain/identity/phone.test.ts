import { expect, test } from 'vitest'
import {
  changePhoneInput,
  hasTooManyDigits,
  maskPhone,
  normalizePhoneInput,
  parsePhone,
  shownPhone,
} from './phone.ts'

/** Types every character by itself into the field, and returns the number typed. */
function typed(text: string): string {
  return Array.from(text).reduce(
    (before, character) => changePhoneInput(before, shownPhone(before) + character),
    '',
  )
}

const numbers = [
  '9812345678',
  '+91 98123 45678',
  '+919812345678',
  '919812345678',
  '91 98123-45678',
  '098123 45678',
  '00919812345678',
  '0091 98123 45678',
  '0919812345678',
  '+91 098123 45678',
  '(+91) 98123.45678',
  '९८१२३४५६७८',
  '+९१ ९८१२३ ४५६७८',
  '०९८१२३४५६७८',
  '௯௧௯௮௧௨௩௪௫௬௭௮',
  '٩٨١٢٣٤٥٦٧٨',
  '９８１２３４５６７８',
  '＋91 9812345678',
  '\u200e+91 98123 45678\u202c',
  '\u2068981\u200b2345678\ufeff',
]

test.each(numbers)('[AUTH-01] %j is one number, typed, pasted, and as it is sent', (text) => {
  expect([typed(text), normalizePhoneInput(text)]).toEqual(['9812345678', '9812345678'])
  expect(parsePhone(text)).toBe('+919812345678')
})

test.each([
  ['9198123456', '9198123456'],
  ['98-12abc', '9812'],
  ['0', '0'],
  ['09', '9'],
  ['+91', ''],
  ['0091', ''],
])('[AUTH-01] typing or pasting %j shows %j', (text, digits) => {
  expect([shownPhone(typed(text)), shownPhone(normalizePhoneInput(text))]).toEqual([digits, digits])
})

test.each([
  '98123456789',
  '919812345678 9',
  '981234567890',
  '+91 98123 456789',
  '91981234567',
  '९८१२३४५६७८९',
])('[AUTH-01] %j has too many digits: ten are shown, it is told of, and it is nobody’s number', (text) => {
  for (const state of [typed(text), normalizePhoneInput(text)]) {
    expect(shownPhone(state)).toHaveLength(10)
    expect(hasTooManyDigits(state)).toBe(true)
    expect(parsePhone(state)).toBeNull()
  }
  expect(parsePhone(text)).toBeNull()
})

test('[AUTH-01] a digit too many is taken back with the last one that is shown, and a number is typed anew', () => {
  const eleven = typed('98123456789')
  expect(changePhoneInput(eleven, '981234567')).toBe('981234567')
  expect(changePhoneInput(eleven, '')).toBe('')
  expect(changePhoneInput(changePhoneInput(eleven, ''), '9812345670')).toBe('9812345670')
  // a digit put between others
  expect(changePhoneInput('981234567', '9812034567')).toBe('9812034567')
})

test.each(['', '12345', '1234567890', '5876543210', '98123456789', 'abc', '9812345678x', '+1 98123 45678'])(
  '[AUTH-12] %j is not a mobile number',
  (text) => {
    expect(parsePhone(text)).toBeNull()
  },
)

test('a masked number shows its last four digits', () => {
  expect(maskPhone('+919812345678')).toBe('+91••••••5678')
})
