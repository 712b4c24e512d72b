import { expect, test } from 'vitest'
import { addressFormFields, type AddressForm } from './address.ts'
import { fillFromPinCode } from './fill-from-pin-code.ts'

const empty = Object.fromEntries(addressFormFields.map((field) => [field, ''])) as AddressForm
const gurugram = { city: 'Gurugram', state: 'Haryana', country: 'India' }

test('[ADDR-08] a PIN code fills what is empty', () => {
  expect(fillFromPinCode(empty, '122001', {})).toEqual(gurugram)
  expect(fillFromPinCode(empty, '12200', {})).toBeNull()
})

test('[ADDR-08] what somebody wrote stays', () => {
  expect(fillFromPinCode({ ...empty, city: 'Gurgaon' }, '122001', {})).toEqual({
    state: 'Haryana',
    country: 'India',
  })
})

test('[ADDR-08] another PIN code replaces what the first one filled in', () => {
  expect(fillFromPinCode({ ...empty, ...gurugram }, '201001', gurugram)).toEqual({
    city: 'Ghaziabad',
    state: 'Uttar Pradesh',
    country: 'India',
  })
})
