import type { AddressBook, AddressFields } from './address.ts'

/** Two address books as one: what reads the same is there once, and the default of the first stays. */
export function mergeAddressBooks(first: AddressBook, second: AddressBook): AddressBook {
  const known = new Set(first.addresses.map(addressText))
  const added = second.addresses.filter((address) => !known.has(addressText(address)))
  const addresses = [...first.addresses, ...added]
  return { addresses, defaultAddressIndex: first.defaultAddressIndex ?? defaultOf(second, addresses) }
}

/** The addresses of the second book that are left out of the merged one, each with the address of the first that reads the same. */
export function replacedAddresses(first: AddressBook, second: AddressBook): ReadonlyMap<string, string> {
  const known = new Map(first.addresses.map((address) => [addressText(address), address.id]))
  return new Map(
    second.addresses.flatMap((address) => {
      const same = known.get(addressText(address))
      return same === undefined ? [] : [[address.id, same]]
    }),
  )
}

function defaultOf({ addresses, defaultAddressIndex }: AddressBook, merged: AddressBook['addresses']) {
  const wanted = addresses[defaultAddressIndex ?? -1]
  const index = merged.findIndex((one) => wanted !== undefined && addressText(one) === addressText(wanted))
  return index < 0 ? null : index
}

/** An address as one text, whatever the order of its stored fields. */
export function addressText({ address_line1: line, ...place }: AddressFields): string {
  const { receiverName, receiverPhoneNo, houseNo, landmark } = line
  const { street, city, state, zipcode, country } = place
  return [receiverName, receiverPhoneNo, houseNo, landmark, street, city, state, zipcode, country].join('\n')
}
