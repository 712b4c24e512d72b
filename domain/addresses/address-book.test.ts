import { expect, test } from 'vitest'
import {
  addAddress,
  setDefaultAddress,
  effectiveDefault,
  emptyAddressBook,
  removeAddress,
  updateAddress,
} from './address-book.ts'
import {
  addressFormFields,
  addressFromForm,
  formFromAddress,
  formatAddress,
  missingFields,
  type Address,
  type AddressForm,
} from './address.ts'

const form: AddressForm = {
  receiverName: 'Asha',
  receiverPhoneNo: '9812345678',
  houseNo: '12',
  street: 'MG Road',
  landmark: 'Metro',
  city: 'Gurugram',
  state: 'Haryana',
  zipcode: '122001',
  country: 'India',
}
const address = (id: string): Address => ({ ...addressFromForm(form), id })
const book = (count: number, index: number | null) => ({
  addresses: Array.from({ length: count }, (_, number) => address(String(number))),
  defaultAddressIndex: index,
})

test('[ADDR-04] the first address added becomes the default', () => {
  const first = addAddress(emptyAddressBook, address('0'))
  expect(first.defaultAddressIndex).toBe(0)
  expect(addAddress(first, address('1')).defaultAddressIndex).toBe(0)
})

test('[ADDR-05] deleting the default address makes index 0 the default', () => {
  expect(removeAddress(book(3, 2), '2')).toMatchObject({ defaultAddressIndex: 0 })
})

test('[ADDR-05] deleting the last address leaves no default', () => {
  expect(removeAddress(book(1, 0), '0')).toEqual({ addresses: [], defaultAddressIndex: null })
})

test('[ADDR-05] deleting an address before the default moves the default down by one', () => {
  expect(removeAddress(book(3, 2), '0')).toMatchObject({ defaultAddressIndex: 1 })
})

test('[ADDR-05] deleting an address after the default keeps it', () => {
  expect(removeAddress(book(3, 1), '2')).toMatchObject({ defaultAddressIndex: 1 })
})

test('an unknown id changes nothing', () => {
  expect(removeAddress(book(1, 0), 'x')).toBeNull()
  expect(updateAddress(book(1, 0), 'x', addressFromForm(form))).toBeNull()
  expect(setDefaultAddress(book(1, 0), 'x')).toBeNull()
})

test.each([
  [2, 3, 2],
  [3, 3, 0],
  [-1, 3, 0],
  [null, 3, 0],
  [null, 0, null],
  [0, 0, null],
])('[ADDR-06] a saved default of %j with %i addresses counts as %j', (saved, count, expected) => {
  expect(effectiveDefault(saved, count)).toBe(expected)
})

test('[ADDR-03] every field except the receiver is required, and white space does not count', () => {
  const empty = Object.fromEntries(addressFormFields.map((field) => [field, '  '])) as AddressForm
  expect(missingFields(empty)).toEqual([
    'houseNo',
    'street',
    'landmark',
    'zipcode',
    'city',
    'state',
    'country',
  ])
  expect(missingFields({ ...form, receiverName: '', receiverPhoneNo: '' })).toEqual([])
})

test('[ADDR-07] an address is stored in the shape of the specification and turns back into the same form', () => {
  expect(addressFromForm(form)).toEqual({
    address_line1: { receiverName: 'Asha', receiverPhoneNo: '9812345678', houseNo: '12', landmark: 'Metro' },
    street: 'MG Road',
    city: 'Gurugram',
    state: 'Haryana',
    zipcode: '122001',
    country: 'India',
  })
  expect(formFromAddress(addressFromForm(form))).toEqual(form)
})

test('an address on one line leaves empty fields out', () => {
  expect(formatAddress(addressFromForm({ ...form, landmark: ' ' }))).toBe(
    '12, MG Road, Gurugram, Haryana, 122001, India',
  )
})
