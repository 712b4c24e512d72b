import type { Collection } from '#domain/catalogue/entries/collections.ts'

/** The tables of the catalogue, in the order in which they are imported. */
export const collectionTables = ['main_categories', 'subcategories', 'shops', 'banners', 'products'] as const
export type CollectionTable = (typeof collectionTables)[number]

/** The collection that lies in each table. */
export const collectionOf: Readonly<Record<CollectionTable, Collection>> = {
  main_categories: 'categories',
  subcategories: 'subcategories',
  shops: 'departments',
  banners: 'banners',
  products: 'products',
}
