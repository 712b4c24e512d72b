import { effectiveDefault } from '#domain/addresses/address-book.ts'
import type { AddressBook } from '#domain/addresses/address.ts'
import type { Queries } from '../../../db/database.ts'
import { findAddressBook } from '../../../db/identity/partners.ts'

/** A partner's addresses with the effective default (ADDR-06); `lock` reserves them for the open transaction. */
export async function readAddressBook(
  queries: Queries,
  uid: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<AddressBook> {
  const { addresses, defaultAddressIndex } = await findAddressBook(queries, uid, lock)
  return { addresses, defaultAddressIndex: effectiveDefault(defaultAddressIndex, addresses.length) }
}
