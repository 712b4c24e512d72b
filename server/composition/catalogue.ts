import path from 'node:path'
import { mediaFolder } from '../gateways/media/media-folder.ts'
import type { CategorySuggestion } from '#domain/catalogue/lists/suggestions.ts'
import { english } from '#domain/catalogue/translations/glossary.ts'
import type { Phrases } from '#domain/catalogue/translations/phrases.ts'
import { labelFilters } from '#domain/catalogue/translations/translate.ts'
import type { Language } from '#domain/i18n/language.ts'
import { hasFilters, noFilters, type ProductFilters } from '#domain/catalogue/lists/product-card.ts'
import { exportCatalogue, type ExportOptions } from '../services/catalogue/export-catalogue.ts'
import { findProduct, findProducts, listAllProducts } from '../services/catalogue/find-products.ts'
import { findCompanions } from '../services/catalogue/find-companions.ts'
import { findFormerProduct, isFormerCategory } from '../services/catalogue/find-former.ts'
import { importCatalogue, type ImportRequest } from '../services/catalogue/import-catalogue.ts'
import { listFacets, listProducts, type ListRequest } from '../services/catalogue/list-products.ts'
import {
  listBanners,
  listMainCategories,
  listShops,
  listSubcategories,
  readGlossary,
  readPhrases,
} from '../services/catalogue/list-collections.ts'
import { rebuildSearchIndex } from '../services/catalogue/rebuild-search-index.ts'
import { searchProducts, type SearchRequest } from '../services/catalogue/search-products.ts'
import { translateCategories } from '../services/catalogue/steps/translate-categories.ts'
import { suggest } from '../services/catalogue/suggest.ts'
import type { CalculatorName } from '#domain/calculators/calculator-names.ts'
import type { LinkQuery } from '#domain/calculators/read-inputs.ts'
import { calculate, findCalculators } from '../services/calculators/calculate.ts'
import { createPreviewReader } from '../services/pictures/read-preview.ts'
import { createPictureReader } from '../services/pictures/read-picture.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds the use cases of the catalogue that shoppers and importers see; shoppers read it in a language. */
export function bindCatalogue(dependencies: Dependencies, language: Language) {
  const using = { ...dependencies, ...bindLists(dependencies, language) }
  const { lists, read } = using
  return {
    listBanners: () => read(['banners'], () => listBanners(using, language)),
    ...lists,
    listShops: () => read(['shops'], () => listShops(using, language)),
    // of filters there are too many for two people to choose the same
    listProducts: (list: ListRequest) => {
      const { subcategoryId, page, sort, filters = noFilters } = list
      const load = () => listProducts(using, list)
      return hasFilters(filters) ? load() : read(['products', page, sort, subcategoryId], load)
    },
    findCompanions: (subcategoryIds: readonly string[]) =>
      read(['companions', ...subcategoryIds], () => findCompanions(using, subcategoryIds)),
    listFacets: (list: { subcategoryId: string; filters: ProductFilters }) => {
      const load = () => listFacets(using, list)
      return hasFilters(list.filters) ? load() : read(['facets', list.subcategoryId], load)
    },
    labelFilters: async (filters: ProductFilters) => labelFilters(filters, await using.readGlossary()),
    findProduct: (id: string) => read(['product', id], () => findProduct(using, id)),
    findFormerProduct: (id: string) => findFormerProduct(using, id),
    isFormerCategory: (subject: 'department' | 'category' | 'subcategory', id: string) =>
      isFormerCategory(using, subject, id),
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
export function bindCalculators(dependencies: Dependencies, language: Language) {
  const using = { ...dependencies, ...bindLists(dependencies, language) }
  return {
    calculate: (name: CalculatorName, query: LinkQuery) => calculate(using, name, query),
    find: (subcategoryIds: readonly string[]) => findCalculators(using, subcategoryIds),
  }
}

/** The lists of a language that use cases share with pages, each read once until the catalogue changes. */
export function bindLists(using: Dependencies, language: Language) {
  const read = <T>(key: readonly (string | number)[], load: () => Promise<T>): Promise<T> =>
    using.sharedReads.read(JSON.stringify([language, ...key]), load)
  const listMain = () => read(['main-categories'], () => listMainCategories(using, language))
  const listSub = () => read(['subcategories'], () => listSubcategories(using, language))
  const lists = { listMainCategories: listMain, listSubcategories: listSub }
  return {
    lists,
    read,
    readSubcategories: listSub,
    readGlossary: () =>
      language === 'en' ? Promise.resolve(english) : read(['glossary'], () => readGlossary(using, language)),
    readPhrases: (): Promise<Phrases> =>
      language === 'en' ? Promise.resolve(new Map()) : read(['phrases'], () => readPhrases(using, language)),
    translateCategories: async (categories: readonly CategorySuggestion[]) =>
      language === 'en' ? categories : translateCategories(lists, categories),
  }
}

/** Binds the reading of stored pictures and of their previews. */
export function bindPictures(using: Dependencies) {
  const demoMedia = mediaFolder(path.dirname(using.demoCatalogue))
  return { read: createPictureReader(using), readPreview: createPreviewReader({ ...using, demoMedia }) }
}
