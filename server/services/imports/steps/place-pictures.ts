import { randomUUID } from 'node:crypto'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { readForm } from '#domain/catalogue/entries/read-form.ts'
import { isRefusal } from '#domain/catalogue/entries/refusal.ts'
import { withPictures } from '#domain/catalogue/entries/remote-pictures.ts'
import { writeEntry } from '#domain/catalogue/entries/write-entry.ts'
import { isRawDocument, type RawDocument } from '#domain/catalogue/parse-result.ts'
import type { CatalogueFiles } from '../../../gateways/catalogue/port.ts'
import type { CollectionTable } from '../../../db/catalogue/collections.ts'
import { findEntry } from '../../../db/catalogue/entries.ts'
import { endPictures, findFetchedPictures, type PictureUse } from '../../../db/catalogue/import-pictures.ts'
import { moveImportDigest } from '../../../db/catalogue/imports.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { changeCatalogue } from '../../entries/steps/change-catalogue.ts'
import { placeDocuments } from '../../entries/steps/place-document.ts'
import { tables } from '../../entries/steps/tables.ts'

type Dependencies = { readonly database: Database; readonly catalogueFiles: CatalogueFiles }
type Target = { readonly queries: Queries; readonly catalogueFiles: CatalogueFiles }

const AT_ONCE = 200

/**
 * Puts fetched pictures into the entries that name them, as these are by now, in one transaction; the import stays one that can be
 * undone. Returns whether there were any.
 */
export async function placePictures({ database, catalogueFiles }: Dependencies): Promise<boolean> {
  if ((await findFetchedPictures(database.queries, 1)) === null) return false
  return changeCatalogue(database, 'all', async (queries) => {
    const fetched = await findFetchedPictures(queries, AT_ONCE)
    if (fetched === null) return false
    const { importId, pictures } = fetched
    const saved = new Map(pictures.map(({ url, savedUrl }) => [url, savedUrl]))
    const uses = new Map<string, PictureUse>()
    for (const use of pictures.flatMap(({ entries }) => entries)) uses.set(`${use.collection} ${use.id}`, use)
    for (const use of uses.values()) await place({ queries, catalogueFiles }, { ...use, importId, saved })
    await endPictures(queries, importId, [...saved.keys()])
    return true
  })
}

type Placing = PictureUse & { readonly importId: string; readonly saved: ReadonlyMap<string, string> }

async function place(target: Target, { collection: table, id, importId, saved }: Placing): Promise<void> {
  const entry = await findEntry(target.queries, table, id)
  const document = entry === null ? null : movePictures(collectionOf(table), entry, saved)
  if (entry === null || document === null) return
  const { position, status } = entry
  await placeDocuments(target, table, [{ document, position, status }])
  const after = await findEntry(target.queries, table, id)
  if (after !== null)
    await moveImportDigest(target.queries, importId, {
      collection: table,
      id,
      from: entry.digest,
      to: after.digest,
    })
}

/** The document of an entry with its pictures at other addresses; null when none of them is in it. */
export function movePictures(
  collection: Collection,
  { document, record }: { readonly document: unknown; readonly record: unknown },
  saved: ReadonlyMap<string, string>,
): RawDocument | null {
  if (!isRawDocument(document)) return null
  const form = readForm(collection, record)
  const moved = withPictures(form, saved)
  if (JSON.stringify(moved) === JSON.stringify(form)) return null
  const written = writeEntry(document, moved, { newUid: () => randomUUID().slice(0, 13) })
  return isRefusal(written) ? null : written
}

function collectionOf(table: CollectionTable): Collection {
  const found = (Object.keys(tables) as Collection[]).find((each) => tables[each] === table)
  if (found === undefined) throw new Error(`${table} is no collection of the catalogue`)
  return found
}
