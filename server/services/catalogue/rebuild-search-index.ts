import { SEARCH_DOCUMENT_VERSION } from '#search/queries/search-document.ts'
import {
  lockCatalogue,
  bumpCatalogueVersion,
  readSearchDocumentVersion,
  writeSearchDocumentVersion,
} from '../../db/catalogue/catalogue-version.ts'
import type { Database, Queries } from '../../db/database.ts'
import { clearVocabulary } from '../../db/search/vocabulary.ts'
import { indexCategories, indexProducts, readCategoryTerms } from './steps/index-catalogue.ts'
import { attributeKey } from '#domain/catalogue/attribute-key.ts'
import { filterValues } from '#domain/catalogue/measures/measured-values.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { parsers } from '#domain/catalogue/entries/entry-record.ts'
import {
  collectionOf,
  collectionTables,
  type CollectionTable,
} from '../../catalogue-rows/collection-table.ts'
import {
  readStoredRecords,
  writeRecords,
  type Cursor,
  type StoredRecord,
} from '../../db/catalogue/collections.ts'
import { readHiddenEntries, writeHiddenRecords } from '../../db/catalogue/hidden-entries.ts'

/**
 * Parses the catalogue again from its documents and rebuilds its search index if another version of the program made the
 * stored one, that is once after an upgrade. Returns true if it has indexed a catalogue.
 */
export async function rebuildSearchIndex({ database }: { readonly database: Database }): Promise<boolean> {
  if ((await readSearchDocumentVersion(database.queries)) === SEARCH_DOCUMENT_VERSION) return false
  return database.queries.transaction().execute(async (queries) => {
    const version = await lockCatalogue(queries)
    // another process may have rebuilt it meanwhile
    if ((await readSearchDocumentVersion(queries)) === SEARCH_DOCUMENT_VERSION) return false
    for (const table of collectionTables) await readAgain(queries, table)
    await indexCategories(queries)
    await indexProducts(queries, await readCategoryTerms(queries), null)
    // phonetic keys may have changed: the job counts the words again
    await clearVocabulary(queries)
    await writeSearchDocumentVersion(queries, SEARCH_DOCUMENT_VERSION)
    if (version > 0) await bumpCatalogueVersion(queries)
    return version > 0
  })
}

const BATCH = 250

/**
 * Parses the documents of a collection again, published or hidden, so that an upgraded program knows fields that an earlier
 * one did not. A document that is now refused keeps its former record.
 */
async function readAgain(queries: Queries, table: CollectionTable): Promise<void> {
  await writeHiddenRecords(queries, table, recordsOf(table, await readHiddenEntries(queries, table)))
  let cursor: Cursor | null = null
  for (;;) {
    const batch: readonly (Cursor & StoredRecord)[] = await readStoredRecords(queries, table, {
      cursor,
      limit: BATCH,
    })
    const records = recordsOf(table, batch)
    await writeRecords(
      queries,
      table,
      table === 'products'
        ? records.map((one) => ({
            ...one,
            attributeKeys: filterValues(one.record as Product).map(attributeKey),
          }))
        : records,
    )
    const last = batch.at(-1)
    if (last === undefined || batch.length < BATCH) return
    cursor = { position: last.position, id: last.id }
  }
}

function recordsOf(table: CollectionTable, entries: readonly (Cursor & StoredRecord)[]) {
  return entries.flatMap(({ id, document }) => {
    const result = parsers[collectionOf[table]](document)
    return 'record' in result ? [{ id, record: result.record }] : []
  })
}
