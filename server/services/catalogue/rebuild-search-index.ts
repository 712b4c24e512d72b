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
import { filterValues } from '#domain/catalogue/measured-values.ts'
import { isRawDocument } from '#domain/catalogue/parse-result.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { readDocuments, writeRecords, type Cursor } from '../../db/catalogue/collections.ts'

/**
 * Parses the products again and rebuilds their search index when another version of the program made the stored one, that
 * is once after an upgrade. True when a catalogue was indexed again.
 */
export async function rebuildSearchIndex({ database }: { readonly database: Database }): Promise<boolean> {
  if ((await readSearchDocumentVersion(database.queries)) === SEARCH_DOCUMENT_VERSION) return false
  return database.queries.transaction().execute(async (queries) => {
    const version = await lockCatalogue(queries)
    // another process may have rebuilt it meanwhile
    if ((await readSearchDocumentVersion(queries)) === SEARCH_DOCUMENT_VERSION) return false
    await reparseProducts(queries)
    await indexCategories(queries)
    await indexProducts(queries, await readCategoryTerms(queries), null)
    // how words sound may be another matter now: the job counts them anew
    await clearVocabulary(queries)
    await writeSearchDocumentVersion(queries, SEARCH_DOCUMENT_VERSION)
    if (version > 0) await bumpCatalogueVersion(queries)
    return version > 0
  })
}

const BATCH = 250

/**
 * Parses the delivered documents of all products again, so that an upgraded program knows the fields that an earlier one
 * did not. A document that is refused by now keeps its record until it is delivered again.
 */
async function reparseProducts(queries: Queries): Promise<void> {
  let cursor: Cursor | null = null
  for (;;) {
    const batch: (Cursor & { document: unknown })[] = await readDocuments(queries, 'products', {
      cursor,
      limit: BATCH,
    })
    const records = batch.flatMap(({ id, document }) => {
      const result = isRawDocument(document) ? parseProduct(document) : null
      if (result === null || !('record' in result)) return []
      const { record } = result
      return [{ id, record, attributeKeys: filterValues(record).map(attributeKey) }]
    })
    await writeRecords(queries, 'products', records)
    const last = batch.at(-1)
    if (last === undefined || batch.length < BATCH) return
    cursor = { position: last.position, id: last.id }
  }
}
