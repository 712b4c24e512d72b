import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { DeskEntry } from '#domain/catalogue/entries/desk-entry.ts'
import { readForm } from '#domain/catalogue/entries/forms/read-form.ts'
import { AppError } from '#domain/errors.ts'
import { findEntry, findFilledCategories, findOrderedProducts } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'
import { tables } from './tables.ts'

/** Reads an entry as the desk edits it. Throws `not-found`. */
export async function readEntry(
  queries: Queries,
  { collection, id }: { readonly collection: Collection; readonly id: string },
): Promise<DeskEntry> {
  const found = await findEntry(queries, tables[collection], id)
  if (found === null) throw new AppError('not-found')
  return {
    id,
    collection,
    status: found.status,
    digest: found.digest,
    form: readForm(collection, found.record),
    isInUse: (await findInUse(queries, collection, [id])).size > 0,
  }
}

/** Finds the entries that can be archived but not deleted, by id: ordered products, and categories that are not empty. */
export async function findInUse(
  queries: Queries,
  collection: Collection,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  switch (collection) {
    case 'products':
      return findOrderedProducts(queries, ids)
    case 'subcategories':
      return findFilledCategories(queries, 'subcategories', { ids })
    case 'categories':
      return findFilledCategories(queries, 'main_categories', { ids })
    case 'departments':
    case 'banners':
      return new Set()
  }
}
