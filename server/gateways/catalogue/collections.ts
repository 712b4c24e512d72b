/** The file of each collection by its table, in import order. */
export const catalogueFiles = {
  main_categories: 'maincategory.json',
  subcategories: 'subcategory.json',
  shops: 'shops.json',
  banners: 'partner-banners.json',
  products: 'products.json',
} as const

/** The database table of a collection. */
export type CollectionTable = keyof typeof catalogueFiles
