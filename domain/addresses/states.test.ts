import { expect, test } from 'vitest'
import { statesForPinCode } from './pin-code-states.ts'
import { parseState, stateByCode, states } from './states.ts'

test('there are 28 States and 8 union territories, each with its own code', () => {
  expect(states).toHaveLength(36)
  expect(new Set(states.map(({ code }) => code)).size).toBe(36)
  expect(states.filter(({ unionTerritory }) => unionTerritory).map(({ code }) => code)).toEqual([
    '04',
    '26',
    '31',
    '35',
    '38',
  ])
})

test.each([
  ['Haryana', '06'],
  [' haryana ', '06'],
  ['HR', '06'],
  ['Hariyana', '06'],
  ['Haryna', '06'],
  ['हरियाणा', '06'],
  ['Haryana, India', '06'],
  ['Gurugram, Haryana', '06'],
  ['U.P.', '09'],
  ['u p', '09'],
  ['Uttar Pradesh (UP)', '09'],
  ['Delhi', '07'],
  ['New Delhi', '07'],
  ['NCT of Delhi', '07'],
  ['दिल्ली', '07'],
  ['Orissa', '21'],
  ['J&K', '01'],
  ['Jammu & Kashmir', '01'],
  ['Tamilnadu', '33'],
  ['Maharastra', '27'],
  ['Pondicherry', '34'],
  ['Chattisgarh', '22'],
  ['Uttrakhand', '05'],
  ['Andaman & Nicobar', '35'],
])('%j is the State with code %s', (typed, code) => {
  expect(parseState(typed)?.code).toBe(code)
})

test.each(['', '-', 'X', 'Pradesh', 'California', 'अ', 'NA'])('%j is not a State', (typed) => {
  expect(parseState(typed)).toBeNull()
})

test('every State is found by its name and its code', () => {
  for (const state of states) {
    expect(parseState(state.name)).toBe(state)
    expect(stateByCode(state.code)).toBe(state)
  }
  expect(stateByCode('6')?.name).toBe('Haryana')
  expect(stateByCode('25')).toBeNull()
})

test.each([
  ['122001', ['06']],
  ['122 001', ['06']],
  ['110001', ['07']],
  ['134109', ['06']],
  ['160017', ['04', '03']],
  ['403001', ['30']],
  ['400001', ['27']],
  ['500081', ['36']],
  ['248001', ['05']],
  ['737101', ['11']],
  ['900056', []],
  ['012345', []],
  ['12200', []],
])('the PIN code %s may belong to %j', (pin, codes) => {
  expect(statesForPinCode(pin)).toEqual(codes)
})

test('PIN codes map to existing States only', () => {
  for (let prefix = 100; prefix < 1000; prefix++) {
    for (const code of statesForPinCode(`${prefix}001`)) expect(stateByCode(code)).not.toBeNull()
  }
})
