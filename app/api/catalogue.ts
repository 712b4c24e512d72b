import type { RawDocument, ParseResult } from '#domain/catalogue/parse-result.ts'
import type { catalogueParsers } from './catalogue-parsers.ts'
import { send } from './transport/request.ts'

type Parsers = typeof catalogueParsers

/**
 * The four catalogue calls in the browser, under the configured base (DATA-01). The base may be another server with the
 * same calls, so documents are parsed with all the spellings that an import accepts.
 */
export function createCatalogueApi(base: string) {
  return {
    fetchMainCategories: () =>
      list(`${base}/maincategory/getMainCategory`, (parsers) => parsers.mainCategory),
    fetchSubcategories: () => list(`${base}/subCategory/getSubCategory`, (parsers) => parsers.subcategory),
    fetchShops: () => list(`${base}/shopcategory/getShopCategory`, (parsers) => parsers.shop),
    fetchProductList: () => list(`${base}/products/getProduct`, (parsers) => parsers.product),
  }
}

async function list<T>(
  url: string,
  choose: (parsers: Parsers) => (document: RawDocument) => ParseResult<T>,
): Promise<T[]> {
  const [documents, { catalogueParsers: parsers, documentsOf }] = await Promise.all([
    // read at once: an answer that ends early has failed before its parsers are there, and a retry asks anew
    send('GET', url).then(async (response) => {
      const answer: unknown = await response.json()
      return answer
    }),
    import('./catalogue-parsers.ts'),
  ])
  const parse = choose(parsers)
  return documentsOf(documents).flatMap((document) => {
    const result = parse(document)
    return 'record' in result ? [result.record] : []
  })
}
