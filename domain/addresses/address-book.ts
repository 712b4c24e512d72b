import type { Address, AddressBook, AddressFields } from './address.ts'

/** An address book without addresses. */
export const emptyAddressBook: AddressBook = { addresses: [], defaultAddressIndex: null }

/** Adds an address; the first one becomes the default (ADDR-04). */
export function addAddress(book: AddressBook, address: Address): AddressBook {
  return { addresses: [...book.addresses, address], defaultAddressIndex: book.defaultAddressIndex ?? 0 }
}

/** Replaces the fields of the address with that id; null when the book does not have it. */
export function updateAddress(book: AddressBook, id: string, fields: AddressFields): AddressBook | null {
  if (!book.addresses.some((address) => address.id === id)) return null
  return {
    ...book,
    addresses: book.addresses.map((address) =>
      address.id === id ? { ...keepAccess(address, fields), id } : address,
    ),
  }
}

/** Keeps the site access while the place stays the same, whoever receives goods there. */
function keepAccess(former: AddressFields, fields: AddressFields): AddressFields {
  const isSamePlace =
    former.address_line1.houseNo === fields.address_line1.houseNo &&
    former.street === fields.street &&
    former.zipcode === fields.zipcode
  return fields.access === undefined && former.access !== undefined && isSamePlace
    ? { ...fields, access: former.access }
    : fields
}

/**
 * Removes an address (ADDR-05). If it was the default, index 0 becomes the default, or none when the list is empty;
 * if it came before the default, the default index shifts down by one. Null when the book does not have the id.
 */
export function removeAddress(book: AddressBook, id: string): AddressBook | null {
  const index = book.addresses.findIndex((address) => address.id === id)
  if (index < 0) return null
  const addresses = book.addresses.filter((address) => address.id !== id)
  return {
    addresses,
    defaultAddressIndex: defaultAfterRemoval(book.defaultAddressIndex, index, addresses.length),
  }
}

/** Makes the address with that id the default; null when the book does not have it. */
export function setDefaultAddress(book: AddressBook, id: string): AddressBook | null {
  const index = book.addresses.findIndex((address) => address.id === id)
  return index < 0 ? null : { ...book, defaultAddressIndex: index }
}

/** The default index on load: the saved one if it points to an address, else 0, or null for an empty list (ADDR-06). */
export function effectiveDefault(saved: number | null, count: number): number | null {
  if (count === 0) return null
  return saved !== null && Number.isInteger(saved) && saved >= 0 && saved < count ? saved : 0
}

function defaultAfterRemoval(current: number | null, removed: number, count: number): number | null {
  if (count === 0) return null
  if (current === null || current === removed) return 0
  return removed < current ? current - 1 : current
}
