/** In which order the desk lists entries: that of the shop, or by a column, up or down; what has no value comes last. */
export const entrySorts = [
  'shop',
  'name',
  'name-down',
  'status',
  'status-down',
  'price-up',
  'price-down',
  'stock-up',
  'stock-down',
  'gst-up',
  'gst-down',
  'hsn',
  'hsn-down',
  'brand',
  'brand-down',
] as const

export type EntrySort = (typeof entrySorts)[number]

/** The columns of the list of products beside the name, of which everybody chooses their own. */
export const productColumns = ['status', 'sizes', 'price', 'stock', 'gst', 'hsn', 'brand', 'sku'] as const

export type ProductColumn = (typeof productColumns)[number]

/** The orders of a column, upwards first; null where the desk does not sort by it. */
export function sortsOf(column: ProductColumn | 'name'): readonly [up: EntrySort, down: EntrySort] | null {
  switch (column) {
    case 'price':
    case 'stock':
    case 'gst':
      return [`${column}-up`, `${column}-down`]
    case 'name':
    case 'status':
    case 'hsn':
    case 'brand':
      return [column, `${column}-down`]
    case 'sizes':
    case 'sku':
      return null
  }
}

/** The most entries that are changed together. */
export const MAX_SELECTED = 500
