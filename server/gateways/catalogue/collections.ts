import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'

/** The file of each collection by its table, in import order. */
export const catalogueFiles: Readonly<Record<CollectionTable, string>> = {
  main_categories: 'maincategory.json',
  subcategories: 'subcategory.json',
  shops: 'shops.json',
  banners: 'partner-banners.json',
  products: 'products.json',
}
