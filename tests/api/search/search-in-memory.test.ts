import { expect, test } from 'vitest'
import type { Price } from '#domain/money/price.ts'
import { findProducts, type AnsweredQuery, type RequestedPage } from '#search/product-index/find-products.ts'
import { createProductIndex } from '#search/product-index/product-index.ts'
import type { SearchedProduct } from '#search/product-index/product-rows.ts'
import { listProductVersions, readIndexedProducts } from '#server/db/search/indexed-products.ts'
import { databaseSource } from '#server/services/catalogue/steps/database-source.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'
import { readQueries } from '../../search/queries.ts'

const api = await demoApiForTests()

const words: AnsweredQuery = {
  nearest: [],
  names: true,
  isUnderstood: false,
  found: [],
  missingBrands: [],
  isNotSold: false,
  lacksSizes: false,
}
type Page = Omit<RequestedPage, 'q' | 'language'> & Partial<Pick<RequestedPage, 'language'>>

const wantedPages: readonly Page[] = [
  { page: 1, sort: 'featured', filters: { attributes: [] } },
  { page: 2, sort: 'price-up', filters: { attributes: [] } },
  { page: 1, sort: 'name', filters: { attributes: [{ name: 'Brand', value: 'Adrika' }] } },
  { page: 1, sort: 'name', filters: { attributes: [] }, language: 'hi' },
  {
    page: 1,
    sort: 'price-down',
    filters: { minPrice: 50_000_000 as Price, maxPrice: 900_000_000 as Price, attributes: [] },
  },
]

test(
  '[SEARCH-01] [SEARCH-02] [SEARCH-08] products, filters and corrections are the same as in the database',
  { timeout: 120_000 },
  async () => {
    const { queries } = api.database
    await api.services.jobs.updateVocabulary()
    const ids = (await listProductVersions(queries))
      .flatMap((text) => JSON.parse(text) as [string, string][])
      .map(([id]) => id)
    const memory = createProductIndex()
    for (const product of JSON.parse(await readIndexedProducts(queries, ids)) as SearchedProduct[])
      memory.add(product)
    memory.commit()
    const database = databaseSource(queries)
    const texts = readQueries('learning')
      .map(({ text }) => text)
      .filter((_, index) => index % 12 === 0)
    const differing: string[] = []
    for (const [index, q] of texts.entries()) {
      const wanted = { q, language: 'en' as const, ...(wantedPages[index % wantedPages.length] as Page) }
      const [own, stored] = [
        await findProducts(memory, words, wanted),
        await findProducts(database, words, wanted),
      ]
      if (JSON.stringify(own) !== JSON.stringify(stored)) differing.push(q)
    }
    expect(texts.length).toBeGreaterThan(60)
    expect(differing).toEqual([])
  },
)
