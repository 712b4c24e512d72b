/** The files of a catalogue, in the order in which they are imported, with the table that each fills. */
export const catalogueFiles = {
  main_categories: 'maincategory.json',
  subcategories: 'subcategory.json',
  shops: 'shops.json',
  banners: 'partner-banners.json',
  products: 'products.json',
} as const

/** The name of a collection's table. */
export type CollectionTable = keyof typeof catalogueFiles
