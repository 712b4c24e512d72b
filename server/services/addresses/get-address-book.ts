import type { AddressBook } from '#domain/addresses/address.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Database } from '../../db/database.ts'
import { readAddressBook } from './steps/read-address-book.ts'

/** The addresses of a partner, with the effective default (ADDR-06). */
export async function getAddressBook(
  { database }: { readonly database: Database },
  actor: Partner,
): Promise<AddressBook> {
  return readAddressBook(database.queries, actor.uid)
}
