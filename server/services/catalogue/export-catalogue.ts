import { entryDocument } from '#domain/catalogue/documents/entry-document.ts'
import type { RawDocument } from '#domain/catalogue/parse-result.ts'
import type { CatalogueFiles } from '../../gateways/catalogue/port.ts'
import {
  collectionOf,
  collectionTables,
  type CollectionTable,
} from '../../catalogue-rows/collection-table.ts'
import { readStoredRecords, type Cursor, type StoredRecord } from '../../db/catalogue/collections.ts'
import { readHiddenEntries, type HiddenEntry } from '../../db/catalogue/hidden-entries.ts'
import type { Database } from '../../db/database.ts'

const BATCH = 500

type Dependencies = { readonly database: Database; readonly catalogueFiles: CatalogueFiles }

export type ExportOptions = {
  /** Called after each batch with the number of documents of a collection written so far. */
  readonly onProgress?: (collection: CollectionTable, documents: number) => void
  readonly signal?: AbortSignal
}

/**
 * Writes the whole catalogue to a folder as documents in their historical spellings, with the delivered fields that records do
 * not have (DATA-05) and the status of unpublished entries. Returns the counts by collection.
 */
export async function exportCatalogue(
  { database, catalogueFiles }: Dependencies,
  folder: string,
  { onProgress, signal }: ExportOptions = {},
): Promise<{ collection: CollectionTable; documents: number }[]> {
  const counts: { collection: CollectionTable; documents: number }[] = []
  for (const table of collectionTables) {
    let documents = 0
    await catalogueFiles.write(folder, table, counted())
    counts.push({ collection: table, documents })

    async function* counted(): AsyncGenerator {
      for await (const document of documentsOf(database, table)) {
        signal?.throwIfAborted()
        documents += 1
        if (documents % BATCH === 0) onProgress?.(table, documents)
        yield document
      }
    }
  }
  return counts
}

async function* documentsOf(database: Database, table: CollectionTable): AsyncGenerator {
  const collection = collectionOf[table]
  const hidden = await readHiddenEntries(database.queries, table)
  const documentOf = ({ record, document }: StoredRecord): RawDocument =>
    entryDocument(collection, record, document)
  const hiddenOf = (entry: HiddenEntry): RawDocument => ({ ...documentOf(entry), status: entry.status })
  let cursor: Cursor | null = null
  for (;;) {
    const batch: readonly (Cursor & StoredRecord)[] = await readStoredRecords(database.queries, table, {
      cursor,
      limit: BATCH,
    })
    for (const row of batch) {
      // in catalogue order: an import of the export restores every position
      while (hidden[0] !== undefined && hidden[0].position < row.position) {
        yield hiddenOf(hidden[0])
        hidden.shift()
      }
      yield documentOf(row)
    }
    const last = batch.at(-1)
    if (last === undefined || batch.length < BATCH) break
    cursor = { position: last.position, id: last.id }
  }
  for (const entry of hidden) yield hiddenOf(entry)
}
