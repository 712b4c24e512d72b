import type { AddressFields } from './address.ts'

/** Name of the receiver at an address; empty when nobody is named. */
export function receiverName(address: AddressFields): string {
  return address.address_line1.receiverName.trim()
}

/** The printed lines of an address: house and street, landmark, city with PIN code and State, unless that is printed apart. */
export function printedAddress(
  address: AddressFields,
  { withState = true }: { readonly withState?: boolean } = {},
): string[] {
  const { houseNo, landmark } = address.address_line1
  const city = join([address.city, address.zipcode], ' ')
  const country = /^(?:india|bharat|भारत|in)$/i.test(address.country.trim()) ? '' : address.country
  return [
    join([houseNo, address.street], ', '),
    landmark.trim(),
    join([city, withState ? address.state : '', country], ', '),
  ].filter((line) => line !== '')
}

function join(values: readonly string[], separator: string): string {
  return values
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .join(separator)
}
