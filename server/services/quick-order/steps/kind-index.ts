import { setImmediate as nextTurn } from 'node:timers/promises'
import { startKindIndex, type KindIndex } from '#domain/product-kinds/kind-index.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { catalogueVersion } from '../../../db/catalogue/catalogue-version.ts'
import { readRecords } from '../../../db/catalogue/collections.ts'
import { pageProducts } from '../../../db/catalogue/products.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { mapInSlices } from '../../catalogue/steps/map-in-slices.ts'

/** The product kinds of the catalogue, kept until it changes. */
export type KindIndexCache = { readonly read: () => Promise<KindIndex> }

/** Products read at once: each page is parsed in one go, which nothing else may wait for. */
const PAGE = 50

/** Keeps the catalogue read as product kinds; a changed catalogue is read anew, once for all who wait for it. */
export function createKindIndexCache({ database }: { readonly database: Database }): KindIndexCache {
  let current: { readonly version: number; readonly index: Promise<KindIndex> } | null = null
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

async function buildIndex(queries: Queries): Promise<KindIndex> {
  const subcategories = (await readRecords(queries, 'subcategories')) as Subcategory[]
  const builder = startKindIndex(new Map(subcategories.map(({ id, name }) => [id, name])))
  for (let offset = 0; ; offset += PAGE) {
    const products: Product[] = await pageProducts(queries, { offset, limit: PAGE })
    await mapInSlices(products, builder.add)
    if (products.length === PAGE) continue
    await nextTurn()
    return builder.finish()
  }
}
