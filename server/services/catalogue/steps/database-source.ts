import type { ProductSource } from '#search/product-index/product-source.ts'
import { readFacets } from '../../../db/catalogue/products.ts'
import type { Queries } from '../../../db/database.ts'
import { foundBy, searchProducts, suggestProducts } from '../../../db/search/search-products.ts'
import { interpretQueries } from './interpret-queries.ts'

/** The filters of a search are counted among this many products at most. */
const MAX_COUNTED = 5_000

/** Finds products in the database, while they are not in memory yet. */
export function databaseSource(queries: Queries): ProductSource {
  return {
    interpret: async (terms, options) => {
      const [query] = await interpretQueries(queries, [terms], options)
      return query ?? { terms: [], known: [], corrections: [] }
    },
    find: (search, range) => searchProducts(queries, search, range),
    countFacets: (search, filters) =>
      readFacets(queries, { scope: foundBy(search), filters, most: MAX_COUNTED }),
    suggest: (search, wanted) => suggestProducts(queries, search, wanted),
  }
}
