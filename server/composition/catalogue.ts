import { hasFilters, noFilters, type ProductFilters } from '#domain/catalogue/product-card.ts'
import type { Database } from '../db/database.ts'
import type { CatalogueFiles } from '../gateways/catalogue/port.ts'
import { exportCatalogue, type ExportOptions } from '../services/catalogue/export-catalogue.ts'
import {
  findArchivedSubcategory,
  findProduct,
  findProducts,
  listAllProducts,
} from '../services/catalogue/find-products.ts'
import { findCompanions } from '../services/catalogue/find-companions.ts'
import { importCatalogue, type ImportRequest } from '../services/catalogue/import-catalogue.ts'
import { listFacets, listProducts, type ListRequest } from '../services/catalogue/list-products.ts'
import {
  listBanners,
  listMainCategories,
  listShops,
  listSubcategories,
} from '../services/catalogue/list-collections.ts'
import { rebuildSearchIndex } from '../services/catalogue/rebuild-search-index.ts'
import { searchProducts, type SearchRequest } from '../services/catalogue/search-products.ts'
import { suggest } from '../services/catalogue/suggest.ts'
import type { KindReader } from '../services/catalogue/steps/kind-reader.ts'
import type { DemandCounter } from '../services/demand/steps/count-demand.ts'
import type { SharedReads } from './shared-reads.ts'

type Dependencies = {
  readonly database: Database
  readonly kindReader: KindReader
  readonly catalogueFiles: CatalogueFiles
  readonly demand: DemandCounter
  readonly sharedReads: SharedReads
}

/** Binds the use cases of the catalogue that shoppers and importers see. */
export function createCatalogueServices(using: Dependencies) {
  const { read } = using.sharedReads
  const readSubcategories = () => read('subcategories', () => listSubcategories(using))
  return {
    listBanners: () => read('banners', () => listBanners(using)),
    listMainCategories: () => read('main-categories', () => listMainCategories(using)),
    listSubcategories: readSubcategories,
    listShops: () => read('shops', () => listShops(using)),
    // of filters there are too many for two people to choose the same
    listProducts: (list: ListRequest) => {
      const { subcategoryId, page, sort, filters = noFilters } = list
      const load = () => listProducts(using, list)
      return hasFilters(filters) ? load() : read(keyOf('products', page, sort, subcategoryId), load)
    },
    findCompanions: (subcategoryIds: readonly string[]) =>
      read(keyOf('companions', ...subcategoryIds), () =>
        findCompanions({ ...using, readSubcategories }, subcategoryIds),
      ),
    listFacets: (list: { subcategoryId: string; filters: ProductFilters }) => {
      const load = () => listFacets(using, list)
      return hasFilters(list.filters) ? load() : read(keyOf('facets', list.subcategoryId), load)
    },
    findProduct: (id: string) => read(keyOf('product', id), () => findProduct(using, id)),
    findArchivedSubcategory: (id: string) => findArchivedSubcategory(using, id),
    findProducts: (ids: readonly string[]) => findProducts(using, ids),
    listAllProducts: (page: { offset: number; limit: number }) => listAllProducts(using, page),
    importFolder: (request: ImportRequest) => importCatalogue(using, request),
    exportFolder: (folder: string, options?: ExportOptions) => exportCatalogue(using, folder, options),
    rebuildSearchIndex: () => rebuildSearchIndex(using),
    searchProducts: (request: SearchRequest) => searchProducts(using, request),
    suggest: (q: string) => suggest(using, q),
  }
}

function keyOf(...parts: readonly (string | number)[]): string {
  return JSON.stringify(parts)
}
