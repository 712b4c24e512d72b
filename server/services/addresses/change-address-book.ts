import { randomUUID } from 'node:crypto'
import {
  addAddress,
  setDefaultAddress,
  removeAddress,
  updateAddress,
} from '#domain/addresses/address-book.ts'
import type { AddressBook, AddressFields } from '#domain/addresses/address.ts'
import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { findAddressBook, writeAddressBook } from '../../db/identity/partners.ts'

type Dependencies = { readonly database: Database }

/** A change of a person's addresses, by id, so that two tabs changing at once never lose one (ADDR-07). */
export type AddressBookChange =
  | { readonly kind: 'add'; readonly fields: AddressFields }
  | { readonly kind: 'replace'; readonly id: string; readonly fields: AddressFields }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'choose-default'; readonly id: string }

/** The addresses of a person, with the default that counts (ADDR-06). */
export async function readAddressBook({ database }: Dependencies, actor: Partner): Promise<AddressBook> {
  return findAddressBook(database.queries, actor.uid, false)
}

/** Changes a person's addresses and returns the new book. Throws `address-not-found` for an id that is not in it. */
export async function changeAddressBook(
  { database }: Dependencies,
  actor: Partner,
  change: AddressBookChange,
): Promise<AddressBook> {
  return database.queries.transaction().execute(async (queries) => {
    const book = await findAddressBook(queries, actor.uid, true)
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
