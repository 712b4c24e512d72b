import { setImmediate as nextTurn } from 'node:timers/promises'
import { buildArticleIndex, type ArticleIndex } from '#domain/articles/article-index.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { catalogueVersion } from '../../../db/catalogue/catalogue-version.ts'
import { readRecords } from '../../../db/catalogue/collections.ts'
import { pageProducts } from '../../../db/catalogue/products.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { mapInSlices } from '../../catalogue/steps/map-in-slices.ts'

/** The articles of the catalogue, kept until it changes. */
export type ArticleIndexCache = { readonly read: () => Promise<ArticleIndex> }

/** Products read at once: each page is parsed in one go, which nothing else may wait for. */
const PAGE = 50

/** Keeps the catalogue read as articles; a changed catalogue is read anew, once for all who wait for it. */
export function createArticleIndexCache({ database }: { readonly database: Database }): ArticleIndexCache {
  let current: { readonly version: number; readonly index: Promise<ArticleIndex> } | null = null
  return {
    async read() {
      const version = await catalogueVersion(database.queries)
      if (current?.version !== version) {
        const index = buildIndex(database.queries)
        current = { version, index }
        index.catch(() => {
          if (current?.index === index) current = null
        })
      }
      return current.index
    },
  }
}

async function buildIndex(queries: Queries): Promise<ArticleIndex> {
  const subcategories = (await readRecords(queries, 'subcategories')) as Subcategory[]
  const builder = buildArticleIndex(new Map(subcategories.map(({ id, name }) => [id, name])))
  for (let offset = 0; ; offset += PAGE) {
    const products: Product[] = await pageProducts(queries, { offset, limit: PAGE })
    await mapInSlices(products, builder.add)
    if (products.length === PAGE) continue
    await nextTurn()
    return builder.finish()
  }
}
