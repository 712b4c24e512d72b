import { SEARCH_DOCUMENT_VERSION } from '#search/queries/search-document.ts'
import {
  lockCatalogue,
  bumpCatalogueVersion,
  readSearchDocumentVersion,
  writeSearchDocumentVersion,
} from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'
import { clearVocabulary } from '../../db/search/vocabulary.ts'
import { indexCategories, indexProducts, readCategoryTerms } from './steps/index-catalogue.ts'
import { reparseProducts } from './steps/reparse-products.ts'

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
