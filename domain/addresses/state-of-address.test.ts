import { expect, test } from 'vitest'
import { stateOfAddress } from './state-of-address.ts'

const at = (state: string, zipcode: string) => ({ state, zipcode })

test.each([
  ['Haryana', '122001', '06'],
  ['HR', '', '06'],
  ['', '122001', '06'],
  ['somewhere', '110 001', '07'],
  ['Chandigarh', '160017', '04'],
  ['Punjab', '160055', '03'],
  ['', '160017', undefined],
  ['', '900056', undefined],
  ['', '', undefined],
])('%j with PIN %j is the State %s', (state, pin, code) => {
  expect(stateOfAddress(at(state, pin))).toMatchObject({ agrees: true })
  expect(stateOfAddress(at(state, pin)).state?.code).toBe(code)
})

test('a typed State wins over a PIN code of another one, and the mismatch is reported', () => {
  expect(stateOfAddress(at('Haryana', '110001'))).toMatchObject({ state: { code: '06' }, agrees: false })
})
