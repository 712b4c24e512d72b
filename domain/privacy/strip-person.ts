import type { AddressFields } from '../addresses/address.ts'
import type { TaxDocument } from '../invoices/tax-document.ts'

/** An address without who lives there: the State and PIN code, which decide the tax, are left. */
export function stripAddress({ state, zipcode, country }: AddressFields): AddressFields {
  const address_line1 = { receiverName: '', receiverPhoneNo: '', houseNo: '', landmark: '' }
  return { address_line1, street: '', city: '', state, zipcode, country }
}

/** A tax document without its buyer, for when the law no longer asks for it. Its amounts stay as they were issued. */
export function stripDocument<T extends TaxDocument>(document: T): T {
  return {
    ...document,
    buyer: { ...document.buyer, name: '', phone: null, addressLines: [], gstin: null },
    deliveryAddress: { name: '', phone: null, lines: [] },
    payment: { ...document.payment, id: null },
  }
}
