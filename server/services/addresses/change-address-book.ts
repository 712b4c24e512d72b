import { randomUUID } from 'node:crypto'
import {
  addAddress,
  setDefaultAddress,
  removeAddress,
  updateAddress,
} from '#domain/addresses/address-book.ts'
import { MAX_ADDRESSES, type AddressBook, type AddressFields } from '#domain/addresses/address.ts'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { writeAddressBook } from '../../db/identity/partners.ts'
import { readAddressBook } from './steps/read-address-book.ts'

type Dependencies = { readonly database: Database }

/** A change to a partner's addresses, by id, so that concurrent changes in two tabs lose none (ADDR-07). */
export type AddressBookChange =
  | { readonly kind: 'add'; readonly fields: AddressFields }
  | { readonly kind: 'replace'; readonly id: string; readonly fields: AddressFields }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'choose-default'; readonly id: string }

/**
 * Changes a partner's addresses and returns the new address book. Throws `address-not-found` for an unknown id, `address-book-full` beyond
 * the most addresses.
 */
export async function changeAddressBook(
  { database }: Dependencies,
  actor: Partner,
  change: AddressBookChange,
): Promise<AddressBook> {
  return database.queries.transaction().execute(async (queries) => {
    const book = await readAddressBook(queries, actor.uid, { lock: true })
    if (change.kind === 'add' && book.addresses.length >= MAX_ADDRESSES)
      throw new AppError('address-book-full', { limit: MAX_ADDRESSES })
    const changed = apply(book, change)
    if (changed === null) throw new AppError('address-not-found')
    await writeAddressBook(queries, actor.uid, changed)
    return changed
  })
}

function apply(book: AddressBook, change: AddressBookChange): AddressBook | null {
  switch (change.kind) {
    case 'add':
      return addAddress(book, { ...change.fields, id: randomUUID() })
    case 'replace':
      return updateAddress(book, change.id, change.fields)
    case 'remove':
      return removeAddress(book, change.id)
    case 'choose-default':
      return setDefaultAddress(book, change.id)
  }
}
