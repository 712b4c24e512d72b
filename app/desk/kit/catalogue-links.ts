import type { Collection } from '#domain/catalogue/entries/collections.ts'

/** In place of an id: an entry that is yet to be made. */
export const NEW = '+new'

/** The page of an entry at the desk; null for a new one. */
export function catalogueEntryLink(collection: Collection, id: string | null): string {
  return `/desk/catalogue/${collection}/${id === null ? NEW : encodeURIComponent(id)}`
}

/** Path of the preview of a product page. */
export function previewLink(id: string): string {
  return `/preview/${encodeURIComponent(id)}`
}

/** Path of an entry in the shop; null if it has no page of its own. */
export function shopLink(collection: Collection, id: string): string | null {
  const encoded = encodeURIComponent(id)
  switch (collection) {
    case 'products':
      return `/product/${encoded}`
    case 'categories':
      return `/subpage?mainCat=${encoded}`
    case 'departments':
    case 'subcategories':
      return '/category'
    case 'banners':
      return '/'
  }
}
