import { randomUUID } from 'node:crypto'
import { changeEntry } from '#domain/catalogue/entries/change-entry.ts'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { EntryRecord } from '#domain/catalogue/entries/entry-record.ts'
import { readForm } from '#domain/catalogue/entries/forms/read-form.ts'
import { isRefusal } from '#domain/catalogue/entries/refusal.ts'
import { withPictures } from '#domain/catalogue/entries/remote-pictures.ts'
import { collectionOf } from '../../../catalogue-rows/collection-table.ts'
import { findEntries } from '../../../db/catalogue/entries.ts'
import { endPictures, findFetchedPictures } from '../../../db/catalogue/import-pictures.ts'
import { moveImportDigests } from '../../../db/catalogue/imports.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { changeCatalogue } from '../../catalogue-entries/steps/change-catalogue.ts'
import { placeRecords } from '../../catalogue-entries/steps/place-records.ts'

const AT_ONCE = 200

type Fetched = NonNullable<Awaited<ReturnType<typeof findFetchedPictures>>>

/**
 * Replaces the addresses of fetched pictures in the entries as they are now, in one transaction; the import can still be
 * undone. Returns true if there were any.
 */
export async function placePictures({ database }: { readonly database: Database }): Promise<boolean> {
  if ((await findFetchedPictures(database.queries, 1)) === null) return false
  return changeCatalogue(database, 'all', async (queries) => {
    const fetched = await findFetchedPictures(queries, AT_ONCE)
    if (fetched === null) return false
    await placeAll(queries, fetched)
    const urls = fetched.pictures.map(({ url }) => url)
    await endPictures(queries, fetched.importId, urls)
    return true
  })
}

async function placeAll(queries: Queries, { importId, pictures }: Fetched): Promise<void> {
  const saved = new Map(pictures.map(({ url, savedUrl }) => [url, savedUrl]))
  const uses = Map.groupBy(
    pictures.flatMap(({ entries }) => entries),
    ({ collection }) => collection,
  )
  for (const [table, list] of uses) {
    const entries = await findEntries(queries, table, [...new Set(list.map(({ id }) => id))])
    const moved = entries.flatMap((entry) => {
      const record = movePictures(collectionOf[table], entry.record, saved)
      return record === null ? [] : [{ ...entry, record }]
    })
    const digests = await placeRecords(queries, table, moved)
    await moveImportDigests(queries, importId, {
      collection: table,
      moves: moved.map(({ id, digest }) => ({ id, from: digest, to: digests.get(id) ?? digest })),
    })
  }
}

/** Replaces the addresses of pictures in a record; null if it has none of them or the result is invalid. */
export function movePictures(
  collection: Collection,
  record: EntryRecord,
  saved: ReadonlyMap<string, string>,
): EntryRecord | null {
  const form = readForm(collection, record)
  const moved = withPictures(form, saved)
  if (JSON.stringify(moved) === JSON.stringify(form)) return null
  const changed = changeEntry(record, moved, { newUid: () => randomUUID().slice(0, 13) })
  return isRefusal(changed) ? null : changed
}
