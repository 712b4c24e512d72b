/** Tabs of the catalogue, by the addresses below `/desk/catalogue`. */
export const catalogueTabs = [
  'products',
  'subcategories',
  'categories',
  'departments',
  'banners',
  'day-rates',
  'price-lists',
  'offers',
  'scheduled',
  'import',
] as const

/** Tabs of the settings, by the addresses below `/desk/settings`. */
export const settingsTabs = [
  'shop',
  'invoices',
  'payments',
  'prices',
  'returns',
  'messages',
  'words',
] as const
