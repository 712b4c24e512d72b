import type { AddressFormField } from '#domain/addresses/address.ts'

/** Autofill and keyboard hints for a field of the address form. */
export type InputAttributes = {
  readonly autoComplete: string
  readonly inputMode?: 'tel' | 'numeric'
  readonly type?: 'tel'
  /** Not required. */
  readonly optional?: true
  /** Suggests the States. */
  readonly list?: 'states'
  /** Takes half the row. */
  readonly half?: true
}

export const inputAttributes: Readonly<Record<AddressFormField, InputAttributes>> = {
  receiverName: { autoComplete: 'shipping name', optional: true },
  receiverPhoneNo: { autoComplete: 'shipping tel', type: 'tel', inputMode: 'tel', optional: true },
  houseNo: { autoComplete: 'shipping address-line1' },
  street: { autoComplete: 'shipping address-line2' },
  landmark: { autoComplete: 'shipping address-line3' },
  city: { autoComplete: 'shipping address-level2', half: true },
  state: { autoComplete: 'shipping address-level1', list: 'states', half: true },
  zipcode: { autoComplete: 'shipping postal-code', inputMode: 'numeric', half: true },
  country: { autoComplete: 'shipping country-name', half: true },
}
