import { SEARCH_FORM } from '#domain/search/search-document.ts'
import {
  lockCatalogue,
  raiseCatalogueVersion,
  searchForm,
  setSearchForm,
} from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'
import { indexCategories, indexProducts, readShelves } from '../../db/search/search-index.ts'
import { remakeSearchWords } from '../../db/search/vocabulary.ts'

/**
 * Remakes what goods are found by when the stored form is not the one of this program: after an upgrade, once. True
 * when it was remade.
 */
export async function remakeSearch({ database }: { readonly database: Database }): Promise<boolean> {
  if ((await searchForm(database.queries)) === SEARCH_FORM) return false
  return database.queries.transaction().execute(async (queries) => {
    const version = await lockCatalogue(queries)
    // another process may have done it meanwhile
    if ((await searchForm(queries)) === SEARCH_FORM) return false
    await indexCategories(queries)
    await indexProducts(queries, await readShelves(queries), null)
    await remakeSearchWords(queries)
    await setSearchForm(queries, SEARCH_FORM)
    if (version > 0) await raiseCatalogueVersion(queries)
    return version > 0
  })
}
