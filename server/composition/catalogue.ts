import path from 'node:path'
import { mediaFolder } from '../gateways/media/media-folder.ts'
import { hasFilters, noFilters, type ProductFilters } from '#domain/catalogue/lists/product-card.ts'
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
import type { CalculatorName } from '#domain/calculators/calculator-names.ts'
import type { LinkQuery } from '#domain/calculators/read-inputs.ts'
import { calculate, findCalculators } from '../services/calculators/calculate.ts'
import { createPreviewReader } from '../services/pictures/read-preview.ts'
import { createPictureReader } from '../services/pictures/read-picture.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds the use cases of the catalogue that shoppers and importers see. */
export function bindCatalogue(using: Dependencies) {
  const { read } = using.sharedReads
  return {
    listBanners: () => read('banners', () => listBanners(using)),
    listMainCategories: () => read('main-categories', () => listMainCategories(using)),
    listSubcategories: () => readSubcategories(using),
    listShops: () => read('shops', () => listShops(using)),
    // of filters there are too many for two people to choose the same
    listProducts: (list: ListRequest) => {
      const { subcategoryId, page, sort, filters = noFilters } = list
      const load = () => listProducts(using, list)
      return hasFilters(filters) ? load() : read(keyOf('products', page, sort, subcategoryId), load)
    },
    findCompanions: (subcategoryIds: readonly string[]) =>
      read(keyOf('companions', ...subcategoryIds), () =>
        findCompanions({ ...using, readSubcategories: () => readSubcategories(using) }, subcategoryIds),
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

/** Binds the calculators of materials. */
export function bindCalculators(using: Dependencies) {
  const withSubcategories = { ...using, readSubcategories: () => readSubcategories(using) }
  return {
    calculate: (name: CalculatorName, query: LinkQuery) => calculate(withSubcategories, name, query),
    find: (subcategoryIds: readonly string[]) => findCalculators(withSubcategories, subcategoryIds),
  }
}

/** Binds the reading of stored pictures and of their previews. */
export function bindPictures(using: Dependencies) {
  const demoMedia = mediaFolder(path.dirname(using.demoCatalogue))
  return { read: createPictureReader(using), readPreview: createPreviewReader({ ...using, demoMedia }) }
}

function readSubcategories(using: Dependencies) {
  return using.sharedReads.read('subcategories', () => listSubcategories(using))
}

function keyOf(...parts: readonly (string | number)[]): string {
  return JSON.stringify(parts)
}
