import { pinDigits } from './pin-digits.ts'
import { stateByCode } from './states.ts'
import { statesForPinCode } from './pin-code-states.ts'

/**
 * Cities around Delhi by PIN code prefix; the longest one wins. A prefix that spans several cities has none. Source: All India
 * Pincode Directory (data.gov.in, GODL-India).
 */
const cities: readonly (readonly [prefix: string, city: string])[] = [
  ['110', 'Delhi'],
  ['1220', 'Gurugram'],
  ['1224', 'Gurugram'],
  ['1210', 'Faridabad'],
  ['2010', 'Ghaziabad'],
  ['20130', 'Noida'],
  ['201306', ''],
  ['201308', ''],
]

/** City and State that a PIN code tells; empty where it does not tell them for certain. */
export type PinCodePlace = { readonly city: string; readonly state: string }

/** The city and the State of a PIN code: `122 001` → Gurugram, Haryana. A wrong State would be a wrong tax, so none is guessed. */
export function placeOfPinCode(pin: string): PinCodePlace {
  const digits = pinDigits(pin)
  const codes = statesForPinCode(digits)
  if (codes.length === 0) return { city: '', state: '' }
  const [, city = ''] = cities.findLast(([prefix]) => digits.startsWith(prefix)) ?? []
  return { city, state: codes.length === 1 ? (stateByCode(codes[0] ?? '')?.name ?? '') : '' }
}
