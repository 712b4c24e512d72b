import { expect, test } from 'vitest'
import type { Address } from './address.ts'
import { emptyAddressBook } from './address-book.ts'
import { mergeAddressBooks } from './merge-address-books.ts'

const address = (id: string, houseNo: string): Address => ({
  id,
  address_line1: { receiverName: 'Asha', receiverPhoneNo: '', houseNo, landmark: '' },
  street: 'MG Road',
  city: 'Gurugram',
  state: 'Haryana',
  zipcode: '122001',
  country: 'India',
})

test('[DESK-06] two address books become one: an address of both is there once, the first default stays', () => {
  const first = { addresses: [address('a', '1'), address('b', '2')], defaultAddressIndex: 1 }
  const second = { addresses: [address('c', '3'), address('d', '2')], defaultAddressIndex: 0 }
  const merged = mergeAddressBooks(first, second)
  expect(merged.addresses.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(merged.defaultAddressIndex).toBe(1)
})

test('[DESK-06] without a default of the first that of the second holds, wherever it lies then', () => {
  const second = { addresses: [address('c', '3'), address('d', '4')], defaultAddressIndex: 1 }
  expect(mergeAddressBooks(emptyAddressBook, second).defaultAddressIndex).toBe(1)
  expect(mergeAddressBooks(emptyAddressBook, emptyAddressBook)).toEqual(emptyAddressBook)
})
