import type { ProductSource } from '#search/product-index/product-source.ts'
import { readFacets } from '../../../db/catalogue/products.ts'
import type { Queries } from '../../../db/database.ts'
import { foundBy, searchProducts, suggestProducts } from '../../../db/search/search-products.ts'
import {
  doubtfulWords,
  interpretQuery,
  plainWords,
  type InterpretedQuery,
} from '#search/queries/interpret-query.ts'
import type { Term } from '#search/queries/parse-query.ts'
import { vocabularyKeys } from '#search/queries/vocabulary-keys.ts'
import { findSimilarWords, lookUpWords } from '../../../db/search/vocabulary.ts'
import { mapInSlices } from './map-in-slices.ts'

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

/** The most misspelt words of one call that are compared with the vocabulary; the others are taken as they are. */
const MOST_DOUBTFUL = 400
/** The most words that a misspelt one is compared with. */
const COMPARED = 40

/** Interprets queries against the vocabulary of the catalogue; `typing` when the last word is still being typed. */
async function interpretQueries(
  queries: Queries,
  parsed: readonly (readonly Term[])[],
  { typing = false }: { readonly typing?: boolean } = {},
): Promise<InterpretedQuery[]> {
  const statuses = await lookUpWords(queries, plainWords(parsed))
  const doubtful = doubtfulWords(parsed, statuses).slice(0, MOST_DOUBTFUL).map(vocabularyKeys)
  const similar = await findSimilarWords(queries, doubtful, COMPARED)
  return mapInSlices(parsed, (query) => interpretQuery(query, { statuses, similar, typing }))
}
