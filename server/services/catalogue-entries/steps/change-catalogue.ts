import type { Database, Queries } from '../../../db/database.ts'
import { bumpCatalogueVersion, lockCatalogue } from '../../../db/catalogue/catalogue-version.ts'
import type { CollectionTable } from '../../../catalogue-rows/collection-table.ts'
import { indexCategoryChanges, readCategoryTerms } from '../../catalogue/steps/index-catalogue.ts'

/**
 * Changes the catalogue in its own transaction under the catalogue lock, so that changes and imports never interleave. Updates
 * the search vectors and the catalogue version, by which all processes notice the change (AREA-03).
 */
export async function changeCatalogue<T>(
  database: Database,
  table: CollectionTable | 'all',
  change: (queries: Queries) => Promise<T>,
): Promise<T> {
  return database.queries.transaction().execute(async (queries) => {
    await lockCatalogue(queries)
    const isCategory = table === 'main_categories' || table === 'subcategories' || table === 'all'
    const before = isCategory ? await readCategoryTerms(queries) : null
    const result = await change(queries)
    if (before !== null) await indexCategoryChanges(queries, before)
    await bumpCatalogueVersion(queries)
    return result
  })
}
