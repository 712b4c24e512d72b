import type { Database, Queries } from '../../../db/database.ts'
import { bumpCatalogueVersion, lockCatalogue } from '../../../db/catalogue/catalogue-version.ts'
import type { CollectionTable } from '../../../catalogue-rows/collection-table.ts'
import { indexCategoryChanges, readCategoryTerms } from '../../catalogue/steps/index-catalogue.ts'

/**
 * Changes the catalogue in one transaction of its own, after which every process shows and finds it as it is (AREA-03).
 * Changes never interleave with each other or with an import.
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
