/** A delivery address in the form in which it is stored (ADDR-07). */
export type AddressFields = {
  readonly address_line1: {
    readonly receiverName: string
    readonly receiverPhoneNo: string
    readonly houseNo: string
    readonly landmark: string
  }
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
  readonly country: string
}

/** An address of a person, with the id under which it is changed and chosen. */
export type Address = AddressFields & { readonly id: string }

/** A person's addresses; the index is null when there are none. */
export type AddressBook = {
  readonly addresses: readonly Address[]
  readonly defaultAddressIndex: number | null
}

/** The fields of the form, flat, in their order (ADDR-02). */
export const addressFormFields = [
  'receiverName',
  'receiverPhoneNo',
  'houseNo',
  'street',
  'landmark',
  'city',
  'state',
  'zipcode',
  'country',
] as const
export type AddressFormField = (typeof addressFormFields)[number]
export type AddressForm = Readonly<Record<AddressFormField, string>>

const optional: readonly AddressFormField[] = ['receiverName', 'receiverPhoneNo']

/** The longest text that a field of an address takes. */
export const ADDRESS_FIELD_LENGTH = 120

/** The required fields that are empty or only white space (ADDR-03), in the order of the form. */
export function missingFields(form: AddressForm): AddressFormField[] {
  return addressFormFields.filter((field) => !optional.includes(field) && form[field].trim() === '')
}

/** The form's texts as an address, trimmed. */
export function addressFromForm(form: AddressForm): AddressFields {
  const text = (field: AddressFormField): string => form[field].trim()
  return {
    address_line1: {
      receiverName: text('receiverName'),
      receiverPhoneNo: text('receiverPhoneNo'),
      houseNo: text('houseNo'),
      landmark: text('landmark'),
    },
    street: text('street'),
    city: text('city'),
    state: text('state'),
    zipcode: text('zipcode'),
    country: text('country'),
  }
}

/** The form's texts of a stored address. */
export function formFromAddress(address: AddressFields): AddressForm {
  const { address_line1: line, ...rest } = address
  return {
    ...line,
    street: rest.street,
    city: rest.city,
    state: rest.state,
    zipcode: rest.zipcode,
    country: rest.country,
  }
}

/** The address in one line, empty parts left out; empty when there is nothing to show. */
export function formatAddress(address: AddressFields): string {
  const { houseNo, landmark } = address.address_line1
  return [houseNo, address.street, landmark, address.city, address.state, address.zipcode, address.country]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
}
