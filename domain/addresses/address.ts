import type { Receiving, SiteAccess } from './site-access.ts'
import { isBlank } from '../text/is-blank.ts'

/** A delivery address in the shape in which it is stored (ADDR-07). */
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
  /** Absent until somebody answered. */
  readonly access?: SiteAccess | undefined
  /** Absent where nobody said anything. */
  readonly receiving?: Receiving | undefined
}

/** A partner's saved address, with the id by which it is updated and selected. */
export type Address = AddressFields & { readonly id: string }

/** A partner's addresses; the index is null when there are none. */
export type AddressBook = {
  readonly addresses: readonly Address[]
  readonly defaultAddressIndex: number | null
}

/** The most addresses that a partner saves. */
export const MAX_ADDRESSES = 50

/** The flat fields of the address form, in display order: the PIN code stands before what it fills in (ADDR-02, ADDR-08). */
export const addressFormFields = [
  'receiverName',
  'receiverPhoneNo',
  'houseNo',
  'street',
  'landmark',
  'zipcode',
  'city',
  'state',
  'country',
] as const
export type AddressFormField = (typeof addressFormFields)[number]
export type AddressForm = Readonly<Record<AddressFormField, string>>

const optionalFields: readonly AddressFormField[] = ['receiverName', 'receiverPhoneNo']

/** Maximum length of an address field, in characters. */
export const ADDRESS_FIELD_LENGTH = 120

/** The required fields that are blank (ADDR-03), in form order. */
export function missingFields(form: AddressForm): AddressFormField[] {
  return addressFormFields.filter((field) => !optionalFields.includes(field) && isBlank(form[field]))
}

/** The address that a filled form describes, with all values trimmed. */
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

/** The form values of a stored address. */
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

/** The address on one line without empty fields; an empty string when every field is empty. */
export function formatAddress(address: AddressFields): string {
  const { houseNo, landmark } = address.address_line1
  return [houseNo, address.street, landmark, address.city, address.state, address.zipcode, address.country]
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .join(', ')
}
