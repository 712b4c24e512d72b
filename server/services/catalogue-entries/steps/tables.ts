import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { CollectionTable } from '../../../catalogue-rows/collection-table.ts'

/** The table of each collection. */
export const tables: Readonly<Record<Collection, CollectionTable>> = {
  departments: 'shops',
  categories: 'main_categories',
  subcategories: 'subcategories',
  products: 'products',
  banners: 'banners',
}

/** The name of one entry of a collection in the audit log. */
export const subjects: Readonly<Record<Collection, string>> = {
  departments: 'department',
  categories: 'category',
  subcategories: 'subcategory',
  products: 'product',
  banners: 'banner',
}
