import { randomUUID } from 'node:crypto'
import { addAddress } from '#domain/addresses/address-book.ts'
import { addressText } from '#domain/addresses/merge-address-books.ts'
import { MAX_ADDRESSES, type AddressFields } from '#domain/addresses/address.ts'
import { AppError } from '#domain/errors.ts'
import type { Language } from '#domain/i18n/language.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Queries } from '../../../db/database.ts'
import { updatePartnerLanguage, updatePartnerName, writeAddressBook } from '../../../db/identity/partners.ts'
import { readAddressBook } from '../../addresses/steps/read-address-book.ts'
import { partnerOfPhone } from '../../identity/steps/partner-of-phone.ts'

/** Customer whom staff take an order or make an offer for. */
export type CustomerOfOrder = {
  readonly phone: Phone
  /** For a customer who has no name yet. */
  readonly name: string | null
  /** In which they want messages and papers; undefined leaves it as it is. */
  readonly language?: Language | undefined
  /** None for a site of the firm that is ordered for. */
  readonly address?: { readonly id: string } | AddressFields | undefined
}

/** Finds or makes the customer with a phone number, and the address it goes to. Throws `address-book-full`. */
export async function customerOfOrder(
  queries: Queries,
  { phone, name, language, address }: CustomerOfOrder,
  at: Date,
): Promise<{ readonly partner: Partner; readonly addressId: string | null }> {
  const partner = await partnerOfPhone(queries, phone, at)
  if (partner.name === null && name !== null) await updatePartnerName(queries, partner.uid, name)
  if (language !== undefined) await updatePartnerLanguage(queries, partner.uid, language)
  const addressId = address === undefined ? null : await addressIdOf(queries, partner, address)
  return { partner: { ...partner, language: language ?? partner.language }, addressId }
}

async function addressIdOf(
  queries: Queries,
  partner: Partner,
  address: NonNullable<CustomerOfOrder['address']>,
): Promise<string> {
  return 'id' in address ? address.id : keepAddress(queries, partner, address)
}

/** The id of an address of the customer that reads the same; a new one is added. */
async function keepAddress(queries: Queries, { uid }: Partner, fields: AddressFields): Promise<string> {
  const book = await readAddressBook(queries, uid, { lock: true })
  const known = book.addresses.find((one) => addressText(one) === addressText(fields))
  if (known !== undefined) return known.id
  if (book.addresses.length >= MAX_ADDRESSES)
    throw new AppError('address-book-full', { limit: MAX_ADDRESSES })
  const id = randomUUID()
  await writeAddressBook(queries, uid, addAddress(book, { ...fields, id }))
  return id
}
