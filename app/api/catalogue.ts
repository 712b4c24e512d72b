import type { RawDocument, ParseResult } from '#domain/catalogue/parse-result.ts'
import type { catalogueReaders } from './catalogue-readers.ts'
import { request } from './request.ts'

type Readers = typeof catalogueReaders

/** The four catalogue calls in the browser, under the configured base (DATA-01). */
export function createCatalogueApi(base: string) {
  return {
    mainCategories: () => list(`${base}/maincategory/getMainCategory`, (readers) => readers.mainCategory),
    subcategories: () => list(`${base}/subCategory/getSubCategory`, (readers) => readers.subcategory),
    shops: () => list(`${base}/shopcategory/getShopCategory`, (readers) => readers.shop),
    products: () => list(`${base}/products/getProduct`, (readers) => readers.product),
  }
}

async function list<T>(
  url: string,
  choose: (readers: Readers) => (document: RawDocument) => ParseResult<T>,
): Promise<T[]> {
  const [documents, { catalogueReaders: readers }] = await Promise.all([
    request<RawDocument[]>('GET', url),
    import('./catalogue-readers.ts'),
  ])
  if (!Array.isArray(documents)) throw new TypeError(`${url} did not answer with a list`)
  const read = choose(readers)
  return documents.flatMap((document) => {
    const reading = read(document)
    return 'record' in reading ? [reading.record] : []
  })
}
