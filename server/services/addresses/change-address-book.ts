import { randomUUID } from 'node:crypto'
import { addAddress, chooseDefault, removeAddress, replaceAddress } from '#domain/addresses/address-book.ts'
import type { AddressBook, AddressFields } from '#domain/addresses/address.ts'
import { ShopError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { readAddressBook, writeAddressBook } from '../../db/identity/partners.ts'

type Dependencies = { readonly database: Database }

/** A change of a person's addresses, by id, so that two tabs changing at once never lose one (ADDR-07). */
export type BookChange =
  | { readonly kind: 'add'; readonly fields: AddressFields }
  | { readonly kind: 'replace'; readonly id: string; readonly fields: AddressFields }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'choose-default'; readonly id: string }

/** The addresses of a person, with the default that counts (ADDR-06). */
export async function readBook({ database }: Dependencies, actor: Partner): Promise<AddressBook> {
  return readAddressBook(database.queries, actor.uid, false)
}

/** Changes a person's addresses and returns the new book. Throws `address-not-found` for an id that is not in it. */
export async function changeBook(
  { database }: Dependencies,
  actor: Partner,
  change: BookChange,
): Promise<AddressBook> {
  return database.queries.transaction().execute(async (queries) => {
    const book = await readAddressBook(queries, actor.uid, true)
    const changed = apply(book, change)
    if (changed === null) throw new ShopError('address-not-found')
    await writeAddressBook(queries, actor.uid, changed)
    return changed
  })
}

function apply(book: AddressBook, change: BookChange): AddressBook | null {
  switch (change.kind) {
    case 'add':
      return addAddress(book, { ...change.fields, id: randomUUID() })
    case 'replace':
      return replaceAddress(book, change.id, change.fields)
    case 'remove':
      return removeAddress(book, change.id)
    case 'choose-default':
      return chooseDefault(book, change.id)
  }
}
